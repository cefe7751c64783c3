/** Formats figures and dates for people: the same on the page, in a brief and in a worklist. */

const usd = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = usd(0);
const exact = usd(2);

/** Negative figures use a true minus sign (U+2212). */
const withMinus = (text: string): string => text.replace("-", "−");

/** Dollars without cents, for lists and totals. */
export const dollars = (value: number): string => withMinus(whole.format(value));

/** Dollars with cents, unless they are zero: for lots, trades and gains. */
export const dollarsExact = (value: number): string =>
  withMinus(Number.isInteger(value) ? whole.format(value) : exact.format(value));

/** A price in the currency that it is quoted in: ₹1,450.00. */
export const priceIn = (value: number, currency: string): string =>
  withMinus(new Intl.NumberFormat("en-US", { style: "currency", currency }).format(value));

/** A price in dollars, at which rate of which day: $16.675 at 0.0115 of Nov 20, 2026. */
export const atRate = (usd: number, fx_rate: number, fx_date: string): string =>
  `$${count(usd)} at ${count(fx_rate)} of ${date(fx_date)}`;

/** Signed dollars for gains, spending and trades. */
export const signed = (value: number): string =>
  value > 0 ? `+${dollarsExact(value)}` : dollarsExact(value);

/** A weight in percent, with two decimals. */
export const percent = (value: number): string => withMinus(`${value.toFixed(2)}%`);

/** Units written without a space in front. */
const attached: readonly string[] = ["%", "x", "×"];

/** A formatted figure with its unit: 3.96%, 2.00x, 48 USD million. */
export const withUnit = (figure: string, unit: string | null): string =>
  unit === null ? figure : `${figure}${attached.includes(unit) ? "" : " "}${unit}`;

/** A signed return or gain in percent. */
export const signedPercent = (value: number): string => `${value > 0 ? "+" : ""}${percent(value)}`;

/** Signed percentage points. */
export const points = (value: number): string =>
  withMinus(`${value > 0 ? "+" : ""}${value.toFixed(2)}`);

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

export const count = (value: number): string => withMinus(plain.format(value));

/** A limit of a policy, as the policy writes it. */
export const limit = (value: number | null): string =>
  value === null ? "none" : `${count(value)}%`;

/** A band of a policy: 30–40%. */
export const band = (min: number | null, max: number | null): string =>
  min === null || max === null ? "no band" : `${count(min)}–${count(max)}%`;

const abbreviations = new Set(["etf", "id", "ids", "ips", "ira", "rmd", "us", "usd"]);

/** Turns an identifier such as `us_equity` into words: US equity. */
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

/** Formats a date without any time zone shift; text that is not a date is returned unchanged. */
export function date(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : day.format(moment);
}
