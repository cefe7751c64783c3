import * as D from "./figures.ts";
import { table } from "./question.ts";

const AAPL = { params: [{ symbol: "AAPL" }], figures: ["$1,800.54", "28.53 %"], may: D.aapl };
const MSFT = { params: [{ symbol: "MSFT" }], figures: ["$1,685.40", "50.14 %"], may: D.msft };
const VOO = { params: [{ symbol: "VOO" }], figures: ["$544.75", "5.58 %"], may: D.voo };
const TSLA = { params: [{ symbol: "TSLA" }], words: ["not held"], may: D.quote.TSLA };

/** Said in one way or the other where another stretch was asked for. */
const sincePurchase = "since purchase|since the purchase|since it was bought|not on file";

/** What one symbol gained or is worth. */
export const symbolPerformance = table("symbol_performance", { cites: "PQ" }, [
  ["how much have I made on apple", AAPL],
  ["am I up or down on apple", AAPL],
  ["unrealized gain on AAPL", AAPL],
  ["aapl pnl", AAPL],
  ["apple profit percent", AAPL],
  ["is apple profitable", AAPL],
  ["apple return since I bought it", AAPL],
  ["how much is my apple position worth", { ...AAPL, figures: ["$8,111.04"] }],
  ["value of my apple shares", { ...AAPL, figures: ["$8,111.04"] }],
  ["what are my 42 apple shares worth", { ...AAPL, figures: ["$8,111.04"] }],
  ["how did apple do today", { ...AAPL, figures: ["$88.25"] }],
  ["how much money did I lose on microsoft", MSFT],
  ["loss on msft", MSFT],
  ["what's the dollar gain on MSFT today", { ...MSFT, figures: ["-$30.46"] }],
  ["what's my gain on voo in percent", VOO],
  ["market value of my VOO", { ...VOO, figures: ["$10,308.50"] }],
  ["am I losing money on VOO", VOO],
  ["how's tesla doing for me", TSLA],
  ["tesla P&L", TSLA],
  ["assume tesla is held, what is my gain", TSLA],
  ["how is NVDA performing", { params: [{ symbol: "NVDA" }], cites: "P", words: ["not held"] }],
  // The gain since purchase must not pass as the gain of another stretch.
  ["apple ytd return", { ...AAPL, figures: [], words: [sincePurchase] }],
  ["how did apple do this week", { ...AAPL, figures: [], words: [sincePurchase] }],
  ["how much apple do I have in dollars", { ...AAPL, figures: ["$8,111.04"] }],
]);

const best = (symbol: string, figure: string) => ({
  params: [{ direction: "best" }],
  figures: [figure],
  words: [symbol],
});
const worst = (symbol: string, figure: string) => ({
  params: [{ direction: "worst" }],
  figures: [figure],
  words: [symbol],
});

/** Which position is best, worst, largest. */
export const portfolioRanking = table("portfolio_ranking", { cites: "LQ" }, [
  ["most profitable holding", best("AAPL", "$1,800.54")],
  ["best perfoming stok", best("AAPL", "$1,800.54")],
  ["worst position", { ...worst("VOO", "$544.75"), words: ["No position is at a loss", "VOO"] }],
  ["biggest loss", { ...worst("VOO", "$544.75"), words: ["No position is at a loss"] }],
  ["which stock has lost the most", { ...worst("VOO", "$544.75"), may: ["$1,685.40"] }],
  ["my worst position by percent", worst("VOO", "5.58 %")],
  ["which position made the most money today", best("AAPL", "$88.25")],
  ["worst performing today", worst("MSFT", "-$30.46")],
  ["biggest loser today in percent", worst("MSFT", "-0.6 %")],
  ["best stock by day change percent", best("AAPL", "1.1 %")],
  ["top gainers today", { params: [{ basis: "day_change" }], figures: D.moves }],
  ["top 2 winners", { params: [{ limit: 2 }], figures: D.gains.slice(0, 2) }],
  ["bottom 2 performers", { params: [{ limit: 2 }], figures: D.gains.slice(1) }],
  ["top 10 winners", { params: [{ limit: 10 }], figures: D.gains }],
  ["rank my holdings", { figures: D.gains }],
  ["rank my positions by percent gain", { figures: D.gainsPercent }],
  ["largest holding", { params: [{ basis: "market_value" }], figures: ["$10,308.50"] }],
  ["smallest position", { params: [{ basis: "market_value" }], figures: ["$5,046.60"] }],
  ["top 2 positions by value", { params: [{ limit: 2 }], figures: D.values.slice(0, 2) }],
  ["best etf", { params: [{ asset_class: "etf" }], figures: ["$544.75"], words: ["VOO"] }],
  ["best position in my Savings account", { cites: "L", words: ["no account named Savings"] }],
  // The rank that was asked for, and the stretch.
  ["second best position", { figures: ["$1,685.40"], words: ["MSFT"], may: D.gains }],
  ["second largest holding", { figures: ["$8,111.04"], words: ["AAPL"], may: D.values }],
  [
    "best performing stock this year",
    { figures: ["$1,800.54"], words: [sincePurchase], may: D.gains },
  ],
  ["best performer last week", { figures: ["$1,800.54"], words: [sincePurchase], may: D.gains }],
  ["what's my total unrealized P&L", { figures: ["$4,030.69"], may: [...D.gains, "20.74 %"] }],
]);
