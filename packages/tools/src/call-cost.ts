import { Fault } from "@advisor/domain/fault";
import type { Tool } from "./tool.ts";

/** What a call of the tool costs once a provider was asked, in millionths of a dollar. */
export const callMicroUsd = ({ cost }: Pick<Tool, "cost">): number =>
  Math.ceil(cost.usd * 1_000_000);

/** Faults that come before any provider is asked, or with which one turns the question away unserved. */
const unserved: ReadonlySet<string> = new Set([
  "invalid_arguments",
  "household_required",
  "no_provider",
  "providers_misconfigured",
  "no_key",
  "rate_limited",
]);

/**
 * Whether a call that failed is paid for: yes when a provider may have served it, as with one that
 * answered with an error or too late. What was never asked costs nothing.
 */
export function failedCallIsPaid(error: unknown): boolean {
  if (!(error instanceof Fault)) return true;
  const { failed } = error.extra;
  if (error.code === "providers_failed" && Array.isArray(failed)) {
    return failed.some(({ reason }) => !unserved.has(String(reason)));
  }
  return !unserved.has(error.code);
}
