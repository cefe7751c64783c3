import { tradingDays } from "@advisor/domain/ips-check/findings/stale";
import { date, dateFormat, dollars, inCents, numberFormat } from "./figures.ts";

/** A value, which is unknown where nothing has a price. */
export const valueOrUnknown = (value: number | null): string =>
  value === null ? "unknown" : dollars(value);

/** The cost of an answer; small amounts get more digits. */
export const costText = (value: number): string =>
  value === 0 || value >= 0.01 ? inCents(value) : small.format(value);

const small = numberFormat({
  ...{ style: "currency", currency: "USD" },
  ...{ minimumSignificantDigits: 2, maximumSignificantDigits: 2 },
});

/** Dollars with cents and a sign, for gains. */
export const signedCents = (value: number): string =>
  value > 0 ? `+${inCents(value)}` : value === 0 ? dollars(0) : inCents(value);

/** A household's name in a sentence: the Smith family, Bennett. */
export const householdPhrase = (name: string | undefined): string | undefined =>
  name !== undefined && /\b(family|household|trust|foundation|investor)$/i.test(name)
    ? `the ${name.replace(/^the\s+/i, "")}`
    : name;

const moment = dateFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

const withYear = dateFormat({
  ...{ weekday: "short", month: "short", day: "numeric", year: "numeric" },
  ...{ hour: "numeric", minute: "2-digit" },
});

/** An invalid time is shown unchanged. */
const shown = (format: Intl.DateTimeFormat, iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment);
};

const clock = dateFormat({ hour: "numeric", minute: "2-digit" });

/** The local time of day. */
export const time = (iso: string): string => shown(clock, iso);

const precise = dateFormat({
  ...{ hour: "numeric", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 },
  hourCycle: "h23",
});

/** The local time of day in milliseconds, for events within one answer. */
export const preciseTime = (iso: string): string => shown(precise, iso);

const weekday = dateFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** The local date of a time. */
export const dayOf = (iso: string): string => shown(weekday, iso);

const monthDay = dateFormat({ month: "short", day: "numeric" });

/** The local date of a time, which says if it is today. */
export const dayHead = (iso: string, today: string): string =>
  iso.slice(0, 10) === today ? `Today, ${dayOf(iso)}` : dayOf(iso);

/** The local date of a time without its weekday, for lists. */
export const shortDay = (iso: string): string => shown(monthDay, iso);

/** States the date of a check whose prices are from another day. */
export const checkedOn = (checked: string, prices: string | null): string =>
  `checked ${date(checked)}${prices === null ? ", no prices on file" : ` on ${date(prices)} prices`}`;

/** The day of the prices on the screen, and their age if they are not of the last trading day. */
export const pricesOf = (day: string, today: string | undefined): string =>
  `Prices: ${dayOf(`${day}T12:00`)} close${pricesAge(day, today)}`;

/** The same in fewer words, for the head of a phone. */
export const pricesDay = (day: string, today: string | undefined): string =>
  `Prices of ${shortDay(`${day}T12:00`)}${pricesAge(day, today)}`;

function pricesAge(day: string, today: string | undefined): string {
  const days = today === undefined ? 0 : tradingDays(day, today);
  return days > 1 ? `, ${days} trading days old` : "";
}

const months = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11" as November 2026. */
export const monthOf = (month: string): string => shown(months, `${month}-01`);

/** A local date and time. */
export const dateTime = (iso: string): string => shown(moment, iso);

/** A local date and time with its year, for paper. */
export const fullDateTime = (iso: string): string => shown(withYear, iso);

const momentInSeconds = dateFormat({
  ...{ weekday: "short", month: "short", day: "numeric" },
  ...{ hour: "numeric", minute: "2-digit", second: "2-digit" },
});

/** A local date and time; with seconds next to another one of the same minute. */
export function dateTimeAmong(iso: string, all: readonly string[]): string {
  const minute = iso.slice(0, "YYYY-MM-DDTHH:MM".length);
  const alike = all.some((other) => other !== iso && other.startsWith(minute));
  return alike ? shown(momentInSeconds, iso) : dateTime(iso);
}

const day = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });

/** A date, without the year if it is the current one. */
export const dayIn = (iso: string, today: string): string =>
  iso.slice(0, 4) === today.slice(0, 4) ? shown(day, iso) : date(iso);

/** A date, with the time if it is today, and with the year if it is another year. */
export function dateOrTimeToday(iso: string, today: string): string {
  if (iso.slice(0, 10) === today) return `Today, ${time(iso)}`;
  return iso.slice(0, 4) === today.slice(0, 4) ? dayOf(iso) : `${dayOf(iso)}, ${iso.slice(0, 4)}`;
}

const hourMinutes = 60;

/** The minutes until a time within the hour, otherwise its day. */
export function timeUntil(iso: string, now: number, today: string): string {
  const minutes = Math.round((Date.parse(iso) - now) / 60_000);
  if (minutes === 0) return "Now";
  if (minutes > 0 && minutes <= hourMinutes) return `In ${minutes} min`;
  return iso.slice(0, 10) === today ? "Today" : dayOf(iso);
}
