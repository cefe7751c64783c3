import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";

/**
 * One option contract as quoted on a day. `implied_volatility` is a fraction of 1: 0.32 means 32%.
 */
export const Option = z.object({
  contract: z.string(),
  symbol: z.string(),
  type: z.enum(["call", "put"]),
  expiration: Day,
  strike: Text,
  last: Text.nullable(),
  bid: Text.nullable(),
  ask: Text.nullable(),
  volume: z.int().nullable(),
  open_interest: z.int().nullable(),
  implied_volatility: Text.nullable(),
  delta: Text.nullable(),
});
export type Option = z.infer<typeof Option>;
