import { cents, type Decimal } from "./decimal.ts";
import { unitPlaces } from "./text/unit-places.ts";

/** US dollars for people: $72,000.00, with a minus sign before the dollar. */
export const dollars = (value: Decimal): string => inDollars(cents(value));

/** US dollars in a sentence or a table: cents only if there are any, $72,000 and $93,333.34. */
export const dollarsExact = (value: Decimal): string => dollars(value).replace(/\.00$/, "");

/** The price of one unit for people: in cents, or with four digits where it is below a dollar. */
export const unitDollars = (value: Decimal): string =>
  inDollars(value.round(unitPlaces(value.toNumber(), 2)));

function inDollars(amount: Decimal): string {
  const [whole = "", fraction = ""] = amount.abs().toFixed(Math.max(2, amount.places)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount.lt(0) ? "-" : ""}$${grouped}.${fraction}`;
}

/** An asset class for people: us_equity becomes "US equity". */
export const assetClassName = (name: string): string =>
  name
    .replaceAll("_", " ")
    .replace(/\bus\b/, "US")
    .replace(/\bintl\b/, "international");
