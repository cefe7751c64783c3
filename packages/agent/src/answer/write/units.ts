import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { listed, quantity } from "../format.ts";
import type { PositionRow } from "../looked-up.ts";

/** "1,000 of private_harborview_iv"; of several symbols what they add up to, shares apart from contracts, held from owed. */
export function unitsOf(rows: readonly PositionRow[]): { text: string; figures: number[] } {
  const symbols = new Set(rows.map((row) => row.symbol));
  const [symbol, ...others] = symbols;
  if (symbol === undefined) return { text: "", figures: [] };
  if (others.length === 0) {
    const units = sum(rows.map((row) => decimal(row.quantity)));
    return { text: `${quantity(units)} of ${symbol}. `, figures: [units.toNumber()] };
  }
  const sums = kinds.flatMap(({ word, isOf }) => {
    const own = rows.filter(isOf);
    const units = sum(own.map((row) => decimal(row.quantity))).abs();
    return own.length === 0 ? [] : { text: `${quantity(units)} ${nameOf(word, units)}`, units };
  });
  return {
    text: `In all ${listed(sums.map(({ text }) => text))}, added up over ${symbols.size} symbols. `,
    figures: [...sums.map(({ units }) => units.toNumber()), symbols.size],
  };
}

const kinds = [
  { word: "share", isOf: (row: PositionRow) => row.multiplier === 1 && row.quantity >= 0 },
  {
    word: "share sold short",
    isOf: (row: PositionRow) => row.multiplier === 1 && row.quantity < 0,
  },
  { word: "contract", isOf: (row: PositionRow) => row.multiplier !== 1 && row.quantity >= 0 },
  {
    word: "contract sold short",
    isOf: (row: PositionRow) => row.multiplier !== 1 && row.quantity < 0,
  },
] as const;

const nameOf = (word: string, units: Decimal): string =>
  units.eq(1) ? word : word.replace(/^\w+/, "$&s");
