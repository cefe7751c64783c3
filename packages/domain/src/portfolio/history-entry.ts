import { decimal } from "../decimal.ts";
import type * as Household from "../household.ts";
import { compareAll } from "../ips-check/compare.ts";
import type { Comparison } from "../ips-check/comparison.ts";
import type * as History from "./household-history.ts";
import { buildPortfolio } from "./portfolio.ts";

/** The most positions that are stored for a day. */
const mostPositions = 1_500;

const everything = { account: null, symbol: null, asset_class: null };

/** The household's history entry, dated by its newest account. */
export function historyEntry(snapshot: Household.Snapshot): History.Info {
  const days = snapshot.accounts.map(({ as_of }) => as_of).toSorted();
  const as_of = days.at(-1) ?? snapshot.household.summary.as_of;
  const { accounts, totals } = buildPortfolio(snapshot, everything, as_of);
  const positions = new Map<string, History.Position>();
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
export function historyEntryWithClasses(snapshot: Household.Snapshot): History.Info {
  const history = historyEntry(snapshot);
  const checks = compareAll({ snapshot, today: history.as_of, funds: new Map() });
  return { ...history, classes: classWeights(checks) };
}

export const classWeights = (checks: readonly Comparison[]): History.ClassWeight[] =>
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
