import type * as Source from "@advisor/domain/source";

/** A provider that failed before another one answered, and why. */
export interface FailedProvider {
  provider: string;
  reason: "no_key" | "rate_limited" | "not_found" | "stale" | "upstream";
}

/** A value with its source. */
export interface Sourced<Value> {
  value: Value;
  source: Omit<Source.Info, "source_id">;
  failed?: readonly FailedProvider[];
  /** Why a list is incomplete, as a sentence; absent if it is complete. */
  partial?: string;
}
