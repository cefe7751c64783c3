import type { Params } from "./routed.ts";

/** What is left out beside accounts; undefined where that is nothing. */
export function withoutAccounts(without: Params["without"]): Params["without"] {
  const { accounts: _, kept: __, ...rest } = without ?? {};
  return Object.keys(rest).length === 0 ? undefined : rest;
}
