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

/** Figures for the list of households, computed when the household is written and dated. */
export const Summary = z.object({
  total_value: Text,
  /** Classes outside their band, over all policies; null without a policy that can be compared. */
  out_of_band: z.int().nullable(),
  as_of: Day,
});

export const Info = z.object({
  id: z.string().regex(/^hh_[a-z0-9]{1,40}$/),
  advisor_id: z.string(),
  name: z.string(),
  members: z.array(Member.Info),
  risk_tolerance: z.string(),
  ips: z.array(Ips.Info),
  needs: z.array(Need.Info),
  /** Absent where nothing is on file of them. */
  unvested: z.array(Unvested.Info).optional(),
  next_meeting: z.string().nullable(),
  summary: Summary,
  /** True for the fictional sample households. */
  simulated: z.boolean(),
});
export type Info = z.infer<typeof Info>;

/** Everything the engines need of one household, read together. */
export const Snapshot = z.object({
  household: Info,
  accounts: z.array(Account.Info),
  holdings: z.array(Holding.Info),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** What a list shows of a household. */
export const Card = z.object({
  id: z.string(),
  name: z.string(),
  members: z.int(),
  next_meeting: z.string().nullable(),
  summary: Summary,
  simulated: z.boolean(),
  /** Another one whenever the household was written anew; absent in what was stored without it. */
  version: z.string().optional(),
});
export type Card = z.infer<typeof Card>;

export interface Store {
  get(id: string): Promise<Info | undefined>;
  /** `read` is the same household as `get` answered it a moment ago, so that it need not be read again. */
  snapshot(id: string, read?: Info): Promise<Snapshot | undefined>;
  /** As `snapshot`, of many at once and in the order of their ids; one that cannot be read does not take the others with it. */
  snapshots(ids: readonly string[]): Promise<PromiseSettledResult<Snapshot | undefined>[]>;
  /** The advisor's own households, by name. */
  list(advisorId: string, page: { cursor: string | undefined; limit: number }): Promise<Page<Card>>;
}
