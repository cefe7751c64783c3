import { decimal } from "../decimal.ts";
import { dollarPrice, type Info as Holding } from "../holding.ts";
import type * as Household from "../household.ts";
import { knownTickers } from "../text/company-names.ts";

const mostAccounts = 40;
const mostSecurities = 60;

/** The names of a household's accounts and of its largest positions. */
export function householdNames({
  accounts,
  holdings,
}: Pick<Household.Snapshot, "accounts" | "holdings">): Household.Names {
  const byValue = holdings
    .map((holding) => ({ name: nameOf(holding), value: sizeOf(holding) }))
    .sort((a, b) => b.value - a.value);
  const securities = [...new Set(byValue.map(({ name }) => name))];
  return {
    accounts: accounts
      .slice(0, mostAccounts)
      .map(({ name, type, owner_ids }) => ({ name, type, owner_ids })),
    securities: securities.slice(0, mostSecurities),
    more_accounts: Math.max(0, accounts.length - mostAccounts),
    more_securities: Math.max(0, securities.length - mostSecurities),
  };
}

/** "NOVAX (Novax Health)": a widely known symbol goes alone. */
const nameOf = ({ symbol, name }: Holding): string =>
  symbol === null ? name : knownTickers.has(symbol) ? symbol : `${symbol} (${name})`;

/** In US dollars, for the order only. */
function sizeOf(holding: Holding): number {
  const price = dollarPrice(holding);
  return typeof price === "string" ? 0 : Math.abs(Number(price.times(decimal(holding.quantity))));
}
