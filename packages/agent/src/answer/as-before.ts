import type { RoutedPart } from "../route/routed.ts";
import { daysAsked } from "./picked.ts";

/** The account and the days that were taken from the question before, because this one named none. */
export function asBefore({ params, assumed }: RoutedPart): string {
  const { account, from, to } = params;
  const place = assumed.includes("account") && account !== undefined ? [account] : [];
  const isOfDays = assumed.includes("from") || assumed.includes("to");
  const days = isOfDays ? [daysAsked({ from, to }).trim()] : [];
  const kept = [...place, ...days];
  return kept.length === 0 ? "" : `As in the question before: ${kept.join(", ")}.`;
}
