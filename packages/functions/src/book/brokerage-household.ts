import { Fault } from "@advisor/domain/fault";
import type { Stores } from "../runtime.ts";

const freshMs = 60_000;
const known = new WeakMap<object, Map<string, { id: string | undefined; until: number }>>();

/**
 * The household a brokerage question is about: the one in the request, or the advisor's default. The
 * default is cached for a minute, but access is checked each time.
 */
export async function resolveBrokerageHousehold(
  { brokerage, clock }: Stores,
  advisorId: string,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return named;
  const cache = known.get(brokerage) ?? new Map();
  known.set(brokerage, cache);
  let kept = cache.get(advisorId);
  if (kept === undefined || kept.until <= clock.now()) {
    kept = { id: await brokerage.defaultHousehold(advisorId), until: clock.now() + freshMs };
    cache.set(advisorId, kept);
  }
  if (kept.id !== undefined) return kept.id;
  throw new Fault("invalid", "household_required", "Name a household: household_id=hh_d1.");
}
