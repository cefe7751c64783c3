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
  if (filter.symbol !== null) return `${ofSymbol(portfolio, filter.symbol)} ${gain(portfolio)}`;
  if (filter.assetClass !== null) return ofClass(portfolio, filter.assetClass);
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
