const usd = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = usd(0);
const cents = usd(2);

/** Dollars without cents, for lists. */
export const dollars = (value: number): string => whole.format(value);

/** What an answer cost: small sums keep the digits that say something. */
export function cost(value: number): string {
  return value === 0 || value >= 0.01 ? cents.format(value) : `$${value.toPrecision(2)}`;
}

export const percent = (value: number): string => `${value.toFixed(1)} %`;

/** A limit of a policy, as it is written there. */
export const limit = (value: number | null): string =>
  value === null ? "none" : `${count(value)} %`;

/** Dollars that are gained, spent or traded: with their sign. */
export const signed = (value: number): string =>
  value === 0 ? dollars(0) : `${value > 0 ? "+" : "−"}${dollars(Math.abs(value))}`;

export const points = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)} pp`;

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

export const count = (value: number): string => plain.format(value);

/** A household as it is spoken of: the Smith family, Bennett. */
export const spokenOf = (name: string | undefined): string | undefined =>
  name !== undefined && /\b(family|household|trust|foundation|investor)$/i.test(name)
    ? `the ${name.replace(/^the\s+/i, "")}`
    : name;

const abbreviations = new Set(["etf", "id", "ids", "ips", "ira", "rmd", "us", "usd"]);

/** `us_equity` as people read it: US equity. */
export function words(name: string): string {
  const text = name
    .split("_")
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(" ")
    .replace(/\bpct$/, "%")
    .replace(/^intl\b/, "international");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
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

/** A day of the record, the same in every time zone. */
export const date = (iso: string): string => shown(day, iso);

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** The time of day on the reader's own clock. */
export const time = (iso: string): string => shown(clock, iso);

/** Of a check that was made on one day with the prices of another. */
export const checkedOn = (checked: string, prices: string): string =>
  `checked ${date(checked)} on ${date(prices)} prices`;

/** A moment on the reader's own clock. */
export const meeting = (iso: string): string => shown(moment, iso);
