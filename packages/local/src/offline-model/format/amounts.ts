import { decimal } from "@advisor/domain/decimal";
import { dollars, dollarsExact } from "@advisor/domain/money";
import { plainLine } from "./text.ts";

/** $82,000 when whole, $82,000.50 otherwise; unknown when null. */
export const money = (value: number | null): string =>
  value === null ? "unknown" : dollarsExact(decimal(value));

/** An amount with a sign in every case. */
export const signedMoney = (value: number | null): string => sign(value, money(value));

/** A percent number with two decimals: 53.2 becomes 53.20%. */
export const percentText = (value: number | null): string =>
  value === null ? "unknown" : `${decimal(value).toFixed(2)}%`;

export const signedPercentText = (value: number | null): string => sign(value, percentText(value));

/** A limit without trailing zeros: 40%, 7.5%. */
export const limitText = (value: number | null): string =>
  value === null ? "none" : `${decimal(value).round(2)}%`;

/** Points for a column whose head has the unit. */
export const pointsFigure = (value: number | null): string =>
  value === null ? "unknown" : sign(value, decimal(value).toFixed(2));

export const pointsText = (value: number | null): string =>
  value === null ? "unknown" : `${pointsFigure(value)} pp`;

export const quantityText = (value: number | null): string =>
  value === null ? "unknown" : grouped(decimal(value).round(4).toString());

/** An amount in a currency that may not be the dollar. */
export const priceText = (value: number | null, currency: string | null): string => {
  if (value === null) return "unknown";
  if (currency === null || currency === "USD") return dollars(decimal(value));
  const text = grouped(decimal(value).toFixed(2));
  return currency === "INR" ? `₹${text}` : `${text} ${plainLine(currency)}`;
};

const large: readonly (readonly [number, string])[] = [
  [1e9, "billion"],
  [1e6, "million"],
];

/** A large amount in short: $343.82 billion; below a million it is shown like a price. */
export function shortAmount(value: number | null, currency: string | null): string {
  const [scale, name] = large.find(([least]) => value !== null && Math.abs(value) >= least) ?? [];
  if (value === null || scale === undefined) return priceText(value, currency);
  return `${priceText(decimal(value).div(scale).toNumber(), currency)} ${name}`;
}

function grouped(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}

const sign = (value: number | null, text: string): string =>
  value !== null && value > 0 ? `+${text}` : text;
