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

export const points = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)} pp`;

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

export const count = (value: number): string => plain.format(value);

const abbreviations = new Set(["etf", "id", "ids", "ips", "ira", "us", "usd"]);

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

/** A day of the record, the same in every time zone. */
export const date = (iso: string): string => day.format(new Date(iso));

/** A moment on the reader's own clock. */
export const meeting = (iso: string): string => moment.format(new Date(iso));
