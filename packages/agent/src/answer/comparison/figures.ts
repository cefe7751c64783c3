import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { type Position, totals } from "@advisor/domain/position";
import { dayPct } from "@advisor/domain/ratio";
import { type By, isThing, type Side } from "../../route/comparison/comparison.ts";
import { listed } from "../format.ts";
import type { PositionRow, Quotes } from "../looked-up.ts";
import { isOf } from "../of-class.ts";
import type { Looked } from "../reply.ts";
import { valued } from "../valued.ts";

/** An account's line of the summary. */
export interface Stated {
  account: string;
  total_value: number;
  total_cash: number;
  settled_cash: number;
  unsettled_cash: number;
}

/** What was looked up, whichever of it the comparison needs. */
export interface Evidence {
  stated: readonly Stated[];
  rows: readonly PositionRow[];
  quotes: Quotes["quotes"];
  used: readonly Looked<unknown>[];
}

/** A side's figure; or which holdings leave it open, and what of them is not on file. */
export type Found = { figure: Decimal } | { lacks: Lack; symbols: readonly string[] };
export type Lack = "holding" | "account" | "quote" | "cost" | "change";

export function figureOf(side: Side, by: By, given: Evidence): Found {
  if (by === "price") return quoted(side, given, ({ price }) => price);
  const isAlone = side.accounts === undefined && side.symbol !== undefined;
  if (by === "day_pct" && isAlone) return quoted(side, given, ({ change_pct }) => change_pct);
  const field = fieldOf(side, by);
  return field === undefined ? ofHoldings(side, by, given) : ofAccounts(side, field, given);
}

type Field = Exclude<keyof Stated, "account">;

/** What the summary states of accounts as they are. */
function fieldOf(side: Side, by: By): Field | undefined {
  if (by === "value" && side.cash === true) return "total_cash";
  if (by === "value" && !isThing(side)) return "total_value";
  return by === "cash" ? "total_cash" : by.endsWith("_cash") ? (by as Field) : undefined;
}

function ofAccounts(side: Side, field: Field, { stated }: Evidence): Found {
  const own = stated.filter(({ account }) => side.accounts?.includes(account) !== false);
  return own.length === 0
    ? { lacks: "account", symbols: [] }
    : { figure: sum(own.map((row) => decimal(row[field]))) };
}

function quoted(
  { symbol }: Side,
  { quotes }: Evidence,
  of: (quote: Quotes["quotes"][number]) => number | null,
): Found {
  const quote = quotes.find((one) => one.symbol === symbol);
  const figure = quote === undefined ? null : of(quote);
  const symbols = symbol === undefined ? [] : [symbol];
  if (figure !== null) return { figure: decimal(figure) };
  return { lacks: quote === undefined ? "quote" : "change", symbols };
}

/** What a side holds. */
export const heldBy = (side: Side, rows: readonly PositionRow[]): PositionRow[] =>
  rows.filter(
    (row) =>
      side.accounts?.includes(row.account) !== false &&
      (side.symbol ?? row.symbol) === row.symbol &&
      (side.asset_class === undefined || isOf(row, side.asset_class, false)),
  );

function ofHoldings(side: Side, by: By, { rows, quotes }: Evidence): Found {
  const own = heldBy(side, rows);
  if (side.accounts?.length === 0) return { lacks: "account", symbols: [] };
  if (own.length === 0) return { lacks: "holding", symbols: [] };
  const units = sum(own.map((row) => decimal(row.quantity)));
  if (by === "positions") return { figure: decimal(own.length) };
  if (by === "shares") return { figure: units };
  const positions = valued(own, quotes);
  const open = lacking(positions, by);
  if (open !== undefined) return open;
  const figure = by === "average_cost" ? averageOf(own, units) : sumOf(positions, by);
  return figure === null ? { lacks: "cost", symbols: symbolsOf(positions) } : { figure };
}

const averageOf = (own: readonly PositionRow[], units: Decimal): Decimal | null =>
  units.eq(0)
    ? null
    : sum(own.map((row) => decimal(row.quantity).times(row.cost_basis ?? 0))).div(units);

function sumOf(positions: readonly Position[], by: By): Decimal | null {
  const { market_value, unrealized_pl, unrealized_pl_pct, day_change } = totals(positions);
  if (by === "value") return market_value;
  if (by === "cost") return sum(positions.map(({ cost }) => cost ?? decimal(0)));
  if (by === "gain") return unrealized_pl;
  if (by === "gain_pct") return unrealized_pl_pct?.times(100) ?? null;
  return by === "day" || day_change === null
    ? day_change
    : dayPct(day_change, market_value.minus(day_change));
}

/** The first thing that is not on file of a position, which leaves the sum open. */
function lacking(positions: readonly Position[], by: By): Found | undefined {
  const needs: Readonly<Record<Exclude<Lack, "holding" | "account">, boolean>> = {
    quote: !by.endsWith("cost"),
    cost: by.endsWith("cost") || by.startsWith("gain"),
    change: by.startsWith("day"),
  };
  const is: Readonly<Record<keyof typeof needs, (one: Position) => boolean>> = {
    quote: (one) => one.market_value === null,
    cost: (one) => one.cost === null,
    change: (one) => one.day_change === null,
  };
  for (const lacks of ["quote", "cost", "change"] as const) {
    const open = needs[lacks] ? positions.filter(is[lacks]) : [];
    if (open.length > 0) return { lacks, symbols: symbolsOf(open) };
  }
  return undefined;
}

const symbolsOf = (positions: readonly Position[]): string[] => [
  ...new Set(positions.map(({ symbol, name }) => symbol ?? name)),
];

/** "There is no cost on file for XOM and JNJ", for what the sides lack. */
export const lackOf = (lacks: Lack, symbols: readonly string[]): string =>
  `There is no ${lacks === "change" ? "change on the day" : lacks} on file for ${listed(symbols)}`;
