import * as D from "./figures.ts";
import { table } from "./question.ts";

const list = { intents: ["positions_list"], cites: "L" };
const ranking = { intents: ["portfolio_ranking"], cites: "LQ" };
const activity = { intents: ["activity"], cites: "A" };
const cashOf = (figure: string) => ({
  intents: ["cash_balance"],
  cites: "S",
  figures: [figure],
  may: ["$0.00"],
});

/** Short messages that only the ones before explain. */
export const sessions = table("session", {}, [
  [
    "and its price",
    {
      after: ["how is AAPL performing?", "and voo?"],
      intents: ["quotes"],
      params: [{ symbol: "VOO" }],
      cites: "Q",
      figures: D.quote.VOO,
    },
  ],
  [
    "how many do I own",
    {
      after: ["voo price"],
      intents: ["positions"],
      params: [{ symbol: "VOO" }],
      cites: "P",
      figures: ["25"],
      may: ["$390.55"],
    },
  ],
  ["all of them again", { after: ["positions?", "only etfs"], ...list, figures: D.positions }],
  ["and stocks", { after: ["positions?", "only etfs"], ...list, figures: D.stocks }],
  [
    "what about nvda",
    {
      after: ["price?", "aapl"],
      intents: ["quotes"],
      params: [{ symbol: "NVDA" }],
      cites: "Q",
      words: ["no quote for NVDA"],
    },
  ],
  ["only sells", { after: ["recent fills"], ...activity, figures: D.lastSell }],
  ["yesterday", { after: ["show my trades"], ...activity, figures: D.lastBuy }],
  ["just settled", { after: ["cash balance"], ...cashOf("$11,990.10") }],
  [
    "1Y",
    {
      after: ["perfomance ytd"],
      intents: ["performance"],
      params: [{ timeframe: "1Y" }],
      cites: "R",
      words: ["no 1Y return on file"],
    },
  ],
  ["by percent", { after: ["best performing position"], ...ranking, figures: ["50.14 %"] }],
  ["and the worst", { after: ["best performing position"], ...ranking, figures: ["$544.75"] }],
  [
    "withdrawals?",
    { after: ["show my deposits"], intents: ["transfers"], cites: "T", figures: D.withdrawal },
  ],
  [
    "and an etf",
    {
      after: ["What is a Roth IRA?"],
      intents: ["facts"],
      params: [{ topic: "etf_basics" }],
      cites: "F",
    },
  ],
  ["aapl", { after: ["asdf"], intents: ["quotes"], cites: "Q", figures: D.quote.AAPL }],
  [
    "Karen's traditional IRA",
    { household: "D1", after: ["cash in the IRA"], ...cashOf("$4,000.00") },
  ],
  [
    "in the joint account",
    {
      household: "D1",
      after: ["account value"],
      intents: ["account_value"],
      cites: "S",
      figures: ["$369,670.00"],
    },
  ],
  [
    "only stocks",
    {
      household: "D1",
      after: ["positions", "in the roth"],
      ...list,
      figures: ["182", "$24.35"],
      lacks: ["QQQ"],
    },
  ],
  [
    "what about msft?",
    { intents: ["quotes"], params: [{ symbol: "MSFT" }], cites: "Q", figures: D.quote.MSFT },
  ],
  [
    "how much is it worth",
    { after: ["AAPL price", "buy 10"], lacks: ["$128,450.22"], intents: ["clarify"] },
  ],
]);
