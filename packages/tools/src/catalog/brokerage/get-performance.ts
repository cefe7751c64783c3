import { filterByAccount } from "@advisor/domain/brokerage/account-filter";
import { Timeframe } from "@advisor/domain/brokerage/dataset";
import { decimal } from "@advisor/domain/decimal";
import { Percent, Usd } from "@advisor/domain/figure";
import * as z from "zod";
import {
  AccountName,
  notOnFile,
  StatementAnswer,
  statementAnswer,
  unknownAccount,
} from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getPerformance = defineTool({
  name: "get_performance",
  source_id: "tool:performance:v1",
  reads: "Performance of the account",
  description:
    "The return of the household's brokerage accounts over one timeframe, time-weighted and net of fees; return_pct is a percent number. Only timeframes on file; another one is never put in its place.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    timeframe: Timeframe.default("YTD").describe("YTD unless the question names another one"),
    account: AccountName,
  }),
  example: { timeframe: "1Y" },
  output: StatementAnswer.extend({
    timeframe: Timeframe,
    return_pct: Percent.nullable(),
    /** As reported by the custodian; they may differ from the transfers. */
    contributions: Usd.nullable(),
    /** The return of each account, if no account was given. */
    by_account: z.array(z.object({ account: z.string(), return_pct: Percent.nullable() })),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ timeframe, account }, { brokerage }) {
    const { value, source } = await brokerage.section("performance");
    const { as_of } = value;
    const by_account =
      account === null
        ? value.accounts.map((name) => stated(value.performance, name, timeframe))
        : [];
    const nothing = { timeframe, return_pct: null, contributions: null, by_account };
    const own = filterByAccount(value.performance, value.accounts, account);
    if (!own.known) {
      return { source, data: { ...unknownAccount(as_of, account, own.accounts), ...nothing } };
    }
    const all = own.rows.filter((row) => account !== null || row.account === "all");
    const scoped = all.length > 0 ? all : own.rows;
    const rows = scoped.filter((row) => row.timeframe === timeframe);
    const [row, ...others] = rows;
    if (row === undefined || others.length > 0) {
      const reason =
        row === undefined
          ? `There is no ${timeframe} return on file.`
          : "Returns are on file by account; name one.";
      const on_file = new Set(
        row === undefined ? scoped.map((one) => one.timeframe) : rows.map((one) => one.account),
      );
      return { source, data: { ...notOnFile(as_of, reason, [...on_file]), ...nothing } };
    }
    return {
      source,
      data: {
        ...statementAnswer(as_of, row.account),
        available: [...new Set(scoped.map((one) => one.timeframe))],
        timeframe,
        return_pct: decimal(row.return_pct).toNumber(),
        contributions: row.contributions === null ? null : decimal(row.contributions).toNumber(),
        by_account,
      },
    };
  },
});

function stated(
  rows: readonly { account: string; timeframe: Timeframe; return_pct: string }[],
  account: string,
  timeframe: Timeframe,
) {
  const row = rows.find((one) => one.account === account && one.timeframe === timeframe);
  return { account, return_pct: row === undefined ? null : decimal(row.return_pct).toNumber() };
}
