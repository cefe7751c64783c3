import { expect, test } from "vitest";
import { instruments } from "./instruments.ts";

test.each([
  ["What's the current price of NIFTY?", ["NIFTY INDEX -"]],
  ["nifty 50 and bank nifty", ["NIFTY INDEX -", "BANKNIFTY INDEX -"]],
  ["sensx?", ["SENSEX INDEX -"]],
  ["RELIANCE price on NSE", ["RELIANCE EQUITY NSE_EQ"]],
  ["reliance on bse", ["RELIANCE EQUITY BSE_EQ"]],
  ["RELIANCE.NS", ["RELIANCE EQUITY NSE_EQ"]],
  ["tata steel or TCS", ["TATASTEEL EQUITY -", "TCS EQUITY -"]],
  ["M&M today", ["M&M EQUITY -"]],
  ["nifty futures", ["NIFTY FUTIDX -"]],
  ["reliance futures", ["RELIANCE FUTSTK -"]],
  ["nifty 24500 call", ["NIFTY 24500 CALL OPTIDX -"]],
  ["nifty options", ["NIFTY OPTIDX -"]],
  ["gold futures", ["GOLD FUTCOM -"]],
  ["crude oil on mcx", ["CRUDEOIL FUTCOM -"]],
  ["niftybees", ["NIFTYBEES FUND -"]],
  ["gold price", []],
  ["AAPL price", []],
  ["titanic losses", []],
])("%s names %j", (text, found) => {
  expect(
    instruments(text).map(({ query, type, segment }) => `${query} ${type} ${segment ?? "-"}`),
  ).toEqual(found);
});
