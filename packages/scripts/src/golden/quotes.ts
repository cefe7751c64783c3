import * as D from "./figures.ts";
import { table } from "./question.ts";

const of = (symbol: keyof typeof D.quote) => ({
  params: [{ symbol }],
  figures: D.quote[symbol],
});
const absent = (symbol: string) => ({
  params: [{ symbol }],
  words: [`no quote for ${symbol}`, "AAPL, MSFT, VOO and TSLA"],
});
const which = { intents: ["clarify"], cites: "", words: ["Which symbol"] };
const elsewhere = { intents: ["out_of_scope"], cites: "", words: ["no brokerage data"] };

/** Prices of the four symbols on file, words that are symbols too, and prices of other days. */
export const quotes = table("quotes", { cites: "Q" }, [
  ["what is AAPL at", of("AAPL")],
  ["how much is one share of apple", of("AAPL")],
  ["apple stock price please", of("AAPL")],
  ["appl price", of("AAPL")],
  ["AAPL prise", of("AAPL")],
  ["AAPL!!!!", of("AAPL")],
  ["micrsoft price", of("MSFT")],
  ["current price of my microsoft stock", of("MSFT")],
  ["what's the change on microsoft", of("MSFT")],
  ["is MSFT red today", of("MSFT")],
  ["price of vanguard s&p", of("VOO")],
  ["did voo go up or down today", of("VOO")],
  ["is tesla up today", { ...of("TSLA"), words: ["not held"] }],
  ["how much is tesla up", of("TSLA")],
  ["tesle price", of("TSLA")],
  [
    "quote for AAPL and MSFT and TSLA",
    {
      params: [{ symbols: ["AAPL", "MSFT", "TSLA"] }],
      figures: [...D.quote.AAPL, ...D.quote.MSFT, ...D.quote.TSLA],
    },
  ],
  ["aapl vs msft price", { figures: [...D.quote.AAPL, ...D.quote.MSFT] }],
  ["gogle price", absent("GOOGL")],
  ["MSTF price", absent("MSTF")],
  ["$IT price", absent("IT")],
  ["$ALL", absent("ALL")],
  ["$CASH", absent("CASH")],
  ["price of $KEY", absent("KEY")],
  ["$LOW", absent("LOW")],
  ["what is $A trading at", absent("A")],
  ["quotes", which],
  ["price of NOW", which],
  ["price of KEY", which],
  ["ON price", which],
  ["IT", which],
  ["how many shares of IT do I own", which],
  ["AAPL closing price on jan 14", elsewhere],
  ["AAPL 52 week high", elsewhere],
  ["BTC price", elsewhere],
  ["nifty 50", elsewhere],
  // Only the quote of the statement's own day is on file; another day's price must not be made of it.
  ["AAPL price yesterday", elsewhere],
  ["what was the price of AAPL last week", elsewhere],
  // What a purchase would cost is the quote, never the average cost of what is held.
  ["how much would 10 shares of apple cost", { ...of("AAPL"), may: ["10", "$1,931.20"] }],
  ["what does microsoft cost", of("MSFT")],
]);
