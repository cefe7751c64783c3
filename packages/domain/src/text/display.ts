/** Figures and days as people read them: the same on the page, in a brief and in a worklist. */

const usd = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = usd(0);
const exact = usd(2);

/** A true minus sign (U+2212) stands before what is negative. */
const withMinus = (text: string): string => text.replace("-", "−");

/** Dollars without cents, for lists and totals. */
export const dollars = (value: number): string => withMinus(whole.format(value));

/** Dollars with their cents, unless there are none: for lots, trades and gains. */
export const dollarsExact = (value: number): string =>
  withMinus(Number.isInteger(value) ? whole.format(value) : exact.format(value));

/** Dollars that are gained, spent or traded: with their sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${dollarsExact(value)}` : dollarsExact(value);

/** Weights, to two decimals. */
export const percent = (value: number): string => withMinus(`${value.toFixed(2)}%`);

/** Units that are written without a space before them. */
const attached: readonly string[] = ["%", "x", "×"];

/** A figure, written out, with its unit: 3.96%, 2.00x, 48 USD million. */
export const withUnit = (figure: string, unit: string | null): string =>
  unit === null ? figure : `${figure}${attached.includes(unit) ? "" : " "}${unit}`;

/** Returns and gains, with their sign. */
export const signedPercent = (value: number): string => `${value > 0 ? "+" : ""}${percent(value)}`;

/** Percentage points, with their sign. */
export const points = (value: number): string =>
  withMinus(`${value > 0 ? "+" : ""}${value.toFixed(2)}`);

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

export const count = (value: number): string => withMinus(plain.format(value));

/** A limit of a policy, as it is written there. */
export const limit = (value: number | null): string =>
  value === null ? "none" : `${count(value)}%`;

/** A band of a policy: 30–40%. */
export const band = (min: number | null, max: number | null): string =>
  min === null || max === null ? "no band" : `${count(min)}–${count(max)}%`;

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

/** A day of the record, the same in every time zone; what is no day is shown as it was written. */
export function date(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : day.format(moment);
}
