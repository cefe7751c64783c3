import { Fault } from "@advisor/domain/fault";
import type { Tool } from "./tool.ts";

/** The price of a call that reached a provider, in millionths of a dollar. */
export const callMicroUsd = ({ cost }: Pick<Tool, "cost">): number =>
  Math.ceil(cost.usd * 1_000_000);

/**
 * Faults raised before any provider is called, or by a provider that refused without doing work.
 */
const unserved: ReadonlySet<string> = new Set([
  "invalid_arguments",
  "household_required",
  "no_provider",
  "providers_misconfigured",
  "no_key",
  "rate_limited",
]);

/**
 * Whether a failed call is billed: yes if a provider may have processed it, for example when it
 * answered with an error or too late.
 */
export function failedCallIsPaid(error: unknown): boolean {
  if (!(error instanceof Fault)) return true;
  const { failed } = error.extra;
  if (error.code === "providers_failed" && Array.isArray(failed)) {
    return failed.some(({ reason }) => !unserved.has(String(reason)));
  }
  return !unserved.has(error.code);
}
