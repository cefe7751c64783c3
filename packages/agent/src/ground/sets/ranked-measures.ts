import { gainFields, sizeOf, valueFields, weightFields } from "./row-facts.ts";
import type { Row } from "./tables.ts";

/** Something by which rows are ranked and compared; undefined if the row does not have it. */
export type Ranking = (row: Row) => number | undefined;

const by =
  (...fields: readonly string[]): Ranking =>
  ({ figures }) => {
    const field = fields.find((one) => figures.has(one));
    return field === undefined ? undefined : figures.get(field);
  };

const inDollars = by(...gainFields);
const inPercent = by("unrealized_pl_pct", "return_pct", "change_pct");
const dayChange = by("change_pct");
/** A gain is one in dollars, unless there are only percentages. */
const inDollarsFirst = by(...gainFields, "unrealized_pl_pct", "change_pct");

/** Nouns of measures, with the readings that each may have. */
const nouns: readonly [RegExp, readonly Ranking[]][] = [
  [/^(?:dollar (?:gain|loss|profit)|(?:gain|loss) in dollars)s?$/i, [inDollars]],
  [/^(?:percentage (?:gain|loss)|return)s?$/i, [inPercent]],
  [/^(?:unrealized |paper )?(?:gain|loss|profit|losse)s?$/i, [inDollarsFirst]],
  [
    /^(?:unrealized |paper )?(?:gain|loss|profit|losse)s?(?= %)/i,
    [inDollars, inPercent, dayChange],
  ],
  [
    /^(?:performer|gainer|decliner|loser|winner|mover|performance)s?$/i,
    [inDollars, inPercent, dayChange],
  ],
  [/^(?:day|session|daily (?:gain|loss|change|move))$/i, [dayChange]],
  [/^market (?:cap(?:italization)?|value)s?$/i, [by("market_cap"), by("market_value", "value")]],
  [/^(?:share |stock )?prices?$/i, [by("price", "price_usd")]],
  [/^(?:trading )?volumes?$/i, [by("volume")]],
  [/^(?:weights?|share|allocation|exposures?)$/i, [by(...weightFields)]],
  [/^(?:cost|cost basis|basis)$/i, [by("cost", "cost_basis")]],
  [/^(?:expense ratio|fee|cost|expenses)s?$/i, [by("expense_ratio_pct")]],
  [/^(?:cash|cash balance|cash position)$/i, [by("cash", "total_cash")]],
  [/^(?:stake|shareholding)s?$/i, [by("shares"), by("owned_pct")]],
  [/^(?:value|balance|amount)s?$/i, [by(...valueFields)]],
  [/^(?:number of )?(?:shares|units)$/i, [by("quantity", "shares")]],
  [/^(?:overweight|underweight|drift)$/i, [by("drift_pp")]],
];

const losing = /\b(?:loss(?:es)?|decliner|loser|underweight)s?$/i;

/** How the words rank: the readings of the measure, and whether it is one of losses. */
export function rankingsOf(
  words: string,
): { rankings: readonly Ranking[]; isLoss: boolean } | undefined {
  const rankings = nouns.flatMap(([noun, own]) => (noun.test(words) ? own : []));
  return rankings.length === 0 ? undefined : { rankings, isLoss: losing.test(words) };
}

export const bySize: Ranking = sizeOf;
export const byValue = by(...valueFields);
export const byResult: readonly Ranking[] = [inDollars, inPercent, dayChange];
export const byExpense: readonly Ranking[] = [by("expense_ratio_pct"), by("price", "price_usd")];
