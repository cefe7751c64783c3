import * as D from "./figures.ts";
import { table } from "./question.ts";

/** Several questions in one message: in order, each with its own sources, three at most. */
export const several = table("several", {}, [
  [
    "AAPL price, my cash balance and what is a Roth IRA?",
    {
      intents: ["quotes", "cash_balance", "facts"],
      cites: "QSF",
      figures: [...D.quote.AAPL, ...D.cash],
    },
  ],
  [
    "AAPL price, MSFT gain and my cash",
    {
      intents: ["quotes", "symbol_performance", "cash_balance"],
      cites: "QPS",
      figures: ["$193.12", "$1,685.40", "$12,340.10"],
      needs: ["Q", "P", "Q", "S"],
      may: [...D.quote.AAPL, ...D.msft, ...D.cash],
    },
  ],
  [
    "what's my account value, top winner, and last deposit?",
    {
      intents: ["account_value", "portfolio_ranking", "transfers"],
      cites: "SLQT",
      figures: ["$128,450.22", "$1,800.54", "$1,500.00"],
    },
  ],
  [
    "positions? cash? performance?",
    {
      intents: ["positions_list", "cash_balance", "performance"],
      cites: "LSRT",
      figures: [...D.positions, ...D.cash, "6.2 %"],
      may: D.ytd,
    },
  ],
  [
    "show my etfs, explain etfs, and the price of voo",
    {
      intents: ["positions_list", "facts", "quotes"],
      cites: "LFQ",
      figures: [...D.etfs, ...D.quote.VOO],
    },
  ],
  [
    "trades last week and deposits last week",
    { intents: ["activity", "transfers"], cites: "AT", figures: [...D.lastSell, "$750.00"] },
  ],
  [
    "my best and my worst position",
    {
      intents: ["portfolio_ranking", "portfolio_ranking"],
      cites: "LQ",
      needs: ["L", "Q", "L", "Q"],
      figures: ["$1,800.54", "$544.75"],
    },
  ],
  [
    "do I own apple or tesla",
    {
      intents: ["positions", "positions"],
      cites: "P",
      needs: ["P", "P"],
      figures: ["42"],
      may: ["$150.25"],
      words: ["TSLA is not held"],
    },
  ],
  [
    "price of aapl and buy me 5",
    { intents: ["quotes", "out_of_scope"], cites: "Q", figures: D.quote.AAPL },
  ],
  [
    "what's the weather and my cash balance",
    { intents: ["out_of_scope", "cash_balance"], cites: "S", figures: D.cash },
  ],
  [
    "AAPL price, recent fills, show my deposits and account value",
    {
      intents: ["quotes", "activity", "transfers"],
      cites: "QAT",
      figures: [...D.quote.AAPL, ...D.trades, ...D.deposits],
      may: ["$2,250.00"],
      words: ["account value"],
      lacks: ["$128,450.22"],
    },
  ],
  [
    "what stocks and funds do I own",
    {
      intents: ["positions_list", "positions_list"],
      cites: "L",
      needs: ["L", "L"],
      figures: D.stocks,
      words: ["no mutual funds"],
    },
  ],
]);
