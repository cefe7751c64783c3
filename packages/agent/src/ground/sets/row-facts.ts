import type { BandStatus } from "./band-side.ts";
import type { RowKind } from "./row-kinds.ts";
import type { Row } from "./tables.ts";

export const textOf = ({ record }: Pick<Row, "record">, ...fields: readonly string[]): string =>
  fields.flatMap((field) => (typeof record[field] === "string" ? record[field] : []))[0] ?? "";

/** The day that a row is due, happened, vests or was acquired. */
export const dayOf = (row: Row): string =>
  textOf(
    row,
    ...["due", "date", "day", "timestamp", "vests", "acquired", "transaction_date"],
  ).slice(0, 10) || (row.kind === "quote" ? row.asOf.slice(0, 10) : "");

export const figureOf = ({ figures }: Row, fields: readonly string[]): number | undefined => {
  const field = fields.find((one) => figures.has(one));
  return field === undefined ? undefined : figures.get(field);
};

/** What a thing is worth, or else its share of the whole. */
export const sizeOf = (row: Row): number | undefined =>
  figureOf(row, [...valueFields, ...weightFields]);

export const valueFields = [
  ...["market_value", "account_value", "value", "value_usd", "amount", "amount_usd"],
  ...["total_value"],
];
export const weightFields = ["weight", "weight_pct", "direct_pct", "owned_pct"];
export const gainFields = ["unrealized_pl", "unrealized_gain", "gain"];

/** The figures whose sign tells whether something rose or fell, was added to or cut. */
const changes: Readonly<Partial<Record<RowKind, readonly string[]>>> = {
  quote: ["change_pct"],
  owner: ["shares_change"],
  ...{ position: gainFields, lot: gainFields },
};

export const changeOf = (row: Row): number | undefined => figureOf(row, changes[row.kind] ?? []);

const statuses: Readonly<Record<string, BandStatus>> = {
  ...{ above_max: "above", below_min: "below", in_band: "in" },
};

/** Where a row is by its policy: within its limits, or beyond one of them. */
export function placeOf(row: Row): BandStatus | undefined {
  const { record } = row;
  if (row.kind === "class") return statuses[String(record.status)];
  if (typeof record.breach !== "boolean" || typeof record.limit_pct !== "number") return undefined;
  return record.breach ? "above" : "in";
}
