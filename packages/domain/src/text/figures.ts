import { unitPlaces } from "./unit-places.ts";

/** The locales of numbers and of dates: "de-DE" writes 1.234,50 $. */
export interface Conventions {
  numbers: string;
  dates: string;
}

/** Formats figures and dates of an English text in the conventions of a locale. */
export function figureFormats(conventions: Conventions) {
  const { whole, exact, rate, plain, small, twoPlain, twoDigits, asWritten, day } =
    formatsIn(conventions);
  /** Dollars without cents, for lists and totals. */
  const dollars = (value: number): string => withMinus(whole(value));
  /** Dollars with cents, unless they are zero: for lots, trades and gains. */
  const dollarsExact = (value: number): string =>
    withMinus(Number.isInteger(value) ? whole(value) : exact(value));
  /** Dollars with cents, for columns whose decimals are aligned. */
  const inCents = (value: number): string => withMinus(exact(value));
  /** Up to six decimals, and four digits of what is smaller. */
  const count = (value: number): string =>
    withMinus(value !== 0 && Math.abs(value) < 0.001 ? small(value) : plain(value));
  /** A weight in percent, with two decimals. */
  const percent = (value: number): string => withMinus(twoDigits(rounded(value)));
  /** A limit of a policy, as the policy writes it. */
  const limit = (value: number | null): string =>
    value === null ? "none" : withMinus(asWritten(value));
  /** Formats a date without any time zone shift; text that is not a date is returned unchanged. */
  const date = (iso: string): string => {
    const moment = new Date(iso);
    return Number.isNaN(moment.getTime()) ? iso : day(moment);
  };
  return {
    ...{ dollars, dollarsExact, inCents, count, percent, limit, date },
    /** A price in the currency that it is quoted in: ₹1,450.00. */
    priceIn: (value: number, currency: string): string =>
      withMinus(
        new Intl.NumberFormat(conventions.numbers, {
          ...{ style: "currency", currency },
          ...(unitPlaces(value, 2) > 2 && {
            ...{ minimumFractionDigits: 2, maximumFractionDigits: unitPlaces(value, 2) },
          }),
        }).format(value),
      ),
    /** A price in dollars, at which rate of which day: $16.675 at 0.0115 of Nov 20, 2026. */
    atRate: (usd: number, fx_rate: number, fx_date: string): string =>
      `${withMinus(rate(usd))} at ${count(fx_rate)} of ${date(fx_date)}`,
    /** Signed dollars for gains, spending and trades. */
    signed: (value: number): string =>
      value > 0 ? `+${dollarsExact(value)}` : dollarsExact(value),
    /** A signed return or gain in percent. */
    signedPercent: (value: number): string => `${value > 0 ? "+" : ""}${percent(value)}`,
    /** Signed percentage points. */
    points: (value: number): string =>
      `${value > 0 ? "+" : ""}${withMinus(twoPlain(rounded(value)))}`,
    /** A band of a policy: 30–40%. */
    band: (min: number | null, max: number | null): string =>
      min === null || max === null ? "no band" : `${count(min)}–${limit(max)}`,
  };
}

/** Each format is made when it is first used, because making all of them delays the start of a function. */
function formatsIn({ numbers, dates }: Conventions) {
  const format = (least: number, most: number, more: Intl.NumberFormatOptions) => {
    let made: Intl.NumberFormat | undefined;
    return (value: number | Intl.StringNumericLiteral): string => {
      made ??= new Intl.NumberFormat(numbers, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        ...more,
      });
      return made.format(value);
    };
  };
  let days: Intl.DateTimeFormat | undefined;
  const usd = { style: "currency", currency: "USD" } as const;
  const ungrouped = { useGrouping: false };
  const percents = { style: "unit", unit: "percent", ...ungrouped } as const;
  return {
    whole: format(0, 0, usd),
    exact: format(2, 2, usd),
    rate: format(0, 6, usd),
    plain: format(0, 6, {}),
    small: format(0, 20, { maximumSignificantDigits: 4 }),
    twoPlain: format(2, 2, ungrouped),
    twoDigits: format(2, 2, percents),
    asWritten: format(0, 6, percents),
    day: (moment: Date): string => {
      days ??= new Intl.DateTimeFormat(dates, { dateStyle: "medium", timeZone: "UTC" });
      return days.format(moment);
    },
  };
}

/** Negative figures use a true minus sign (U+2212). */
const withMinus = (text: string): string => text.replace("-", "−");

/** Rounded here, by the same rule as decimals in the store, so that the locale's own rule does not apply. */
const rounded = (value: number) => value.toFixed(2) as Intl.StringNumericLiteral;
