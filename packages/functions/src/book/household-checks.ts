import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { isOutside, tally } from "@advisor/domain/ips-check/findings/findings";
import { type Reason, reasons } from "@advisor/domain/ips-check/findings/reasons";
import type { HouseholdCard } from "@advisor/protocol/household";
import { householdSource } from "@advisor/tools/household-source";
import { assertOwn } from "../authorize.ts";
import type { Stores } from "../runtime.ts";

export type Checks = ReturnType<typeof householdChecks>;

/** What one reading of a household finds. */
export interface Check {
  found: NonNullable<HouseholdCard["check"]>;
  reasons: Reason[];
  has_policy: boolean;
  cash_short_usd: number;
  classes_out: number;
}

/** Households read at once for one list. */
const atOnce = 10;
/** Checks that are kept; a household that was not replaced has the same one all day. */
const most = 2_000;

/** The policy checks of an advisor's list of households, by the engine and on the day that answers use. */
export function householdChecks({ households, log }: Pick<Stores, "households" | "log">) {
  const kept = new Map<string, Check>();

  async function made(advisorId: string, id: string, today: Day): Promise<Check | null> {
    const snapshot = await households.snapshot(id);
    assertOwn(advisorId, snapshot?.household);
    if (snapshot === undefined) return null;
    const checks = compareAll({ snapshot, today, funds: new Map() });
    const prices_as_of = householdSource(snapshot).as_of;
    return {
      found: { as_of: today, prices_as_of, findings: tally(checks) },
      reasons: reasons(snapshot, checks, today),
      ...sums(checks),
    };
  }

  /** A household that cannot be read does not take the list with it. */
  async function checkOf(
    advisorId: string,
    card: Household.Card,
    today: Day,
  ): Promise<Check | null> {
    const { id, version } = card;
    const key = `${advisorId} ${id} ${version} ${today}`;
    const before = version === undefined ? undefined : kept.get(key);
    if (before !== undefined) return before;
    const check = await made(advisorId, id, today).catch((error: unknown) => {
      log.error("household_not_checked", { household_id: id }, error);
      return null;
    });
    if (kept.size >= most) kept.clear();
    if (check !== null) kept.set(key, check);
    return check;
  }

  /** Each card with its check, null for a household that cannot be read. */
  return async (advisorId: string, cards: readonly Household.Card[], today: Day) => {
    const checked: { card: Household.Card; check: Check | null }[] = [];
    for (let begin = 0; begin < cards.length; begin += atOnce) {
      const batch = cards.slice(begin, begin + atOnce);
      const found = batch.map(async (card) => ({
        card,
        check: await checkOf(advisorId, card, today),
      }));
      checked.push(...(await Promise.all(found)));
    }
    return checked;
  };
}

const sums = (checks: readonly Comparison[]) => ({
  has_policy: checks.some(({ ips_id }) => ips_id !== null),
  cash_short_usd: checks.reduce((sum, { cash }) => sum + Math.max(0, cash.shortfall ?? 0), 0),
  classes_out: checks.flatMap(({ classes }) => classes).filter(isOutside).length,
});
