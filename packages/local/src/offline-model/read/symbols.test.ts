import { expect, test } from "vitest";
import { namesOnlySymbols, symbols } from "./symbols.ts";

test.each([
  ["AAPL and MSFT", ["AAPL", "MSFT"]],
  ["$tsla", ["TSLA"]],
  ["whats microsoft trading at", ["MSFT"]],
  ["price of ford", ["F"]],
  ["BRK.B or RELIANCE.NS", ["BRK.B", "RELIANCE.NS"]],
  ["my voo position", ["VOO"]],
  ["price of zm", ["ZM"]],
  ["$NOW and $ALL", ["NOW", "ALL"]],
  ["the S&P, AT&T and VOO", ["^GSPC", "T", "VOO"]],
  ["SHOW ME ALL THE HOLDINGS NOW", []],
  ["what is it on, now", []],
  ["ALL my CASH is LOW", []],
  ["the IRA, the IPS and the ETF", []],
  ["the price of it", []],
  ["what does it cost", []],
  ["pineapple prices", []],
])("%s names %j", (text, found) => {
  expect(symbols(text)).toEqual(found);
});

test.each([
  ["aapl", true],
  ["what about MSFT and home depot?", false],
  ["tell me about Home Depot", true],
  ["should we buy AAPL", false],
  ["", false],
])("%s has only tickers: %s", (text, only) => {
  expect(namesOnlySymbols(text)).toBe(only);
});
