import * as z from "zod";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";

/** A tax lot: a purchase that is still held in whole or in part. */
export const Info = z.object({
  id: z.string(),
  acquired: Day.nullable(),
  /** Shares or contracts; negative in a short position. */
  quantity: Text,
  /** US dollars per share; null when the transferring firm did not report it. */
  cost_per_share: Text.nullable(),
  source: z.enum(["purchase", "transfer", "drip", "inherited", "gift"]),
});
export type Info = z.infer<typeof Info>;
