import { Fault } from "@advisor/domain/fault";
import type * as Source from "@advisor/domain/source";
import type { Sourced } from "@advisor/tools/sourced";

/**
 * Labels a value as coming from a live (not simulated) market data vendor. `partial` says why a list
 * is incomplete.
 */
export const liveValue = <Value>(
  provider: string,
  value: Value,
  as_of: string,
  delay: Source.Info["delay"],
  partial?: string,
): Sourced<Value> => ({
  value,
  source: { as_of, provider, delay, simulated: false },
  ...(partial === undefined ? {} : { partial }),
});

/** Turns a provider's "unknown symbol" into undefined; other failures are rethrown. */
export async function undefinedIfUnknown<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Fault && error.code === "not_found") return undefined;
    throw error;
  }
}
