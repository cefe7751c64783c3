import * as D from "./figures.ts";
import { table } from "./question.ts";

const AAPL = { params: [{ symbol: "AAPL" }], figures: ["42"], may: ["$150.25"] };
const VOO = { params: [{ symbol: "VOO" }], figures: ["25"], may: ["$390.55"] };
const absent = (symbol: string) => ({ params: [{ symbol }], words: [`${symbol} is not held`] });

/** One symbol: is it held, how much of it, at what cost. */
export const positions = table("positions", { cites: "P" }, [
  ["how much did I pay for my apple shares", { ...AAPL, figures: ["$150.25"], may: ["42"] }],
  ["am I holding any google", absent("GOOGL")],
  ["do we have alphabet stock", absent("GOOGL")],
  ["do I own ford", absent("F")],
  ["do I not own tesla?", absent("TSLA")],
  ["amazn position", absent("AMZN")],
  ["what's my cost basis in VOO", { ...VOO, figures: ["$390.55"], may: ["25"] }],
  ["average cost of aapl", { ...AAPL, figures: ["$150.25"], may: ["42"] }],
  ["hw mny shares of aapl", AAPL],
  ["how much apple do I own", AAPL],
  ["is apple in my portfolio", AAPL],
  ["aapl holding", AAPL],
  ["number of shares of voo", VOO],
  ["position size of voo", VOO],
  ["quantity of MSFT", { params: [{ symbol: "MSFT" }], figures: ["12"], may: ["$280.10"] }],
  ["price I paid for msft", { params: [{ symbol: "MSFT" }], figures: ["$280.10"], may: ["12"] }],
  ["do I hold $NOW", absent("NOW")],
  ["AAPL position in my Savings account", { words: ["no account named Savings"] }],
]);

const stocks = { params: [{ asset_class: "stocks" }], figures: D.stocks, lacks: ["VOO"] };
const etfs = { params: [{ asset_class: "etf" }], figures: D.etfs, lacks: ["AAPL"] };

/** All positions, or all of a class. */
export const positionsList = table("positions_list", { cites: "L" }, [
  ["what do I own now", { figures: D.positions }],
  ["show me all", { figures: D.positions }],
  ["ALL positions", { figures: D.positions }],
  ["how many positions do I have", { figures: D.positions, may: ["3"] }],
  ["positon?", { figures: D.positions }],
  ["how many different stocks do i own", { ...stocks, may: ["2"] }],
  ["list equities", stocks],
  ["what about IT stocks", stocks],
  ["my etf positions", etfs],
  ["show me the etf", etfs],
  ["do we have bonds", { params: [{ asset_class: "bonds" }], words: ["no bonds"] }],
  ["do I have any options", { params: [{ asset_class: "options" }], words: ["no options"] }],
  ["do I own any funds", { params: [{ asset_class: "funds" }], words: ["no mutual funds"] }],
  ["what's in my brokerage account", { figures: D.positions }],
  ["positions in my Roth", { words: ["no account named"], lacks: ["AAPL"] }],
  ["what's in my checking", { words: ["no account named checking"], lacks: ["AAPL"] }],
  ["not my trades, my positions", { figures: D.positions }],
  ["i didn't ask about trades, show me positions", { figures: D.positions }],
  ["which of my positions is not a stock", { figures: D.etfs }],
]);
