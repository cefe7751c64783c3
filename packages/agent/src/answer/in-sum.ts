import type * as z from "zod";
import type { RoutedPart } from "../route/routed.ts";
import * as Data from "./looked-up.ts";
import { heldIn } from "./of-accounts.ts";
import type { Results } from "./places.ts";
import { type Looked, lookedUp, type Reply } from "./reply.ts";
import { valued } from "./valued.ts";
import { writeInSum } from "./write/in-sum.ts";

/** What holdings that were asked about together come to; undefined where it was not asked, or one's value is not on file. */
export function inSum(
  message: string,
  parts: readonly { part: RoutedPart; results: Results }[],
): Reply | undefined {
  if (!together.test(message)) return undefined;
  const asked = parts.filter(({ part }) => part.intent === "symbol_performance");
  if (new Set(asked.map(placeOf)).size < 2) return undefined;
  const found = asked.flatMap(({ part, results }) => {
    const held = results.get("get_positions");
    const quotes = results.get("get_quotes");
    return held === undefined || quotes === undefined
      ? []
      : [heldAt(part, lookedUp(held, Data.Positions), lookedUp(quotes, Data.Quotes))];
  });
  const isWhole = found.length === asked.length && found.every(({ own }) => own.length > 0);
  return isWhole
    ? writeInSum(
        found.flatMap(({ own }) => own),
        found.flatMap(({ used }) => used),
      )
    : undefined;
}
const together =
  /\b(?:together|combined|altogether|in total|in all|in sum|all told|add(?:ed)? up|come to|amount to|total|sum)\b/i;

const placeOf = ({ part: { params } }: { part: RoutedPart }): string =>
  [params.symbol, params.account].join("|");

function heldAt(
  { params }: RoutedPart,
  held: Looked<z.infer<typeof Data.Positions>>,
  quotes: Looked<Data.Quotes>,
) {
  const { positions } = heldIn(held, params).data;
  return { own: valued(positions, quotes.data.quotes), used: [held, quotes] };
}
