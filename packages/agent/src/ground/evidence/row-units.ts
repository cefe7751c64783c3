import { type UnitKind, unitOfField } from "../units.ts";

/** Next to a price in its own currency, the price is in dollars. */
export const currenciesOf = (row: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === "string" && /(^|_)currency$/.test(name)
        ? [["local_price" in row ? "local_price" : name.replace(/_?currency$/, ""), value] as const]
        : [],
    ),
  );

/** Objects whose figures are all in dollars, whatever their fields are called elsewhere. */
const inDollars: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gain_limit: { limit: "usd", left: "usd", this_sale: "usd" },
};

/** The units of a row: those that its result states, or those of the object that it is. */
export const unitsOf = (
  row: Record<string, unknown>,
  field: string,
  around: RowUnits["units"],
): RowUnits["units"] => inDollars[field] ?? (isUnits(row.units) ? row.units : around);

const isUnits = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const foreign =
  /^(price|cash|value|amount|open|high|low|close|last|previous_close|market_cap|revenue|net_income|free_cash_flow|eps|(?:day|year)_(?:low|high)|local_\w+)$/;

/** How the figures of a row are measured. */
export interface RowUnits {
  units: Readonly<Record<string, unknown>>;
  /** Currency by field; the empty field name applies to the whole row. */
  currencies: Readonly<Record<string, string>>;
}

export function unitIn(field: string, { units, currencies }: RowUnits): UnitKind {
  const unit = /^local_/.test(field) ? "usd" : unitOfField(field, units);
  const currency = currencies[field] ?? (foreign.test(field) ? currencies[""] : undefined);
  if (unit !== "usd" || currency === undefined || currency === "USD") return unit;
  return currency === "INR" ? "rupees" : "other_money";
}
