import { type Decimal, roundedQuotient } from "../decimal.ts";

/** Profit divided by cost, at full precision; null when the cost is 0 or either is unknown. */
export const returnOn = (profit: Decimal | null, paid: Decimal | null): Decimal | null =>
  profit === null || paid === null || paid.eq(0) ? null : profit.div(paid.abs());

/** The same as a ratio with four decimals, as it is shown. */
export const shownReturnOn = (profit: Decimal | null, paid: Decimal | null): Decimal | null =>
  profit === null || paid === null || paid.eq(0) ? null : roundedQuotient(profit, paid.abs(), 4);
