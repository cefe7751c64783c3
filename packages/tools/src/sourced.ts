import type * as Source from "@advisor/domain/source";

/** A provider that was asked before the one that answered, and why it could not. */
export interface Failed {
  provider: string;
  reason: "no_key" | "rate_limited" | "not_found" | "stale" | "upstream";
}

/** A value with where it came from; the tool passes the source on. */
export interface Sourced<Value> {
  value: Value;
  source: Omit<Source.Info, "source_id">;
  failed?: readonly Failed[];
  /** Why a list is not whole, in a sentence; absent where it is. */
  partial?: string;
}
