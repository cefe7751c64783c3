import { filterByAccount } from "@advisor/domain/brokerage/account-filter";
import { normalizeSymbol } from "@advisor/domain/portfolio/symbol";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { PositionRow, positionRow } from "../../brokerage-position.ts";
import {
  AccountName,
  notOnFile,
  oldestDay,
  StatementAnswer,
  statementAnswer,
  unknownAccount,
} from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getPositions = defineTool({
  name: "get_positions",
  source_id: "tool:positions:v1",
  reads: "Positions of the account",
  description:
    "What the household's brokerage accounts hold of one symbol: quantity and cost basis a unit in US dollars. Says when it is not held.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    symbol: Security.StoredSymbol.describe("Ticker symbol, for example AAPL"),
    account: AccountName,
  }),
  example: { symbol: "AAPL" },
  output: StatementAnswer.extend({ symbol: z.string(), positions: z.array(PositionRow) }),
  cost: { usd: 0, seconds: 5 },
  async execute({ symbol, account }, { brokerage }) {
    const { value, source } = await brokerage.section("positions");
    const { as_of } = value;
    const own = filterByAccount(value.positions, value.accounts, account);
    if (!own.known) {
      const data = unknownAccount(as_of, account, own.accounts);
      return { source, data: { ...data, symbol, positions: [] } };
    }
    const rows = own.rows.filter((row) => normalizeSymbol(row.symbol) === symbol);
    const positions = rows.map(positionRow);
    const day = oldestDay(as_of, rows);
    const held = [...new Set(own.rows.map((row) => row.symbol))];
    const frame =
      positions.length > 0
        ? statementAnswer(day, own.account)
        : { ...notOnFile(as_of, `${symbol} is not held.`, held), account: own.account };
    return { source: { ...source, as_of: day }, data: { ...frame, symbol, positions } };
  },
});
