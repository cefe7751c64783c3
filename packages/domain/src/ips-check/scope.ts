import * as Account from "../account.ts";
import type * as Household from "../household.ts";
import type * as Ips from "../ips.ts";

export type ExclusionReason = "held_away" | "education" | "other_policy";

export interface Scope {
  accounts: Account.Info[];
  beside: { account: Account.Info; reason: ExclusionReason }[];
  /** Account ids that the policy names but the household does not have. */
  missing: string[];
}

/**
 * The accounts that a policy covers; without a policy, every managed account. `scope` takes
 * precedence over `ips_group`.
 */
export function scopeOf(snapshot: Household.Snapshot, ips: Ips.Info | undefined): Scope {
  const scope: Scope = { accounts: [], beside: [], missing: [] };
  for (const account of snapshot.accounts) {
    const reason = outside(account, ips);
    if (reason) scope.beside.push({ account, reason });
    else scope.accounts.push(account);
  }
  const known = new Set(snapshot.accounts.map((account) => account.id));
  scope.missing = (ips?.scope ?? []).filter((id) => !known.has(id));
  return scope;
}

function outside(account: Account.Info, ips: Ips.Info | undefined): ExclusionReason | undefined {
  if (Account.treatment(account) === "education") return "education";
  if (!account.managed) return "held_away";
  return ips && !coversAccount(account, ips) ? "other_policy" : undefined;
}

/** Whether the policy covers the account by its scope and group alone. */
export function coversAccount(account: Account.Info, ips: Ips.Info): boolean {
  if (ips.scope !== null) return ips.scope.includes(account.id);
  return ips.ips_group === null || account.ips_group === ips.ips_group;
}
