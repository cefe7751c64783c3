import * as z from "zod";

/** A row of the custodian's statement. */
export const Position = z.object({
  account: z.string(),
  symbol: z.string(),
  quantity: z.number(),
  cost_basis: z.number().nullable(),
  asset_class: z.string(),
});
