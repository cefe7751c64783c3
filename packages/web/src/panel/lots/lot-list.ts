import { addDays, daysBetween } from "@advisor/domain/day";
import type { LotLine } from "@advisor/domain/lots/lot-lines";
import { sumOf } from "../holdings/holding-rows.ts";

export interface TaxLot {
  key: string;
  account: string;
  line: LotLine;
  /** Days until a short-term lot becomes long-term. */
  days_left: number | null;
}

export const kinds = ["all", "short", "long", "loss", "soon"] as const;
export type Kind = (typeof kinds)[number];

export const orders = ["symbol", "acquired", "gain", "value", "soon"] as const;
export type Order = (typeof orders)[number];

/** A lot that becomes long-term within this many days counts as soon. */
export const soonDays = 30;

interface Lots {
  lots: readonly LotLine[];
  holdings: { accounts: readonly { account_id: string; name: string }[] };
}

/** All lots of the household, with the days until they become long-term. */
export const taxLotsOf = ({ lots, holdings }: Lots, today: string) =>
  lots.map((line): TaxLot => {
    const account = holdings.accounts.find(({ account_id }) => account_id === line.account_id);
    return {
      key: JSON.stringify([line.account_id, line.symbol, line.name, line.lot_id]),
      account: account?.name ?? line.account_id,
      line,
      days_left: line.long_term_from === null ? null : daysBetween(today, line.long_term_from),
    };
  });

export function isOfKind({ line }: TaxLot, kind: Kind, today: string): boolean {
  switch (kind) {
    case "all":
      return true;
    case "short":
    case "long":
      return line.term === kind;
    case "loss":
      return (line.gain ?? 0) < 0;
    case "soon":
      return line.long_term_from !== null && line.long_term_from <= addDays(today, soonDays);
  }
}

const never = "9999";
const symbolOf = ({ line }: TaxLot): string => line.symbol ?? line.name;
const byDay = (a: TaxLot, b: TaxLot): number =>
  (a.line.acquired ?? never).localeCompare(b.line.acquired ?? never);

const compare: Record<Order, (a: TaxLot, b: TaxLot) => number> = {
  symbol: (a, b) => symbolOf(a).localeCompare(symbolOf(b)) || a.account.localeCompare(b.account),
  acquired: () => 0,
  gain: (a, b) => numbers(a.line.gain ?? Number.MAX_VALUE, b.line.gain ?? Number.MAX_VALUE),
  value: (a, b) => numbers(b.line.value ?? -1, a.line.value ?? -1),
  soon: (a, b) => (a.line.long_term_from ?? never).localeCompare(b.line.long_term_from ?? never),
};

const numbers = (a: number, b: number): number => a - b;

/** Unknown values come last; equal lots are sorted by purchase date. */
export const sortLots = (lots: readonly TaxLot[], order: Order): TaxLot[] =>
  lots.toSorted((a, b) => compare[order](a, b) || byDay(a, b));

export interface LotTotals {
  cost: number | null;
  value: number | null;
  short: number | null;
  long: number | null;
}

/** Null if a figure of one of the lots is unknown. */
export function lotTotals(lots: readonly TaxLot[]): LotTotals {
  const total = (figures: readonly (number | null)[]): number | null => {
    const known = figures.filter((figure) => figure !== null);
    return known.length < figures.length ? null : sumOf(known);
  };
  const gains = (term: LotLine["term"]) =>
    total(lots.filter(({ line }) => line.term === term).map(({ line }) => line.gain));
  return {
    cost: total(lots.map(({ line }) => line.cost)),
    value: total(lots.map(({ line }) => line.value)),
    short: gains("short"),
    long: gains("long"),
  };
}

const heads = [
  ...["account", "symbol", "name", "lot", "acquired", "source", "quantity", "cost_per_share_usd"],
  ...["cost_usd", "value_usd", "gain_usd", "term", "long_term_from", "days_to_long_term"],
];

/** Spreadsheet cells: plain numbers, empty if unknown. */
export const spreadsheetCells = (lots: readonly TaxLot[]): string[][] => [
  heads,
  ...lots.map(({ account, line, days_left }) =>
    [
      ...[account, line.symbol, line.name, line.lot_id, line.acquired, line.source],
      ...[line.quantity, line.cost_per_share, line.cost, line.value, line.gain],
      ...[line.term, line.long_term_from, days_left],
    ].map((value) => (value === null ? "" : String(value))),
  ),
];
