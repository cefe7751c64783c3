import type { AssetClass } from "@advisor/domain/brokerage/dataset";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import { dollars } from "@advisor/domain/money";
import type * as z from "zod";

export const usd = (value: number | Decimal): string => dollars(decimal(value));

/** A price with as many places as it has, and at least cents. */
export function price(value: number): string {
  const exact = decimal(value);
  return exact.round(2).eq(exact) ? usd(exact) : `$${quantity(exact)}`;
}

/** With a sign, for gains and flows. */
export const signedUsd = (value: number | Decimal): string =>
  decimal(value).gt(0) ? `+${usd(value)}` : usd(value);

/** A percent number as it is on file: +1.1 %. */
export const signedPercent = (value: number): string => `${value > 0 ? "+" : ""}${value} %`;

/** A ratio as a percentage with two places: +28.53 %. */
export const ratioPercent = (ratio: Decimal): string =>
  `${ratio.gt(0) ? "+" : ""}${ratio.times(100).toFixed(2)} %`;

export const quantity = (value: number | Decimal): string =>
  decimal(value)
    .toFixed()
    .replace(/\B(?=(\d{3})+(?=\.|$))(?<!\.\d*)/g, ",");

/** What the positions are counted in: one option contract stands for many shares. */
export const unit = (rows: readonly { quantity: number; multiplier: number }[]): string => {
  const name = rows.every(({ multiplier }) => multiplier === 1) ? "share" : "contract";
  return rows.length === 1 && Math.abs(rows[0]?.quantity ?? 0) === 1 ? name : `${name}s`;
};

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((row) => `| ${row.map(cell).join(" | ")} |`)
    .join("\n");

/** A name may hold what would end its cell or its row. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

/** "A, B and C". */
export function listed(words: readonly string[]): string {
  const [last = "", ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}

export const classNames: Readonly<Record<z.infer<typeof AssetClass>, string>> = {
  stocks: "stocks",
  etf: "ETFs",
  funds: "mutual funds",
  bonds: "bonds",
  options: "options",
  private: "private investments",
};
