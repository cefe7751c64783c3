import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { countFindings, countGaps, isOutside } from "@advisor/domain/ips-check/findings/findings";
import { type Reason, reasons, urgencyRank } from "@advisor/domain/ips-check/findings/reasons";
import { recordGaps } from "@advisor/domain/portfolio/record-gaps";
import type { HouseholdCard } from "@advisor/protocol/household";
import { pricesAsOf } from "@advisor/tools/household-source";
import { assertOwner } from "../authorize.ts";
import type { Stores } from "../runtime.ts";

export type HouseholdChecks = ReturnType<typeof householdChecks>;

/** The result of checking one household. */
export interface Check {
  found: NonNullable<HouseholdCard["check"]>;
  reasons: Reason[];
  has_policy: boolean;
  cash_short_usd: number;
  classes_out: number;
}

/** How many households one read covers, and how many reads run in parallel. */
const inRead = 25;
const readsAtOnce = 4;
/** How many checks are cached. A household's check stays the same all day unless it is replaced. */
const most = 2_000;

/** Policy checks for the list of households, with the same engine and date as in answers. */
export function householdChecks({ households, log }: Pick<Stores, "households" | "log">) {
  const kept = new Map<string, Check>();

  /** Reads and checks several households. One that cannot be read is logged and skipped. */
  async function make(advisorId: string, cards: readonly Keyed[], today: Day): Promise<void> {
    const found = await households.snapshots(cards.map(({ card }) => card.id));
    for (const [at, { card, key }] of cards.entries()) {
      try {
        const one = found[at];
        if (one?.status === "rejected") throw one.reason;
        assertOwner(advisorId, one?.value?.household);
        if (one?.value !== undefined) kept.set(key, checkOf(one.value, today));
      } catch (error) {
        log.error("household_not_checked", { household_id: card.id }, error);
      }
    }
  }

  /** Each card with its check; null for a household that cannot be read. */
  return async (advisorId: string, cards: readonly Household.Card[], today: Day) => {
    if (kept.size + cards.length > most) kept.clear();
    const keyed = cards.map((card) => ({ card, key: keyOf(advisorId, card, today) }));
    for (const { card, key } of keyed) if (card.version === undefined) kept.delete(key);
    const missing = keyed.filter(({ key }) => !kept.has(key));
    const step = inRead * readsAtOnce;
    for (let begin = 0; begin < missing.length; begin += step) {
      const reads = Array.from({ length: readsAtOnce }, (_, n) => begin + n * inRead)
        .map((from) => missing.slice(from, from + inRead))
        .filter((batch) => batch.length > 0);
      await Promise.all(reads.map((batch) => make(advisorId, batch, today)));
    }
    return keyed.map(({ card, key }) => ({ card, check: kept.get(key) ?? null }));
  };
}

interface Keyed {
  card: Household.Card;
  key: string;
}

const keyOf = (advisorId: string, { id, version }: Household.Card, today: Day): string =>
  `${advisorId} ${id} ${version} ${today}`;

function checkOf(snapshot: Household.Snapshot, today: Day): Check {
  const checks = compareAll({ snapshot, today, funds: new Map() });
  const gaps = recordGaps(snapshot);
  return {
    found: {
      as_of: today,
      prices_as_of: pricesAsOf(snapshot),
      total_value: gaps.total_value,
      findings: [...countFindings(checks), ...countGaps(gaps)].toSorted(
        (a, b) => urgencyRank(a) - urgencyRank(b),
      ),
    },
    reasons: reasons(gaps, checks),
    ...sums(checks),
  };
}

const sums = (checks: readonly Comparison[]) => ({
  has_policy: checks.some(({ ips_id }) => ips_id !== null),
  cash_short_usd: checks.reduce((sum, { cash }) => sum + Math.max(0, cash.shortfall ?? 0), 0),
  classes_out: checks.flatMap(({ classes }) => classes).filter(isOutside).length,
});
