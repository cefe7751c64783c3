import { filterByAccount } from "@advisor/domain/brokerage/account-filter";
import { cents, type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { Usd } from "@advisor/domain/figure";
import * as z from "zod";
import {
  AccountName,
  oldestDay,
  RowDay,
  rowDay,
  StatementAnswer,
  statementAnswer,
  unknownAccount,
} from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getAccountSummary = defineTool({
  name: "get_account_summary",
  source_id: "tool:account_summary:v1",
  reads: "Summary of the account",
  description:
    "Value and cash of the household's brokerage accounts as the custodian states them, in US dollars. Settled cash is what can be withdrawn.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({ account: AccountName }),
  example: {},
  output: StatementAnswer.extend({
    accounts: z.array(
      z.object({
        ...RowDay,
        account: z.string(),
        /** Null without cash and without a price of anything held. */
        total_value: Usd.nullable(),
        total_cash: Usd,
        settled_cash: Usd,
        unsettled_cash: Usd,
      }),
    ),
    /** Null if the account is not on file. `total_value` covers the accounts whose value is known. */
    totals: z
      .object({
        total_value: Usd.nullable(),
        total_cash: Usd,
        settled_cash: Usd,
        unsettled_cash: Usd,
      })
      .nullable(),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ account }, { brokerage }) {
    const { value, source } = await brokerage.section("account_summary");
    const names = value.accounts.map((row) => row.account);
    const own = filterByAccount(value.accounts, names, account);
    const rows = own.known ? own.rows : [];
    const as_of = oldestDay(value.as_of, rows);
    const frame = own.known
      ? statementAnswer(as_of, own.account)
      : unknownAccount(as_of, account, own.accounts);
    return {
      source: { ...source, as_of },
      data: { ...frame, accounts: rows.map(amounts), totals: own.known ? totals(rows) : null },
    };
  },
});

interface Row {
  as_of?: string | undefined;
  account: string;
  total_value: string | null;
  total_cash: string;
  settled_cash: string;
}

const amounts = (row: Row) => ({ account: row.account, ...totals([row]), ...rowDay(row) });

const totals = (rows: Row[]) => {
  const values = rows.flatMap(({ total_value }) =>
    total_value === null ? [] : decimal(total_value),
  );
  const cash = sum(rows.map((row) => decimal(row.total_cash)));
  const settled = sum(rows.map((row) => decimal(row.settled_cash)));
  return {
    total_value: rows.length > 0 && values.length === 0 ? null : usd(sum(values)),
    total_cash: usd(cash),
    settled_cash: usd(settled),
    unsettled_cash: usd(cash.minus(settled)),
  };
};

const usd = (amount: Decimal): number => cents(amount).toNumber();
