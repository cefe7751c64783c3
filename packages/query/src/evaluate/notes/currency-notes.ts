import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import { dollars } from "@advisor/domain/money";
import { unitPlaces } from "@advisor/domain/text/unit-places";
import type { Row } from "../../book/row.ts";
import { dayText, formatFigure } from "../../words/format.ts";
import type { Note } from "../result.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

const datasets = new Set(["positions", "holdings", "lots", "quotes"]);
const priced = ["price", "local_value"];
const inDollars = ["market_value", "cost", "gain", "day_change", "unit_cost"];
const most = 3;

/**
 * For a price in another currency: that price, the price in dollars, and the day of the exchange
 * rate.
 */
export function currencyNotes({ scope: { query }, found }: EvaluatedTable): Note[] {
  if (!datasets.has(query.dataset)) return [];
  const rows = found.flatMap((one) => one.rows);
  const asks = (measures: readonly string[]) =>
    measures.some((name) => query.measures.includes(name));
  const isForeign = rows.length > 0 && rows.every(({ foreign }) => foreign !== undefined);
  if (!asks(priced) && !(isForeign && asks(inDollars))) return [];
  const texts = rows.flatMap(({ foreign, dimensions, key }) =>
    foreign === undefined ? [] : quotedText(nameOf(dimensions) ?? key, foreign),
  );
  return [...new Set(texts)].slice(0, most).map((text) => ({ code: "currency", text }));
}

/** The symbol, or the name of a security that has only an internal id. */
const nameOf = ({ symbol, name }: Row["dimensions"]): string | null | undefined =>
  symbol?.includes("_") ? name : symbol;

/** Cents, and further decimals where they are needed. */
const inUsd = (value: Decimal): string =>
  value.eq(value.round(2)) ? dollars(value) : `$${formatFigure(value, "units")}`;

/** Rounded like a quote. */
function atRate(amount: string, fx_rate: string): Decimal {
  const unit = decimal(amount).times(fx_rate);
  return unit.round(unitPlaces(unit.toNumber(), 4));
}

function quotedText(symbol: string, price: Holding.Price): string {
  const { amount, currency, date, fx_rate, fx_date } = price;
  const [name, unit] = names[currency] ?? [currency, `unit of ${currency}`];
  const own = `${symbol} is quoted in ${name}: ${formatFigure(decimal(amount), "local")} ${name} on ${dayText(date)}`;
  if (fx_rate === null) return `${own}; no rate to dollars is on file.`;
  return `${own}, ${inUsd(atRate(amount, fx_rate))} at the rate of ${dayText(fx_date ?? date)} ($${decimal(fx_rate).toFixed()} a ${unit}).`;
}

const names: Readonly<Record<string, readonly [string, string]>> = {
  INR: ["rupees", "rupee"],
  EUR: ["euros", "euro"],
  GBP: ["pounds", "pound"],
  JPY: ["yen", "yen"],
  CHF: ["francs", "franc"],
};
