import { Day } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import * as z from "zod";
import { decimalText } from "../http/decimal-text.ts";

/**
 * Schemas for fields as market data providers write them. A missing or meaningless value becomes
 * null.
 */
const field = <Value>(read: (raw: unknown) => Value | null) =>
  z.unknown().optional().transform(read);

/** A JSON number, or a number in text. */
export const amountField = field((raw) => decimalText(raw));

/** A price: 0 means that there was no trade, not that it is worth nothing. */
export const priceField = field((raw) => {
  const text = decimalText(raw);
  return text !== null && decimal(text).gt(0) ? text : null;
});

/** An integer; a fraction is rounded. */
export const countField = field((raw) => {
  const text = decimalText(raw);
  const whole = text === null ? null : Math.round(Number(text));
  return Number.isSafeInteger(whole) ? whole : null;
});

export const textField = field(wordsOf);
export const booleanField = field((raw) => (typeof raw === "boolean" ? raw : null));

/** A date, alone or at the start of a timestamp. */
export const dayField = field((raw) => Day.safeParse(wordsOf(raw)?.slice(0, 10)).data ?? null);

/** A timestamp with its time zone, converted to UTC. */
export const timestampField = field((raw) => {
  const text = wordsOf(raw) ?? "";
  return /(Z|[+-]\d\d:?\d\d)$/.test(text) ? isoTime(Date.parse(text)) : null;
});

export const urlField = field((raw) => {
  const text = wordsOf(raw);
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
});

/** Converts a fraction of 1 to a percentage. */
export const toPercent = (share: string | null): string | null =>
  share === null ? null : decimal(share).times(100).toFixed();

/** Converts a percentage to a fraction of 1. */
export const toFraction = (percent: string | null): string | null =>
  percent === null ? null : decimal(percent).div(100).toFixed();

/** `part` of `whole` as a percentage; null when either is unknown. */
export function percentOf(part: string | null, whole: string | null): string | null {
  if (part === null || whole === null || decimal(whole).lte(0)) return null;
  return rounded(decimal(part).times(100).div(whole));
}

export const multiply = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : rounded(decimal(a).times(b));

/** The percentage by which `price` differs from `before`. */
export const changePercent = (price: string | null, before: string | null): string | null =>
  price === null || before === null
    ? null
    : percentOf(decimal(price).minus(before).toFixed(), before);

const rounded = (value: Decimal): string => value.round(8).toFixed();

/** Null for what is no time of the years that a provider can mean. */
export const isoTime = (milliseconds: number): string | null =>
  Math.abs(milliseconds) < latestTime ? new Date(milliseconds).toISOString() : null;

const latestTime = Date.UTC(9999, 11, 31);

function wordsOf(raw: unknown): string | null {
  const text = typeof raw === "string" ? raw.trim() : "";
  return text === "" ? null : text;
}
