import type { Day } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import { dollars, unitDollars } from "@advisor/domain/money";
import { unitPlaces } from "@advisor/domain/text/unit-places";
import type { Unit } from "../book/dataset.ts";

/** Formats a figure for people: cents, percents with two decimals, whole shares without decimals. */
export function formatFigure(value: Decimal, unit: Unit): string {
  return formats[unit](value);
}

const formats: Record<Unit, (value: Decimal) => string> = {
  usd: dollars,
  usd_per_unit: unitDollars,
  local: (value) => grouped(value, 2),
  percent: (value) => `${grouped(value, 2, true)}%`,
  points: (value) => `${grouped(value, 2, true)} points`,
  units: (value) => grouped(value, unitPlaces(value.toNumber(), 6)),
  days: (value) => counted(value, "day"),
  years: (value) => counted(value, "year"),
  count: (value) => grouped(value, 2),
};

export const isUnit = (name: string): name is Unit => Object.hasOwn(formats, name);

const counted = (value: Decimal, noun: string): string =>
  `${grouped(value, 2)} ${noun}${value.eq(1) ? "" : "s"}`;

/** Rounds half away from zero and adds thousands separators; `fixed` keeps trailing zeros. */
function grouped(value: Decimal, places: number, fixed = false): string {
  const rounded = value.round(places);
  const [whole = "", fraction = ""] = (
    fixed ? rounded.abs().toFixed(places) : rounded.abs().toFixed()
  ).split(".");
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const sign = rounded.lt(0) ? "-" : "";
  return `${sign}${digits}${fraction === "" ? "" : `.${fraction}`}`;
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Formats a day as Nov 20, 2026. */
export function dayText(day: Day): string {
  const month = months[Number(day.slice(5, 7)) - 1] ?? "";
  return `${month} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
}

/** A count with its noun: "1 stock", "3 stocks". */
export const countOf = (count: number, one: string, many: string): string =>
  `${grouped(decimal(count), 0)} ${count === 1 ? one : many}`;
