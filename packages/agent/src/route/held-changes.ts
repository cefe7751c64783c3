import type { Change } from "./change.ts";
import type { Clause } from "./clause.ts";
import * as slots from "./slots.ts";

/** "and what's the gain in Hector's?", "in dollars?" after how many shares there are. */
export const figureOf = ({ said }: Clause): Change =>
  ofFigure.test(said) || slots.inDollars(said) || slots.inPercent(said)
    ? { intent: "symbol_performance" }
    : {};
/** "is it up" may be meant of the day. */
const ofFigure =
  /\b(?:gain(?:s|ed)?|loss(?:es)?|lost|profits?|how (?:much|far) .*\b(?:up|down)|returns?|performance|doing|performing|worth|value)\b/;
