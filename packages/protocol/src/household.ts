import { Timeframe } from "@advisor/domain/brokerage/dataset";
import { Day } from "@advisor/domain/day";
import * as Document from "@advisor/domain/document";
import * as HouseholdNoun from "@advisor/domain/household";
import { Comparison } from "@advisor/domain/ips-check/comparison";
import { FindingCount } from "@advisor/domain/ips-check/findings/findings";
import { GainLimit, Restriction } from "@advisor/domain/ips-check/restrictions";
import { LotLine } from "@advisor/domain/lots/lot-lines";
import * as Note from "@advisor/domain/note";
import { DayChange } from "@advisor/domain/portfolio/day-change";
import { Portfolio } from "@advisor/domain/portfolio/portfolio";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** A household in the list, with the findings of today's policy check. */
export const HouseholdCard = HouseholdNoun.Card.extend({
  check: z
    .object({
      /** The dates of the check and of its prices; null where nothing has a price. */
      as_of: Day,
      prices_as_of: Day.nullable(),
      /** US dollars: holdings and cash of all accounts. The total that is on file is in `summary`. */
      /** Null without cash and without a price of anything held. */
      total_value: z.number().nullable(),
      findings: z.array(FindingCount),
    })
    /** Null if the household cannot be read. */
    .nullable(),
});
export type HouseholdCard = z.infer<typeof HouseholdCard>;

/** A household as shown in the side panel. */
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
  /** One check per active policy, or a single one without a policy if there is none. */
  ips: z.array(Comparison),
  /** The date of the prices behind `ips`: that of the oldest account with one; null without any. */
  prices_as_of: Day.nullable(),
  tasks: z.array(Task.Info),
  documents: z.array(Document.Info.omit({ chunks: true })),
  notes: z.array(Note.Info),
  /** Every lot with its gain if sold today. */
  lots: z.array(LotLine),
  /** Trades and transfers from the statements, newest first. */
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
  /** Returns as stated by the custodian; `all` is the total over all accounts. */
  returns: z.array(
    z.object({
      account: z.string(),
      timeframe: Timeframe,
      return_pct: z.number(),
      as_of: Day,
    }),
  ),
  /** The daily change of the holdings' quotes, in percent. */
  day_changes: z
    .array(z.object({ symbol: z.string(), change_pct: z.number(), as_of: Day }))
    .default([]),
  /** The change of all holdings together; null if no quote states one. */
  day_change: DayChange.nullable().default(null),
  /** The yearly limits on realized gains of the policies in effect. */
  gain_limits: z.array(GainLimit).default([]),
  /** Holdings that a policy does not allow to be traded today. */
  restrictions: z.array(Restriction).default([]),
  /** The issuers of holdings that are no funds, with the symbols or names held of each. */
  issuers: z.array(z.object({ name: z.string(), held: z.array(z.string()) })).default([]),
  /** Names of statements that cannot be read, so their data is missing here. */
  unread_statements: z.array(z.string()).default([]),
});
export type HouseholdDetail = z.infer<typeof HouseholdDetail>;
