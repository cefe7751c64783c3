import { date, dateFormat, dollars, inCents, numberFormat } from "./figures.ts";

/** What an answer cost: small sums keep the digits that say something. */
export const cost = (value: number): string =>
  value === 0 || value >= 0.01 ? inCents(value) : small.format(value);

const small = numberFormat({
  ...{ style: "currency", currency: "USD" },
  ...{ minimumSignificantDigits: 2, maximumSignificantDigits: 2 },
});

/** Dollars with their cents and their sign, for gains. */
export const signedCents = (value: number): string =>
  value > 0 ? `+${inCents(value)}` : value === 0 ? dollars(0) : inCents(value);

/** A household as it is spoken of: the Smith family, Bennett. */
export const spokenOf = (name: string | undefined): string | undefined =>
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

/** What is no moment is shown as it was written. */
const shown = (format: Intl.DateTimeFormat, iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment);
};

const clock = dateFormat({ hour: "numeric", minute: "2-digit" });

/** The time of day on the reader's own clock. */
export const time = (iso: string): string => shown(clock, iso);

const precise = dateFormat({
  ...{ hour: "numeric", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 },
  hourCycle: "h23",
});

/** The time of day to the millisecond, of what happened within one answer. */
export const preciseTime = (iso: string): string => shown(precise, iso);

const weekday = dateFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** The day of a moment on the reader's own clock. */
export const dayOf = (iso: string): string => shown(weekday, iso);

/** Of a check that was made on one day with the prices of another. */
export const checkedOn = (checked: string, prices: string): string =>
  `checked ${date(checked)} on ${date(prices)} prices`;

/** A moment on the reader's own clock. */
export const meeting = (iso: string): string => shown(moment, iso);

const day = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });

/** A day without its year where that is the year of the page. */
export const dayIn = (iso: string, today: string): string =>
  iso.slice(0, 4) === today.slice(0, 4) ? shown(day, iso) : date(iso);

/** A moment as its day is spoken of: with the time where it is today, with the year where it is another. */
export function meetingIn(iso: string, today: string): string {
  if (iso.slice(0, 10) === today) return `Today, ${time(iso)}`;
  return iso.slice(0, 4) === today.slice(0, 4) ? dayOf(iso) : `${dayOf(iso)}, ${iso.slice(0, 4)}`;
}

const hourMinutes = 60;

/** How soon it is, where that is within the hour; else its day. */
export function soonOf(iso: string, now: number): string {
  const minutes = Math.round((Date.parse(iso) - now) / 60_000);
  if (minutes === 0) return "Now";
  return minutes > 0 && minutes <= hourMinutes ? `In ${minutes} min` : dayOf(iso);
}
