import type { Clause } from "./clause.ts";
import * as slots from "./slots.ts";

/**
 * "and with the pending one" takes back that only the completed were asked for; so does "and deposits this month?",
 * after what is pending.
 */
export const ofAnyStatus = (clause: Clause): boolean =>
  alsoPending.test(clause.said) || isOwnKind(clause);

const isOwnKind = ({ said, period }: Clause): boolean =>
  period !== undefined &&
  slots.transferType(said) !== undefined &&
  slots.transferStatus(said) === undefined;

const alsoPending =
  /\b(?:including|includes?|with|counting|plus|adding|together with)\b(?: \S+){0,3} (?:pending|completed|failed)\b/;
