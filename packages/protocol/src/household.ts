import { Timeframe } from "@advisor/domain/brokerage/dataset";
import { Day } from "@advisor/domain/day";
import * as Document from "@advisor/domain/document";
import * as HouseholdNoun from "@advisor/domain/household";
import { Comparison } from "@advisor/domain/ips-check/comparison";
import { Tally } from "@advisor/domain/ips-check/findings/findings";
import * as LotLine from "@advisor/domain/lots/lot-lines";
import * as Note from "@advisor/domain/note";
import { Portfolio } from "@advisor/domain/portfolio/portfolio";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** A household in the list, with what its policy check of today finds. */
export const HouseholdCard = HouseholdNoun.Card.extend({
  check: z
    .object({
      /** The day of the check, and the day of the prices it was made on. */
      as_of: Day,
      prices_as_of: Day,
      findings: z.array(Tally),
    })
    /** Null for a household that cannot be read now. */
    .nullable(),
});
export type HouseholdCard = z.infer<typeof HouseholdCard>;

/** A household as the side panel shows it. */
export const HouseholdDetail = HouseholdNoun.Info.pick({
  id: true,
  name: true,
  members: true,
  risk_tolerance: true,
  next_meeting: true,
  summary: true,
  simulated: true,
}).extend({
  holdings: Portfolio,
  /** One check for each policy in effect; one without a policy where there is none. */
  ips: z.array(Comparison),
  /** The day of the prices behind `ips`, which are as old as the oldest account. */
  prices_as_of: Day,
  tasks: z.array(Task.Info),
  documents: z.array(Document.Info.omit({ chunks: true })),
  notes: z.array(Note.Info),
  /** Every lot, as if it were sold today. */
  lots: z.array(LotLine.Line),
  /** Trades and transfers of the statements, the newest first. */
  activity: z.array(
    z.object({
      account: z.string(),
      day: Day,
      what: z.enum(["buy", "sell", "deposit", "withdrawal"]),
      symbol: z.string().nullable(),
      quantity: z.number().nullable(),
      price: z.number().nullable(),
      /** US dollars, always positive. */
      amount: z.number(),
      status: z.string().nullable(),
    }),
  ),
  /** Returns as the custodian states them, `all` for the accounts together. */
  returns: z.array(
    z.object({
      account: z.string(),
      timeframe: Timeframe,
      return_pct: z.number(),
      as_of: Day,
    }),
  ),
  /** How quotes of holdings moved on their day, in percent. */
  day_changes: z
    .array(z.object({ symbol: z.string(), change_pct: z.number(), as_of: Day }))
    .default([]),
  /** Statements on file that cannot be read: what they say is missing here. */
  unread_statements: z.array(z.string()).default([]),
});
export type HouseholdDetail = z.infer<typeof HouseholdDetail>;
