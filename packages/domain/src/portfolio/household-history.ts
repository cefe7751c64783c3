import * as z from "zod";
import { Day } from "../day.ts";
import { decimal } from "../decimal.ts";
import { Percent, Points, Units, Usd } from "../figure.ts";
import type * as Household from "../household.ts";
import { compareAll } from "../ips-check/compare.ts";
import type { Comparison } from "../ips-check/comparison.ts";
import { buildPortfolio } from "./portfolio.ts";

const Position = z.object({ name: z.string(), quantity: Units, value: Usd.nullable() });

/** The weight of an asset class under a policy, and its drift from the target. */
export const ClassWeight = z.object({
  policy: z.string().nullable(),
  class: z.string(),
  weight_pct: Percent.nullable(),
  drift_pp: Points.nullable(),
  status: z.string().nullable(),
});
export type ClassWeight = z.infer<typeof ClassWeight>;

/** A household's totals and positions on a day, stored so that later days can be compared with it. */
export const Info = z.object({
  household_id: z.string(),
  as_of: Day,
  total_value: Usd,
  total_cash: Usd,
  /** By symbol over all accounts; null if there are too many for one stored item. */
  positions: z.array(Position).nullable(),
  /** The asset classes of each policy; absent in older data. */
  classes: z.array(ClassWeight).optional(),
});
export type Info = z.infer<typeof Info>;

export interface Store {
  /** The newest one on or before this day. */
  before(householdId: string, day: Day): Promise<Info | undefined>;
}

/** The most positions that are stored for a day. */
const mostPositions = 1_500;

const everything = { account: null, symbol: null, asset_class: null };

/** The household's history entry, dated by its newest account. */
export function historyEntry(snapshot: Household.Snapshot): Info {
  const days = snapshot.accounts.map(({ as_of }) => as_of).toSorted();
  const as_of = days.at(-1) ?? snapshot.household.summary.as_of;
  const { accounts, totals } = buildPortfolio(snapshot, everything, as_of);
  const positions = new Map<string, z.infer<typeof Position>>();
  for (const { symbol, name, quantity, value } of accounts.flatMap(({ holdings }) => holdings)) {
    const key = symbol ?? name;
    const before = positions.get(key);
    positions.set(key, {
      name: key,
      quantity: plus(before?.quantity ?? 0, quantity),
      value: added(before === undefined ? 0 : before.value, value),
    });
  }
  return {
    household_id: snapshot.household.id,
    as_of,
    total_value: totals.total_value,
    total_cash: totals.total_cash,
    positions: positions.size > mostPositions ? null : [...positions.values()],
  };
}

/** The history entry with the asset classes of each policy, as it is stored. */
export function historyEntryWithClasses(snapshot: Household.Snapshot): Info {
  const history = historyEntry(snapshot);
  const checks = compareAll({ snapshot, today: history.as_of, funds: new Map() });
  return { ...history, classes: classWeights(checks) };
}

export const classWeights = (checks: readonly Comparison[]): ClassWeight[] =>
  checks.flatMap(({ ips_name, classes }) =>
    classes.map((row) => ({
      policy: ips_name,
      class: row.class,
      weight_pct: row.weight_pct,
      drift_pp: row.drift_pp,
      status: row.status,
    })),
  );

/** The sum; null when a part is unknown. */
const added = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : plus(a, b);

/** Exact, so that 0.1 and 0.2 units are 0.3, on this day and on an earlier one. */
const plus = (a: number, b: number): number => decimal(a).plus(decimal(b)).toNumber();

/** A position whose quantity changed. Quantities are in units; 0 means not held. */
export interface PositionChange {
  name: string;
  before: number;
  now: number;
}

/** The positions that changed since the earlier day; null when positions of a day are not stored. */
export function positionChanges(before: Info, now: Info): PositionChange[] | null {
  if (before.positions === null || now.positions === null) return null;
  const then = quantities(before.positions);
  const held = quantities(now.positions);
  return [...new Set([...then.keys(), ...held.keys()])]
    .map((name) => ({ name, before: then.get(name) ?? 0, now: held.get(name) ?? 0 }))
    .filter((one) => one.before !== one.now);
}

const quantities = (positions: NonNullable<Info["positions"]>): Map<string, number> =>
  new Map(positions.map(({ name, quantity }) => [name, quantity]));
