import { Day } from "@advisor/domain/day";
import { TradeList } from "@advisor/domain/ips-check/trade-list";
import * as z from "zod";

/** Proposed trades for a household by policy, as suggested by compare_to_ips. */
export const Proposal = z.object({
  household_id: z.string(),
  household_name: z.string(),
  /** The dates of the check and of its prices. */
  as_of: Day,
  prices_as_of: Day,
  simulated: z.boolean(),
  policies: z.array(
    z.object({
      /** Null if the household has no active policy. */
      ips_id: z.string().nullable(),
      name: z.string(),
      status: z.enum(["ok", "no_ips", "ips_invalid", "not_computable"]),
      total_value: z.number(),
      assumptions: z.array(z.string()),
      /** Empty if there are no targets to compare with. */
      lists: z.array(TradeList),
    }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

/** JSON returns everything; CSV returns the trades of one policy, by default the first. */
export const ProposalQuery = z.object({
  format: z.enum(["json", "csv"]).default("json"),
  policy: z.string().max(100).optional(),
  mode: TradeList.shape.mode.default("band"),
});
