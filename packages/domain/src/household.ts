import * as z from "zod";
import * as Account from "./account.ts";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";
import * as Holding from "./holding.ts";
import * as Ips from "./ips.ts";
import * as Member from "./member.ts";
import * as Need from "./need.ts";
import type { Page } from "./page.ts";
import * as Unvested from "./portfolio/unvested.ts";

/** Figures for the list of households, computed and dated when the household is stored. */
export const Summary = z.object({
  /** Null without cash and without a price of anything held. */
  total_value: Text.nullable(),
  /** The number of asset classes outside their band over all policies; null without a valid policy. */
  out_of_band: z.int().nullable(),
  as_of: Day,
});

/** What a question can mention, kept with the household so that reading one needs no holdings. */
export const Names = z.object({
  accounts: z.array(
    z.object({
      name: z.string(),
      type: Account.Type,
      /** Absent in older data. */
      owner_ids: z.array(z.string()).optional(),
    }),
  ),
  /** Symbols, with the name of those that are not widely known; the largest positions first. */
  securities: z.array(z.string()),
  /** How many more there are. */
  more_accounts: z.int(),
  more_securities: z.int(),
});
export type Names = z.infer<typeof Names>;

export const Info = z.object({
  id: z.string().regex(/^hh_[a-z0-9]{1,40}$/),
  advisor_id: z.string(),
  name: z.string(),
  members: z.array(Member.Info),
  risk_tolerance: z.string(),
  ips: z.array(Ips.Info),
  needs: z.array(Need.Info),
  /** Absent when no unvested shares are on file. */
  unvested: z.array(Unvested.Info).optional(),
  next_meeting: z.string().nullable(),
  summary: Summary,
  /** Read with the household alone; absent in older data. */
  names: Names.optional(),
  /** True for the fictional sample households. */
  simulated: z.boolean(),
});
export type Info = z.infer<typeof Info>;

/** A household with its members, accounts, holdings and policies, read together. */
export const Snapshot = z.object({
  household: Info,
  accounts: z.array(Account.Info),
  holdings: z.array(Holding.Info),
  /** Purchases that only the trades on file show, because no lot has them. Absent when there are none. */
  purchases: z
    .array(z.object({ account_id: z.string(), symbol: z.string(), bought: Day, quantity: Text }))
    .optional(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** The fields of a household that a list shows. */
export const Card = z.object({
  id: z.string(),
  name: z.string(),
  members: z.int(),
  next_meeting: z.string().nullable(),
  summary: Summary,
  simulated: z.boolean(),
  /** Changes whenever the household is replaced; absent in older data. */
  version: z.string().optional(),
});
export type Card = z.infer<typeof Card>;

export interface Store {
  get(id: string): Promise<Info | undefined>;
  /** Pass the household as `read` if `get` just returned it, to save a read. */
  snapshot(id: string, read?: Info): Promise<Snapshot | undefined>;
  /**
   * Reads many snapshots, with the purchases that only their trades show, in the order of the ids. A household that
   * cannot be read is rejected alone.
   */
  snapshots(ids: readonly string[]): Promise<PromiseSettledResult<Snapshot | undefined>[]>;
  /** The advisor's own households, by name. */
  list(advisorId: string, page: { cursor: string | undefined; limit: number }): Promise<Page<Card>>;
}
