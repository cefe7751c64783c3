import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Params } from "../route/routed.ts";
import { usd } from "./format.ts";

type Sizes = Pick<Params, "above" | "below" | "at_least" | "at_most" | "amount">;
type Picking = Sizes &
  Pick<Params, "units" | "order" | "nth" | "measure" | "limit" | "per" | "stretches">;

/** True when rows are chosen or worked on here, so that all of them have to be looked up. */
export const picks = ({ order, nth, measure, units, per, stretches, ...sizes }: Picking): boolean =>
  [order, nth, measure, units, per, stretches, ...sizesAsked(sizes)].some(
    (one) => one !== undefined,
  );

/** True when only what is of some size is meant. */
export const isSized = (params: Sizes): boolean =>
  sizesAsked(params).some((one) => one !== undefined);

const sizesAsked = ({ above, below, at_least, at_most, amount }: Sizes) => [
  above,
  below,
  at_least,
  at_most,
  amount,
];

/** The rows of the sizes asked for, in the order asked for; they come newest first. */
export function fittingRows<Row>(
  rows: readonly Row[],
  { order, ...sizes }: Picking,
  sizeOf: (row: Row) => Decimal,
): Row[] {
  const fitting = rows.filter((row) => isOfSize(sizeOf(row), sizes));
  if (order === "oldest") return fitting.toReversed();
  if (order === "largest") return fitting.toSorted((a, b) => sizeOf(b).cmp(sizeOf(a)));
  return order === "smallest" ? fitting.toSorted((a, b) => sizeOf(a).cmp(sizeOf(b))) : fitting;
}

/** How many rows there are, as a figure that an answer may state; of none it states nothing. */
export const counted = (rows: readonly unknown[]): number[] =>
  rows.length === 0 ? [] : [rows.length];

export const isOfSize = (
  size: Decimal,
  { above, below, at_least, at_most, amount }: Sizes,
): boolean =>
  (above === undefined || size.gt(above)) &&
  (below === undefined || size.lt(below)) &&
  (at_least === undefined || !size.lt(at_least)) &&
  (at_most === undefined || !size.gt(at_most)) &&
  (amount === undefined || size.eq(amount));

/** Of the rows that fit, those to show: one place, or as many as were asked for. */
export function shownRows<Row>(
  rows: readonly Row[],
  { nth, order, limit }: Picking,
): readonly Row[] {
  if (nth !== undefined) return rows.slice(nth - 1, nth);
  return rows.slice(0, limit ?? (order === undefined ? undefined : 1));
}

/** "over $1,000.00", for a sentence about what was looked for. */
export const sizeAsked = (
  { above, below, at_least, at_most, amount }: Sizes,
  written: (size: number) => string = usd,
): string =>
  [
    at_least === undefined ? "" : ` of at least ${written(at_least)}`,
    at_most === undefined
      ? ""
      : `${at_least === undefined ? "" : " and"} of at most ${written(at_most)}`,
    above === undefined ? "" : ` over ${written(above)}`,
    below === undefined ? "" : ` under ${written(below)}`,
    amount === undefined ? "" : ` of ${written(amount)}`,
  ].join("");

const ordinals = ["", "first", "second", "third", "fourth", "fifth"];

/** "second", "6th". */
export const ordinal = (nth: number): string => ordinals[nth] ?? `${nth}th`;

/** " from 2026-01-05 to 2026-01-11", for the days that were asked about. */
export function daysAsked({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): string {
  if (from === undefined && to === undefined) return "";
  if (from === to) return ` on ${from}`;
  if (from === undefined) return ` until ${to}`;
  return to === undefined ? ` since ${from}` : ` from ${from} to ${to}`;
}

/** An order as the answer says it. */
export const orderSaid = (order: Params["order"]): string | undefined =>
  order === "dearest" ? "highest-priced" : order === "cheapest" ? "lowest-priced" : order;

/** "The second most recent" or "The oldest", before what the row is. */
export function placeAsked({ nth, order }: Picking): string {
  const end = orderSaid(order) ?? "most recent";
  return nth === undefined || nth === 1 ? `The ${end}` : `The ${ordinal(nth)} ${end}`;
}

/** What rows that are alike add up to, or are on average, in words and figures. */
export function measured<Row>(
  rows: readonly Row[],
  { measure }: Picking,
  names: { kindOf(row: Row): string; sizeOf(row: Row): Decimal },
): { text: string; figures: number[] } {
  if (measure === undefined || rows.length === 0) return { text: "", figures: [] };
  if (measure === "count") {
    const verb = rows.length === 1 ? "There is 1." : `There are ${rows.length}.`;
    return { text: verb, figures: [rows.length] };
  }
  const groups = [...Map.groupBy(rows, names.kindOf)].map(([kind, own]) => {
    const whole = sum(own.map(names.sizeOf));
    const figure = measure === "sum" ? whole : whole.div(own.length);
    return { kind, count: own.length, figure: figure.round(2) };
  });
  const word = measure === "sum" ? "total" : "average";
  const parts = groups.map(({ kind, count, figure }) => `${kind} ${usd(figure)} (${count})`);
  return {
    text: `${word[0]?.toUpperCase()}${word.slice(1)}: ${parts.join(", ")}.`,
    figures: groups.flatMap(({ count, figure }) => [figure.toNumber(), count]),
  };
}

export const tradeValue = (row: { quantity: number; price: number }): Decimal =>
  decimal(row.quantity).times(row.price);
