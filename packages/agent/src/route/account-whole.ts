import type { Known } from "./account-fit.ts";
import { heardAt } from "./account-words.ts";
import { type Item, type Span, sentence } from "./item.ts";

/** "Laura's total across everything": of the one whose household it is, that is all of it. */
export function widened(
  items: readonly Item[],
  spans: readonly Span[],
  { accounts, first }: Known,
): Span[] {
  if (first === undefined) return [...spans];
  const isNamed = accounts.some(({ words }) => words.some((word) => word === first));
  const names = new Set([first]);
  return spans.map((span) => {
    const text = sentenceAt(items, span.start);
    if (!everything.test(text) && (isNamed || !altogether.test(text))) return span;
    const noun = items[span.start + 1]?.said;
    const words = span.end - span.start;
    const isBare = words === 1 || (words === 2 && noun === "accounts");
    const isHers = isBare && heardAt(items, span.start, names) !== undefined;
    const said = /s$/i.test(items[span.start]?.raw ?? "") ? "our" : "us";
    return isHers ? { ...span, mention: { said } } : span;
  });
}

/** The words from the stop before to the stop after. */
function sentenceAt(items: readonly Item[], at: number): string {
  const stops = items.flatMap(({ gap }, index) => (gap === "stop" ? [index] : []));
  const start = stops.findLast((stop) => stop <= at) ?? 0;
  return sentence(
    items.slice(
      start,
      stops.find((stop) => stop > at),
    ),
  );
}

const everything =
  /\b(?:everything|everywhere|across the board|(?:all|each|every|both) (?:of )?(?:the |her |his |their )?accounts?)\b/;
/** Beside a name that is on one of the accounts these may be of that one. */
const altogether =
  /\b(?:all told|altogether|total (?:account |portfolio )?(?:value|balance|worth)|(?:total|sum) (?:across|over)|all together|all in all|in all|overall|in total|grand total|combined)\b/;
