import type { Decimal } from "../decimal.ts";

/** Profit over what was paid as a ratio at full precision; null where nothing was paid. */
export const returnOn = (profit: Decimal | null, paid: Decimal | null): Decimal | null =>
  profit === null || paid === null || paid.eq(0) ? null : profit.div(paid.abs());
