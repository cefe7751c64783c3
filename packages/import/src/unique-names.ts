import type { HouseholdRow } from "./schema.ts";

/**
 * The household with a name of its own for every account: statements and answers know accounts by
 * their names, so two called "Roth IRA" would become one. The second is "Roth IRA (its id)".
 */
export function withUniqueNames(row: HouseholdRow): HouseholdRow {
  const used = new Set<string>();
  const accounts = row.accounts.map((account) => {
    const name = used.has(account.name) ? `${account.name} (${account.id})` : account.name;
    used.add(name);
    return { ...account, name };
  });
  return { ...row, accounts };
}
