import { date } from "@advisor/domain/text/display";

/** What an answer cost: small sums keep the digits that say something. */
export function cost(value: number): string {
  return value === 0 || value >= 0.01 ? cents.format(value) : `$${value.toPrecision(2)}`;
}

const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A household as it is spoken of: the Smith family, Bennett. */
export const spokenOf = (name: string | undefined): string | undefined =>
  name !== undefined && /\b(family|household|trust|foundation|investor)$/i.test(name)
    ? `the ${name.replace(/^the\s+/i, "")}`
    : name;

const moment = new Intl.DateTimeFormat("en-US", {
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

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** The time of day on the reader's own clock. */
export const time = (iso: string): string => shown(clock, iso);

const weekday = new Intl.DateTimeFormat("en-US", {
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

const short = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** The same without the day of the week, for a column. */
export const shortMeeting = (iso: string): string => shown(short, iso);
