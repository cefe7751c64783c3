import { sum } from "@advisor/domain/decimal";
import type { Ranking } from "@advisor/domain/ranking";
import type { RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { written } from "./ranking-words.ts";

/** Asks what several come to. */
export const addsUp = (text: string): boolean => words.test(heard(text));
const words =
  /\b(?:add up|adds up|adding up|together|in total|altogether|combined|sum|total (?:value|worth|gain|loss|of))\b/;

/** "the three largest together": what so many come to, where they are asked for by their number. */
export function sumOf(
  { params, text }: Pick<RoutedPart, "params" | "text">,
  { basis }: Ranking,
  shown: Ranking["ranked"],
): { text: string; figures: number[] } {
  const isAsked = (params.limit ?? 0) > 1 && (params.total === true || addsUp(text));
  if (!isAsked || basis.endsWith("pct") || shown.length === 0) return { text: "", figures: [] };
  const whole = sum(shown.map(({ figure }) => figure)).round(2);
  return {
    text: `The ${shown.length} together: ${written(whole, basis)}.`,
    figures: [whole.toNumber(), shown.length],
  };
}
