import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Params } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { quantity, unit, usd } from "../format.ts";
import type { PositionRow } from "../looked-up.ts";
import { isPolar } from "../whether.ts";

/** True where all of it is owed. */
export const isShort = (rows: readonly { quantity: number | Decimal }[]): boolean =>
  rows.length > 0 && rows.every((row) => decimal(row.quantity).lt(0));

export const counted = (row: PositionRow): string => `${quantity(row.quantity)} ${unit([row])}`;

/** "42 shares of AAPL at a cost of $150.25 a share in Brokerage". */
export function oneHeld(row: PositionRow): string {
  const { symbol, account, cost_basis } = row;
  if (!isShort([row])) return `${counted(row)} of ${symbol}${cost(row)} in ${account}`;
  const sold = cost_basis === null ? "" : `, sold short at ${usd(cost_basis)} a share`;
  return `${counted(row)} of ${symbol} in ${account}: a short position${sold}`;
}

/** " at a cost of $150.25 a share"; what is owed was not bought but sold. */
export function cost(row: PositionRow): string {
  const { cost_basis } = row;
  if (cost_basis === null) return ` (${isShort([row]) ? "short, proceeds" : "cost"} not on file)`;
  const price = `${usd(cost_basis)} a share`;
  return isShort([row]) ? `, sold short at ${price}` : ` at a cost of ${price}`;
}

/** What all of it has cost, where that was asked and every share's cost is on file. */
export function wholeCost(rows: readonly PositionRow[], { total }: Params) {
  const costs = rows.flatMap(({ quantity: units, cost_basis, multiplier }) =>
    cost_basis === null ? [] : [decimal(units).times(cost_basis).times(multiplier)],
  );
  const isMixed = !isShort(rows) && rows.some((row) => row.quantity < 0);
  if (total !== true || costs.length < rows.length || isMixed) return { text: "", figures: [] };
  const whole = sum(costs).round(2).abs();
  const words = isShort(rows) ? "All of it was sold short for" : "All of it has cost";
  return { text: ` ${words} ${usd(whole)}.`, figures: [whole.toNumber()] };
}

/** What a share has cost on the average of several accounts, where an average was asked and every cost is on file. */
export function averageCost(rows: readonly PositionRow[], text: string) {
  const costs = rows.flatMap(({ quantity: units, cost_basis }) =>
    cost_basis === null ? [] : [decimal(units).times(cost_basis)],
  );
  const units = sum(rows.map((row) => decimal(row.quantity)));
  const isLong = rows.every((row) => row.quantity > 0);
  if (!isLong || costs.length < rows.length || !averaged.test(heard(text)))
    return { text: "", figures: [] };
  const average = sum(costs).div(units).round(2);
  return {
    text: ` Taken together a share has cost ${usd(average)}.`,
    figures: [average.toNumber()],
  };
}
const averaged =
  /\b(?:average|avg|mean|blended|combined|overall)\b.*\b(?:costs?|basis|paid|prices?)\b|\b(?:costs?|basis|paid|pay|paying)\b.*\b(?:on average|average|overall|combined|together|altogether)\b/;

/** "does Karen hold any Apple" */
const whether =
  /^(?:(?:and|so|but|ok) )*(?:do|does|is|are|has|have)\b(?!.*\b(?:how|what|when|where|which|why|cost|costs|price|worth|more|less|over|under|not|except|besides|without|only|enough|\d+)\b).*\b(?:any|own|owns|hold|holds|have|got|holding|owning)\b/;
const owed = /\bshort(?:ed|s)?\b(?! (?:of|term|dated|list|bond|treasur))/;

/** "Yes: " or "No: ", where the rows answer whether it is held, is short, or is as many as the question says. */
export function whetherHeld(text: string, rows: readonly PositionRow[], symbol: string): string {
  const said = heard(text);
  const isAny = rows.length > 0;
  const isLong = rows.every((row) => row.quantity > 0);
  if (isPolar({ text }) && owed.test(said) && (isLong || isShort(rows))) {
    return yes(isAny && !isLong);
  }
  if (whether.test(said)) return !isAny || isLong ? yes(isAny) : "";
  return isPolar({ text }) && isAny && isLong ? asMany(text, rows, symbol) : "";
}

const yes = (isSo: boolean): string => (isSo ? "Yes: " : "No: ");

/** "do I still have 50": having more than that is neither. */
function asMany(text: string, rows: readonly PositionRow[], symbol: string): string {
  const said = heard(text);
  const many = new RegExp(
    `(?<![\\w.,$&-])(\\d[\\d,]*(?:\\.\\d+)?) (?!(?:days?|weeks?|months?|years?)\\b)(?:(?:\\w+ ){0,2}?(?:shares?|units?|contracts?)|${symbol.toLowerCase().replace(/\W/g, "\\$&")})\\b`,
  ).exec(said)?.[1];
  if (many === undefined) return "";
  const gap = sum(rows.map((row) => decimal(row.quantity))).minus(many.replaceAll(",", ""));
  if (/\b(?:more than|over|above) \d/.test(said)) return yes(gap.gt(0));
  if (/\bat least \d|\d or more\b/.test(said)) return yes(!gap.lt(0));
  if (/\b(?:less than|fewer than|under|below) \d/.test(said)) return yes(gap.lt(0));
  return gap.gt(0) || /\bat most\b/.test(said) ? "" : yes(gap.eq(0));
}
