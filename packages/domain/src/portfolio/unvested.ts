import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";
import * as Holding from "../holding.ts";

/**
 * Shares that an employer has promised and that are not owned yet. They are reported beside the total: no
 * value, weight or limit of the household counts them.
 */
export const Info = z.object({
  id: z.string(),
  /** Where they will arrive. */
  account_id: z.string(),
  symbol: z.string(),
  name: z.string(),
  quantity: Text,
  /** The day on which they become the household's own; null when it is not known. */
  vests: Day.nullable(),
  price: Holding.Price.nullable(),
});
export type Info = z.infer<typeof Info>;
