import type * as Account from "../account.ts";
import type * as Household from "../household.ts";

/**
 * The account with this id, else those with the text in their name or type, else those that the member of
 * this name owns alone. Null means all.
 */
export function accountsCalled(
  { household, accounts }: Pick<Household.Snapshot, "household" | "accounts">,
  text: string | null,
): readonly Account.Info[] {
  if (text === null) return accounts;
  const wanted = text.trim().toLowerCase();
  const identified = accounts.filter(({ id }) => id.toLowerCase() === wanted);
  if (identified.length > 0) return identified;
  const named = accounts.filter(({ name, type }) => {
    const words = `${name} ${type.replaceAll("_", " ")}`.toLowerCase();
    return words.includes(wanted) || type === wanted;
  });
  if (named.length > 0) return named;
  const owners = household.members.filter(({ name }) => name.toLowerCase() === wanted);
  return accounts.filter(
    ({ owner_ids: [first, ...others] }) =>
      others.length === 0 && owners.some(({ id }) => id === first),
  );
}
