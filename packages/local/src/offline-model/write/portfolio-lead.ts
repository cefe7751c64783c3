import type { Portfolio } from "@advisor/domain/portfolio";
import { capital, change, label, listed, money, percent, plain, quantity } from "../format.ts";
import { says, words } from "../read/words.ts";
import { household } from "./household.ts";
import { ranking } from "./portfolio-ranking.ts";
import { ratio, rowsOf } from "./portfolio-tables.ts";

/** Filters as they were asked for; null when they were not. */
export interface Filter {
  account: string | null;
  symbol: string | null;
  assetClass: string | null;
}

/** The first sentence: the answer to what was asked about the holdings. */
export function portfolioLead(portfolio: Portfolio, filter: Filter, question: string): string {
  const spoken = words(question);
  const mentions = (phrases: string) => phrases.split("|").some((phrase) => says(spoken, phrase));
  if (filter.symbol !== null) {
    return [ofSymbol(portfolio, filter.symbol), share(portfolio), gain(portfolio)]
      .filter(Boolean)
      .join(" ");
  }
  if (filter.assetClass !== null) return ofClass(portfolio, filter.assetClass);
  if (mentions("stale|outdated|out of date|old price|old prices")) return stale(portfolio);
  if (mentions("short positions|short position|shorts|covered calls")) return shorts(portfolio);
  if (mentions("without a price|no price|unpriced|private company|company worth")) {
    return unpriced(portfolio);
  }
  if (mentions("add up|adds up|reconcile|reconciles|reconciliation")) return sums(portfolio);
  const ranked = ranking(portfolio, question);
  if (ranked !== undefined) return ranked;
  if (mentions("largest|biggest|top")) return largest(portfolio);
  if (mentions("p&l|p/l|gain|gains|loss|losses|profit|unrealized|unrealised")) {
    return `${gain(portfolio)} ${total(portfolio, filter)}`;
  }
  if (mentions("cash") && filter.account === null) return cash(portfolio);
  return total(portfolio, filter);
}

function ofSymbol(portfolio: Portfolio, symbol: string): string {
  const { text, holds } = household(portfolio.household_name);
  const parts = rowsOf(portfolio).map(
    ({ account, row }) => `${quantity(row.quantity)} in ${plain(account.name)}`,
  );
  return `${capital(text)} ${holds} ${symbol}: ${listed(parts)}, worth ${money(portfolio.totals.listed_value)}.`;
}

/** What all rows are of the household together. */
function share(portfolio: Portfolio): string {
  const value = portfolio.totals.listed_value;
  const whole = portfolio.totals.total_value;
  const weights = rowsOf(portfolio).map(({ row }) => row.weight_pct);
  const [only, ...more] = weights;
  if (only === undefined || only === null || more.length > 0 || value === null || whole <= 0) {
    return "";
  }
  return `That is ${percent(only)} of the household.`;
}

/** Prices older than the newest one. */
function stale(portfolio: Portfolio): string {
  const dated = rowsOf(portfolio).flatMap(({ row }) =>
    row.price_date === null ? [] : [{ name: row.name, day: row.price_date }],
  );
  const newest = dated
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const old = dated.filter(({ day }) => day !== newest);
  if (old.length === 0) return `Every price is of ${newest ?? "no day on file"}.`;
  return `Older than the others: ${listed(old.map(({ name, day }) => `${plain(name)} (price of ${day})`))}.`;
}

function shorts(portfolio: Portfolio): string {
  const owed = rowsOf(portfolio).filter(({ row }) => row.quantity < 0);
  const { text } = household(portfolio.household_name);
  if (owed.length === 0) return `There are no short positions in the accounts of ${text}.`;
  const parts = owed.map(({ row }) => `${quantity(row.quantity)} ${plain(row.name)}`);
  return `The short positions of ${text}: ${listed(parts)}.`;
}

function unpriced(portfolio: Portfolio): string {
  const rows = rowsOf(portfolio).filter(({ row }) => row.value === null);
  if (rows.length === 0) return "Every holding has a price.";
  const names = rows.map(({ row }) => plain(row.name));
  return `There is no price on file for ${listed(names)}, so what it is worth is unknown.`;
}

function ofClass(portfolio: Portfolio, name: string): string {
  const { text, holds } = household(portfolio.household_name);
  return `${capital(text)} ${holds} ${money(portfolio.totals.listed_value)} in ${label(name)} positions. ${gain(portfolio)}`;
}

function largest(portfolio: Portfolio): string {
  const [first] = rowsOf(portfolio).toSorted((a, b) => (b.row.value ?? 0) - (a.row.value ?? 0));
  if (first === undefined)
    return total(portfolio, { account: null, symbol: null, assetClass: null });
  const { row, account } = first;
  return `The largest single holding is ${plain(row.name)} in ${plain(account.name)}, worth ${money(row.value)} or ${percent(row.weight_pct)} of the household, at a cost of ${money(row.cost)}.`;
}

/** Whether positions and cash add up to what the custodian states. */
const sums = ({ reconciliation: { reconciled, stated, computed, gap } }: Portfolio): string =>
  reconciled
    ? `Yes: positions and cash add up to the ${money(stated)} that the custodian states.`
    : `No: positions and cash add up to ${money(computed)}, the custodian states ${money(stated)}, a gap of ${money(gap)}.`;

function total(portfolio: Portfolio, filter: Filter): string {
  const { text } = household(portfolio.household_name);
  if (filter.account !== null) {
    const parts = portfolio.accounts.map(
      (account) =>
        `${plain(account.name)} is worth ${money(account.value)}, ${money(account.cash)} of it cash`,
    );
    return `${capital(listed(parts))}.`;
  }
  const { total_value, total_cash } = portfolio.totals;
  return `The accounts of ${text} are worth ${money(total_value)}, ${money(total_cash)} of it cash.`;
}

const cash = ({ household_name, totals }: Portfolio): string =>
  `The cash of ${household(household_name).text} is ${money(totals.total_cash)}, of a total of ${money(totals.total_value)}.`;

function gain({ totals }: Portfolio): string {
  const { unrealized_pl, unrealized_pl_pct, unrealized_pl_coverage_pct: covered } = totals;
  if (unrealized_pl === null) return "The unrealized gain is unknown.";
  const part =
    covered === null || covered >= 100 ? "" : `, known for ${percent(covered)} of the value`;
  return `The unrealized gain is ${change(unrealized_pl)} (${ratio(unrealized_pl_pct)})${part}.`;
}
