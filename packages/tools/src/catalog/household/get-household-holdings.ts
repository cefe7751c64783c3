import { AccountMention } from "@advisor/domain/account";
import { buildPortfolio, Portfolio } from "@advisor/domain/portfolio/portfolio";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";

const shownHoldings = 20;

export const getHouseholdHoldings = defineTool({
  name: "get_household_holdings",
  reads: "Holdings of the household",
  description:
    "What the household in this conversation owns, by account: values, weights (percent numbers), lots, gains and losses, totals. unrealized_pl_pct is a ratio (0.28 means 28%).",
  effect: "read",
  needs: ["household", "calendar"],
  input: z.object({
    account: AccountMention.nullable()
      .default(null)
      .describe("Only accounts with this id, name or type, for example roth"),
    symbol: Security.Ticker.nullable().default(null).describe("Only this ticker"),
    asset_class: z
      .string()
      .trim()
      .max(40)
      .nullable()
      .default(null)
      .describe("Only this class or kind, for example fixed_income or etf"),
  }),
  example: { asset_class: "etf" },
  output: Portfolio,
  cost: { usd: 0, seconds: 10 },
  view: ({ household_id }, { symbol }) => ({
    view: "householdMember",
    view_state: {
      household_id,
      tab: "accounts",
      show_holdings: true,
      ...(symbol === null ? {} : { holdings_search: symbol }),
    },
  }),
  highlight({ accounts }, { account, symbol, asset_class }) {
    const held = accounts.flatMap(({ holdings }) => holdings);
    if (symbol !== null || asset_class !== null) {
      return held.flatMap((row) => (row.symbol === null ? [] : `holding:${row.symbol}`));
    }
    return account === null ? [] : accounts.map(({ account_id }) => `account:${account_id}`);
  },
  compact: (data) => ({
    ...data,
    accounts: data.accounts.map((account) => ({
      ...account,
      holdings: account.holdings.slice(0, shownHoldings),
      holdings_left_out:
        Math.max(0, account.holdings.length - shownHoldings) + (account.holdings_left_out ?? 0),
    })),
  }),
  async execute(filter, { household, calendar }) {
    const snapshot = await household.snapshot();
    return {
      data: buildPortfolio(snapshot, filter, calendar.today()),
      source: householdSource(snapshot),
    };
  },
});
