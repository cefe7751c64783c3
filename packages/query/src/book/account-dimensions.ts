import * as Account from "@advisor/domain/account";
import type * as Household from "@advisor/domain/household";
import { scopeOf } from "@advisor/domain/ips-check/scope";
import type { Dimension } from "./dataset.ts";
import { name, ownName } from "./dimensions.ts";

/**
 * An account's owner and type. `owner` is a person only for a sole owner; otherwise it is `joint`.
 */
export const accountDimensions = {
  account: ownName("account"),
  account_type: name("account type", Account.Type.options),
  owner: { ...ownName("owner"), values: ["joint"] },
  tax_treatment: name("tax treatment", [
    "taxable",
    "tax_deferred",
    "tax_free",
    "education",
    "taxable_trust",
    "exempt",
  ]),
  managed: name("managed", ["yes", "no"]),
  custodian: ownName("custodian"),
  policy: ownName("policy"),
} satisfies Record<string, Dimension>;

export type AccountDimensions = Record<keyof typeof accountDimensions, string | null>;

/** Dimensions by account id. The policy is the first active one with the account in its scope. */
export function dimensionsOfAccounts(
  snapshot: Household.Snapshot,
  today: string,
): Map<string, AccountDimensions> {
  const { household, accounts } = snapshot;
  const names = new Map(household.members.map((member) => [member.id, member.name]));
  const scopes = household.ips
    .filter((ips) => ips.effective <= today)
    .map((ips) => ({ ips, ids: scopeOf(snapshot, ips).accounts.map(({ id }) => id) }));
  return new Map(
    accounts.map((account) => [
      account.id,
      {
        account: account.name,
        account_type: account.type,
        owner: ownerOf(account, names),
        tax_treatment: Account.treatment(account),
        managed: account.managed ? "yes" : "no",
        custodian: account.custodian,
        policy: scopes.find(({ ids }) => ids.includes(account.id))?.ips.name ?? null,
      },
    ]),
  );
}

/** An account that appears only in a statement. */
export const unknownAccount = (account: string | null): AccountDimensions => ({
  account,
  account_type: null,
  owner: null,
  tax_treatment: null,
  managed: null,
  custodian: null,
  policy: null,
});

function ownerOf({ owner_ids }: Account.Info, names: ReadonlyMap<string, string>): string | null {
  const [first, ...others] = owner_ids;
  if (first === undefined) return null;
  return others.length > 0 ? "joint" : (names.get(first) ?? null);
}
