import { Day } from "@advisor/domain/day";
import { TradeList } from "@advisor/domain/ips-check/trade-list";
import * as z from "zod";

/** What is proposed for a household, policy by policy: the trades that compare_to_ips suggests. */
export const Proposal = z.object({
  household_id: z.string(),
  household_name: z.string(),
  /** The day of the check, and of the prices behind it. */
  as_of: Day,
  prices_as_of: Day,
  simulated: z.boolean(),
  policies: z.array(
    z.object({
      /** Null where the household has no policy in effect. */
      ips_id: z.string().nullable(),
      name: z.string(),
      status: z.enum(["ok", "no_ips", "ips_invalid", "not_computable"]),
      total_value: z.number(),
      assumptions: z.array(z.string()),
      /** Empty where nothing can be compared. */
      lists: z.array(TradeList),
    }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

/** As JSON everything; as CSV the trades of one policy, the first one unless it is named. */
export const ProposalQuery = z.object({
  format: z.enum(["json", "csv"]).default("json"),
  policy: z.string().max(100).optional(),
  mode: TradeList.shape.mode.default("band"),
});
