import { Day } from "@advisor/domain/day";
import { TradeList } from "@advisor/domain/ips-check/trade-list";
import { TradeProof } from "@advisor/domain/ips-check/trade-proof";
import * as z from "zod";

/** Proposed trades for a household by policy, as suggested by compare_to_ips. */
export const Proposal = z.object({
  household_id: z.string(),
  household_name: z.string(),
  /** The dates of the check and of its prices. */
  as_of: Day,
  /** The date of the oldest account with a price; null where nothing has one. */
  prices_as_of: Day.nullable(),
  simulated: z.boolean(),
  policies: z.array(
    z.object({
      /** Null if the household has no active policy. */
      ips_id: z.string().nullable(),
      name: z.string(),
      status: z.enum(["ok", "no_ips", "ips_invalid", "not_computable"]),
      /** Null without cash and without a price of anything held. */
      total_value: z.number().nullable(),
      assumptions: z.array(z.string()),
      /** Empty if there are no targets to compare with. */
      lists: z.array(
        TradeList.extend({
          /** Changes whenever the proposed trades change. Sent back with the lines to exclude. */
          fingerprint: z.string(),
          /** Whether the figures add up, and the prices they rest on. */
          proof: TradeProof,
        }),
      ),
    }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

/**
 * JSON returns everything; CSV returns the trades of one policy, by default the first. The excluded
 * lines belong to this policy and mode; they are in no total and not in the CSV.
 */
export const ProposalQuery = z
  .object({
    format: z.enum(["json", "csv"]).default("json"),
    policy: z.string().max(100).optional(),
    mode: TradeList.shape.mode.default("band"),
    /** Line numbers to exclude, such as 2,5. */
    without: z
      .string()
      .max(4_000)
      .regex(/^\d+(,\d+)*$/, "must be line numbers such as 2,5")
      .optional(),
    /** The fingerprint of the list that the line numbers refer to. */
    fingerprint: z.string().max(64).optional(),
  })
  .refine(({ without, fingerprint }) => without === undefined || fingerprint !== undefined, {
    path: ["fingerprint"],
    message: "send the fingerprint of the list with the lines to leave out",
  });
export type ProposalQuery = z.infer<typeof ProposalQuery>;
