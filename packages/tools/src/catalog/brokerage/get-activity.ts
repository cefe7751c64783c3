import { filterByAccount } from "@advisor/domain/brokerage/account-filter";
import { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import { countOf, Units, UsdPerUnit } from "@advisor/domain/figure";
import { normalizeSymbol } from "@advisor/domain/portfolio/symbol";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import {
  AccountName,
  StatementAnswer,
  statementAnswer,
  unknownAccount,
} from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getActivity = defineTool({
  name: "get_activity",
  source_id: "tool:activity:v1",
  reads: "Activity of the account",
  description:
    "Trades of the household's brokerage accounts, newest first: time, symbol, side, quantity, price in US dollars.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    account: AccountName,
    symbol: Security.StoredSymbol.nullable().default(null).describe("Only this ticker"),
    side: z.enum(["BUY", "SELL"]).nullable().default(null).describe("Only this side"),
    from: Day.nullable().default(null).describe("First day, YYYY-MM-DD"),
    to: Day.nullable().default(null).describe("Last day, YYYY-MM-DD"),
    limit: z.int().min(1).max(200).default(50).describe("How many to list"),
  }),
  example: { symbol: "AAPL" },
  output: StatementAnswer.extend({
    trades: z.array(
      z.object({
        account: z.string(),
        timestamp: z.string(),
        symbol: z.string(),
        side: z.enum(["BUY", "SELL"]),
        quantity: Units,
        price: UsdPerUnit,
      }),
    ),
    /** All trades that match the filters, listed or not. */
    total: countOf("trades"),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ account, symbol, side, from, to, limit }, { brokerage }) {
    const { value, source } = await brokerage.section("activity");
    const own = filterByAccount(value.trades, value.accounts, account);
    if (!own.known) {
      const data = unknownAccount(value.as_of, account, own.accounts);
      return { source, data: { ...data, trades: [], total: 0 } };
    }
    const fitting = own.rows
      .filter((trade) => symbol === null || normalizeSymbol(trade.symbol) === symbol)
      .filter((trade) => side === null || trade.side === side)
      .filter(({ timestamp }) => from === null || timestamp.slice(0, 10) >= from)
      .filter(({ timestamp }) => to === null || timestamp.slice(0, 10) <= to)
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp));
    const trades = fitting.slice(0, limit).map((trade) => ({
      ...trade,
      quantity: decimal(trade.quantity).toNumber(),
      price: decimal(trade.price).toNumber(),
    }));
    const total = fitting.length;
    return { source, data: { ...statementAnswer(value.as_of, own.account), trades, total } };
  },
});
