import { withoutCourtesy } from "./courtesy.ts";
import { longest } from "./legible.ts";
import { oneWay } from "./one-way.ts";
import { withoutOwnHousehold } from "./own-household.ts";
import { quiet } from "./quiet.ts";
import { spelledOut } from "./words.ts";

/** A message as every reader hears it: spelt out, its marks put one way, without courtesy and the household's own name. */
export const putOneWay = (said: string, household: string): string =>
  withoutOwnHousehold(
    withoutCourtesy(oneWay(spelledOut(quiet(said.slice(0, longest))))),
    household,
  );
