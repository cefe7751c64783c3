import { cents, type Decimal } from "./decimal.ts";

/** US dollars for people: $72,000.00, with a minus sign before the dollar. */
export function dollars(value: Decimal): string {
  const amount = cents(value);
  const [whole = "", fraction = ""] = amount.abs().toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount.lt(0) ? "-" : ""}$${grouped}.${fraction}`;
}

/** An asset class for people: us_equity becomes "US equity". */
export const assetClassName = (name: string): string =>
  name
    .replaceAll("_", " ")
    .replace(/\bus\b/, "US")
    .replace(/\bintl\b/, "international");
