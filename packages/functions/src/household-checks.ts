import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { tally } from "@advisor/domain/ips-check/findings";
import type { HouseholdCard } from "@advisor/protocol/household";
import { householdSource } from "@advisor/tools/household-source";
import { own } from "./authorize.ts";
import type { Stores } from "./runtime.ts";

type Check = HouseholdCard["check"];

/** Households read at once for one list. */
const atOnce = 10;
/** Checks that are kept; a household that was not replaced has the same one all day. */
const most = 2_000;

/** The policy checks of an advisor's list of households, by the engine and on the day that answers use. */
export function householdChecks({ households, log }: Pick<Stores, "households" | "log">) {
  const kept = new Map<string, Check>();

  async function made(advisorId: string, id: string, today: Day): Promise<Check> {
    const snapshot = await households.snapshot(id);
    own(advisorId, snapshot?.household);
    if (snapshot === undefined) return null;
    const checks = compareAll({ snapshot, today, funds: new Map() });
    const prices_as_of = householdSource(snapshot).as_of;
    return { as_of: today, prices_as_of, findings: tally(checks) };
  }

  /** A household that cannot be read does not take the list with it. */
  async function checkOf(advisorId: string, card: Household.Card, today: Day): Promise<Check> {
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

  return async (
    advisorId: string,
    cards: readonly Household.Card[],
    today: Day,
  ): Promise<HouseholdCard[]> => {
    const checked: HouseholdCard[] = [];
    for (let begin = 0; begin < cards.length; begin += atOnce) {
      const batch = cards.slice(begin, begin + atOnce);
      const found = batch.map(async (card) => ({
        ...card,
        check: await checkOf(advisorId, card, today),
      }));
      checked.push(...(await Promise.all(found)));
    }
    return checked;
  };
}
