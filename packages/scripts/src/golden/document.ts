import * as D from "./figures.ts";
import { type Expected, type Row, table } from "./question.ts";

const asks = (
  intent: string,
  cites: string,
  params: Readonly<Record<string, unknown>>,
  expected: Expected = {},
): Expected => ({ intents: [intent], cites, params: [params], ...expected });

/** The rows of the domain document, by its own numbers in this order. */
const rows: readonly Row[] = [
  ["What was my most recent trade?", asks("activity", "A", { limit: 1 }, { figures: D.lastBuy })],
  [
    "show my trades last week",
    asks("activity", "A", { from: "2026-01-05", to: "2026-01-11" }, { figures: D.lastSell }),
  ],
  ["recent fills", asks("activity", "A", {}, { figures: D.trades })],
  ["Show me recent activity", asks("activity", "A", {}, { figures: D.trades })],
  [
    "how many shares of AAPL do i own",
    asks("positions", "P", { symbol: "AAPL" }, { figures: ["42"], may: ["$150.25"] }),
  ],
  ["do I hold any tesla?", asks("positions", "P", { symbol: "TSLA" }, { words: ["not held"] })],
  ["my voo position", asks("positions", "P", { symbol: "VOO" }, { figures: D.etfs })],
  ["positions?", asks("positions_list", "L", {}, { figures: D.positions })],
  ["what do i own", asks("positions_list", "L", {}, { figures: D.positions })],
  ["list my etfs", asks("positions_list", "L", { asset_class: "etf" }, { figures: D.etfs })],
  [
    "show my mutual funds",
    asks("positions_list", "L", { asset_class: "funds" }, { words: ["There are no mutual funds"] }),
  ],
  [
    "AAPL price",
    asks("quotes", "Q", { symbol: "AAPL" }, { figures: D.quote.AAPL, lacks: ["not held"] }),
  ],
  [
    "$tsla",
    asks("quotes", "Q", { symbol: "TSLA" }, { figures: D.quote.TSLA, words: ["not held"] }),
  ],
  [
    "whats microsoft trading at rn",
    asks("quotes", "Q", { symbol: "MSFT" }, { figures: D.quote.MSFT }),
  ],
  [
    "NVDA price?",
    asks("quotes", "Q", { symbol: "NVDA" }, { words: ["no quote", "AAPL, MSFT, VOO and TSLA"] }),
  ],
  ["price?", asks("clarify", "", {}, { words: ["Which symbol"] })],
  [
    "price of ford",
    asks("quotes", "Q", { symbol: "F" }, { words: ["no quote for F "], lacks: ["FORD"] }),
  ],
  [
    "how is AAPL performing?",
    asks("symbol_performance", "PQ", { symbol: "AAPL" }, { figures: D.aapl }),
  ],
  ["voo gain or loss", asks("symbol_performance", "PQ", { symbol: "VOO" }, { figures: D.voo })],
  [
    "AAPL performance and price",
    asks("symbol_performance", "PQ", { symbol: "AAPL" }, { figures: D.aapl }),
  ],
  [
    "how's my portfolio doing",
    asks(
      "performance",
      "RT",
      { timeframe: "YTD" },
      { figures: ["6.2 %", "$2,250.00"], may: D.ytd, words: ["YTD is assumed"] },
    ),
  ],
  [
    "perfomance ytd",
    asks("performance", "RT", { timeframe: "YTD" }, { figures: D.ytd, lacks: ["assumed"] }),
  ],
  [
    "portfolio return 1Y",
    asks("performance", "R", { timeframe: "1Y" }, { words: ["no 1Y return on file", "YTD"] }),
  ],
  [
    "What's my money-weighted return this year?",
    asks(
      "performance",
      "RT",
      { timeframe: "YTD", method: "mwr" },
      { words: ["cannot be computed", "opening value"], may: D.ytd },
    ),
  ],
  [
    "best performing position",
    asks(
      "portfolio_ranking",
      "LQ",
      { direction: "best", basis: "unrealized_pl" },
      { figures: ["$1,800.54"], words: ["AAPL"] },
    ),
  ],
  [
    "best performing position by percent",
    asks(
      "portfolio_ranking",
      "LQ",
      { direction: "best", basis: "unrealized_pl_pct" },
      { figures: ["50.14 %"], words: ["MSFT"] },
    ),
  ],
  [
    "top 3 winners",
    asks("portfolio_ranking", "LQ", { direction: "best", limit: 3 }, { figures: D.gains }),
  ],
  ["account value", asks("account_value", "S", {}, { figures: ["$128,450.22"] })],
  ["how much is my portfolio worth", asks("account_value", "S", {}, { figures: ["$128,450.22"] })],
  ["cash balance", asks("cash_balance", "S", { cash: "both" }, { figures: D.cash })],
  [
    "how much settled cash do i have",
    asks("cash_balance", "S", { cash: "settled" }, { figures: ["$11,990.10"] }),
  ],
  [
    "Did my last deposit go through?",
    asks(
      "transfers",
      "T",
      { type: "deposit", limit: 1 },
      { figures: ["$1,500.00"], words: ["completed"] },
    ),
  ],
  [
    "show my withdrawals",
    asks("transfers", "T", { type: "withdrawal" }, { figures: D.withdrawal, words: ["pending"] }),
  ],
  [
    "What is a Roth IRA?",
    asks("facts", "F", { topic: "roth_ira" }, { words: ["already been taxed"] }),
  ],
  [
    "explain etfs",
    asks("facts", "F", { topic: "etf_basics" }, { words: ["basket of securities"] }),
  ],
  [
    "what does rebalancing mean",
    asks("facts", "F", { topic: "rebalancing" }, { words: ["agreed on"] }),
  ],
  [
    "Can I contribute to a Roth IRA this year?",
    asks(
      "facts",
      "F",
      { topic: "roth_ira" },
      { words: ["general education"], lacks: ["you can contribute", "you are eligible"] },
    ),
  ],
  ["buy 10 shares of AAPL", asks("out_of_scope", "", {}, { words: ["place no orders"] })],
  ["what's the weather", asks("out_of_scope", "", {})],
  [
    "Show positions for the Johnson household",
    asks("out_of_scope", "", {}, { words: ["new conversation"], lacks: ["AAPL"] }),
  ],
  ["asdf", asks("clarify", "", {}, { words: ["What would you like to know"] })],
  [
    "what about msft?",
    asks(
      "symbol_performance",
      "PQ",
      { symbol: "MSFT" },
      {
        after: ["how is AAPL performing?"],

        figures: D.msft,
      },
    ),
  ],
  [
    "only etfs",
    asks(
      "positions_list",
      "L",
      { asset_class: "etf" },
      {
        after: ["positions?"],

        figures: D.etfs,
      },
    ),
  ],
  [
    "aapl",
    asks(
      "quotes",
      "Q",
      { symbol: "AAPL" },
      {
        after: ["price?"],

        figures: D.quote.AAPL,
      },
    ),
  ],
  ["Sensex price?", asks("out_of_scope", "", {}, { words: ["trading desk"] })],
];

export const document = table("document", {}, rows);
