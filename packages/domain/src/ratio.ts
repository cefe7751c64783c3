import type { Decimal } from "./decimal.ts";

/** Profit over what was paid as a ratio at full precision; null where nothing was paid. */
export const returnOn = (profit: Decimal | null, paid: Decimal | null): Decimal | null =>
  profit === null || paid === null || paid.eq(0) ? null : profit.div(paid.abs());

/** A day's change over the day before as a percent number, free of the division's last digits. */
export const dayPct = (change: Decimal | null, before: Decimal | null): Decimal | null =>
  returnOn(change, before)?.times(100).round(10) ?? null;
