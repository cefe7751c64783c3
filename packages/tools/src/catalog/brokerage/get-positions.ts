import { normalizeSymbol } from "@advisor/domain/portfolio/symbol";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { PositionRow, selectPositions } from "../../brokerage-position.ts";
import { AccountName, StatementAnswer } from "../../brokerage-tool.ts";
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
    const { positions, frame } = selectPositions(value, account, {
      isWanted: (row) => normalizeSymbol(row.symbol) === symbol,
      reason: `${symbol} is not held.`,
      instead: (row) => row.symbol,
    });
    return { source: { ...source, as_of: frame.as_of }, data: { ...frame, symbol, positions } };
  },
});
