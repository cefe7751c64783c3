import { Portfolio } from "@advisor/domain/portfolio";
import { bullets, capital, label, listed, money, paragraphs, plain } from "../format.ts";
import { asksForHeldNews, largest } from "../held-news.ts";
import { household } from "./household.ts";
import { type Filter, portfolioLead } from "./portfolio-lead.ts";
import { asksForRanking } from "./portfolio-ranking.ts";
import { accountTable, holdingTable, rowsOf } from "./portfolio-tables.ts";
import { cite, type Given, writer } from "./writer.ts";

export const getHouseholdHoldings = writer(Portfolio, (portfolio, given) => {
  const filter = filterOf(given);
  const missing = nothingFound(portfolio, filter);
  if (missing !== undefined) return `${missing} ${cite(given)}`;
  if (asksForHeldNews(given.question)) {
    const held = listed(largest(portfolio).map(plain));
    return `${capital(household(portfolio.household_name).text)} holds, largest first: ${held}. ${cite(given)}`;
  }
  const first = `${portfolioLead(portfolio, filter, given.question)} ${cite(given)}`;
  const whole =
    filter.symbol === null && filter.assetClass === null && !asksForRanking(given.question);
  return paragraphs([
    first,
    whole ? accountTable(portfolio) : "",
    holdingTable(portfolio),
    caveats(portfolio, filter),
  ]);
});

function filterOf({ input }: Given): Filter {
  const text = (key: string) => (typeof input[key] === "string" ? plain(input[key]) : null);
  return { account: text("account"), symbol: text("symbol"), assetClass: text("asset_class") };
}

function nothingFound(portfolio: Portfolio, filter: Filter): string | undefined {
  const { text, holds } = household(portfolio.household_name);
  if (portfolio.accounts.length === 0) {
    return filter.account === null
      ? `There are no accounts on file for ${text}.`
      : `No account of ${text} matches "${filter.account}".`;
  }
  if (portfolio.totals.holdings > 0) return undefined;
  const where = filter.account === null ? "" : ` in the accounts that match "${filter.account}"`;
  const does = holds === "hold" ? "do" : "does";
  if (filter.symbol !== null) return `${capital(text)} ${does} not hold ${filter.symbol}${where}.`;
  if (filter.assetClass === null) return undefined;
  return `${capital(text)} ${holds} no positions in ${label(filter.assetClass)}${where}.`;
}

function caveats(portfolio: Portfolio, filter: Filter): string {
  const { reconciliation: sums } = portfolio;
  const rows = rowsOf(portfolio).map(({ row }) => row);
  const unknown = rows.filter(
    (row) => row.unrealized_pl === null && row.unrealized_pl_reason !== null,
  );
  const unvalued = rows.filter((row) => row.value === null);
  const lines = [
    ...(sums.reconciled || filter.symbol !== null
      ? []
      : [
          `The accounts do not reconcile: ${money(sums.stated)} stated, ${money(sums.computed)} computed, a gap of ${money(sums.gap)}.`,
        ]),
    ...(unvalued.length === 0
      ? []
      : [
          `Without a value: ${listed(unvalued.map((row) => because(row.name, row.value_reason)))}.`,
        ]),
    ...(unknown.length === 0
      ? []
      : [
          `Gain unknown: ${listed(unknown.map((row) => because(row.name, row.unrealized_pl_reason)))}.`,
        ]),
  ];
  return bullets(lines);
}

const because = (name: string, reason: string | null): string =>
  reason === null ? plain(name) : `${plain(name)} (${label(reason)})`;
