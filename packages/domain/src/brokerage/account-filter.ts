/**
 * The rows of one account, or all rows when no account is named. An unknown account matches no
 * rows.
 */
export function filterByAccount<Row extends { account: string }>(
  rows: readonly Row[],
  accounts: readonly string[],
  wanted: string | null,
): { known: true; account: string; rows: Row[] } | { known: false; accounts: string[] } {
  if (wanted === null) {
    const [only, ...others] = accounts;
    const account = only !== undefined && others.length === 0 ? only : "all";
    return { known: true, account, rows: [...rows] };
  }
  const account = accounts.find((name) => name.toLowerCase() === wanted.trim().toLowerCase());
  if (account === undefined) return { known: false, accounts: [...accounts] };
  return { known: true, account, rows: rows.filter((row) => row.account === account) };
}
