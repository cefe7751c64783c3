import { homePlace, navigateTo } from "../navigation/place.ts";
import { startTour } from "./tour-state.ts";

/** Starts the tour from any page. */
export function takeTour(): void {
  navigateTo(homePlace);
  startTour();
}
