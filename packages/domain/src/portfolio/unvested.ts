import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";
import * as Holding from "../holding.ts";

/**
 * Shares granted by an employer that are not owned yet. They are reported separately: they are in no
 * value, weight or limit of the household.
 */
export const Info = z.object({
  id: z.string(),
  /** The account that will receive them. */
  account_id: z.string(),
  symbol: z.string(),
  name: z.string(),
  quantity: Text,
  /** The vesting date; null when unknown. */
  vests: Day.nullable(),
  price: Holding.Price.nullable(),
});
export type Info = z.infer<typeof Info>;
