import { expect, test } from "vitest";
import type { Intent, Params } from "../route/routed.ts";
import {
  asksAmount,
  asksMove,
  asksRealized,
  basisOf,
  type Lead,
  leadOf,
  unitsAsked,
} from "./wanted.ts";

const asked = (text: string, params: Params = {}) => ({ params, text });

test.each<[string, Params, Lead]>([
  ["how is apple doing", {}, "gain"],
  ["is aapl above what we paid for it", {}, "gain"],
  ["msft gain in %", {}, "gain_pct"],
  ["what's our MSFT stake valued at", {}, "worth"],
  ["how many dollars do they have in Apple right now?", {}, "worth"],
  ["xom worth today?", { timeframe: "1D" }, "worth"],
  ["what share of the account is it", { beyond: ["weight"] }, "worth"],
  ["how much did MSFT cost us today in dollars", { timeframe: "1D" }, "day"],
  ["change in aapl since yesterday", {}, "day"],
  ["what % is voo up today", { timeframe: "1D" }, "day_pct"],
  ["profit if we sold it today", { timeframe: "1D" }, "gain"],
  ["total we've sunk into VTI", {}, "cost"],
])("%s %j leads with what was asked", (text, params, lead) => {
  expect(leadOf(asked(text, params))).toBe(lead);
});

test.each<[string, Params["basis"], Params["basis"]]>([
  ["worst position", undefined, "unrealized_pl"],
  ["which are down on the day", "unrealized_pl", "day_change"],
  ["which are down on the day", "unrealized_pl_pct", "day_change_pct"],
  ["biggest laggard in the account", "market_value", "unrealized_pl"],
  ["biggest loser in percent today", "market_value", "day_change_pct"],
  ["biggest holding today", "market_value", "market_value"],
])("%s with %s is by %s", (text, basis, expected) => {
  expect(basisOf(asked(text, basis === undefined ? {} : { basis }))).toBe(expected);
});

test.each<[string, Intent, boolean]>([
  ["what gain did they book on the MSFT shares they sold?", "symbol_performance", true],
  ["did we make a profit on the microsoft sale", "activity", true],
  ["how much did we realize in gains ytd", "performance", true],
  ["unrealized gain on msft", "symbol_performance", false],
  ["un-realized gains", "portfolio_ranking", false],
  ["what would we make if we sold MSFT", "symbol_performance", false],
  ["what did the microsoft sale bring in", "activity", false],
  ["sales and profits", "facts", false],
])("%s (%s) asks for a realised gain: %s", (text, intent, expected) => {
  expect(asksRealized({ text, intent })).toBe(expected);
});

test.each([
  ["tsla % move today", true],
  ["is apple up or down", true],
  ["how did nvidia do", true],
  ["how much has tesla moved", true],
  ["aapl price change", false],
  ["what is apple trading at", false],
])("%s asks for the move: %s", (text, expected) => {
  expect(asksMove({ text })).toBe(expected);
});

test.each([
  ["what would 10 shares of apple run me", "AAPL", 10],
  ["cost of a hundred shares of microsoft", "MSFT", 100],
  ["how much for 25 VOO", "VOO", 25],
  ["price of 1,500 of brk.b", "BRK.B", 1_500],
  ["price of the s&p 500 fund", "VOO", undefined],
  ["price of one share of apple", "AAPL", undefined],
  ["aapl on jan 14", "AAPL", undefined],
])("%s", (text, symbol, units) => {
  expect(unitsAsked({ text }, symbol)).toBe(units);
});

test.each([
  ["how much did i sell microsoft for", true],
  ["value of the last trade", true],
  ["what did the purchase cost", true],
  ["at what price did we buy apple", false],
  ["last trade", false],
])("%s asks for the amount: %s", (text, expected) => {
  expect(asksAmount({ text })).toBe(expected);
});
