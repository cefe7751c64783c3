import type * as Lot from "../lot.ts";

/** A lot that was bought long ago at $100 a unit. */
export const purchasedLot = (
  id: string,
  quantity: string,
  given: Partial<Lot.Info> = {},
): Lot.Info => ({
  id,
  acquired: "2024-06-03",
  quantity,
  cost_per_share: "100",
  source: "purchase",
  ...given,
});
