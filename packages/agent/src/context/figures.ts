import { decimal } from "@advisor/domain/decimal";

/** Dollars and cents, rounded as the tools round them. */
export const formatUsd = (value: number | string | null): string =>
  value === null ? "unknown" : `${fixed(value)} USD`;

/** A percent number with two decimals. */
export const formatPercent = (value: number | null): string =>
  value === null ? "unknown" : `${fixed(value)}%`;

/** A ratio as a percent number: 0.2853 is 28.53%. */
export const formatRatio = (value: number | null): string =>
  formatPercent(value === null ? null : decimal(value).times(100).toNumber());

/** Percentage points, with the sign always shown. */
export const formatPoints = (value: number | null): string =>
  value === null ? "unknown" : signed(value, `${fixed(value)} pp`);

export const formatChange = (value: number | null): string =>
  value === null ? "unknown" : signed(value, formatUsd(value));

/** A number as it is, without an exponent. */
export const formatExact = (value: number): string => decimal(value).toFixed();

const fixed = (value: number | string): string =>
  decimal(value)
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, "");

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);
