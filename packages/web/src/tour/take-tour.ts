import { goTo, home } from "../navigation/place.ts";
import { startTour } from "./tour-state.ts";

/** Begins the tour, wherever the page is. */
export function takeTour(): void {
  goTo(home);
  startTour();
}
