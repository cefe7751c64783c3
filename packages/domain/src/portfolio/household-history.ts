import * as z from "zod";
import { Day } from "../day.ts";
import { Percent, Points, Units, Usd } from "../figure.ts";

export const Position = z.object({ name: z.string(), quantity: Units, value: Usd.nullable() });
export type Position = z.infer<typeof Position>;

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
  /** Null without cash and without a price of anything held. */
  total_value: Usd.nullable(),
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
