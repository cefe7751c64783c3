import { expect, test } from "vitest";
import {
  asksCashShare,
  asksShare,
  asksShareOfCash,
  ofAccountValue,
  ofEach,
  shareSizes,
} from "./shares.ts";

test("a bound on a share is read in percent, in words too", () => {
  expect(
    [
      "any position above 20 % of the portfolio",
      "holdings between 5 and 10 percent of the portfolio",
      "is anything more than a quarter of the portfolio",
      "does any holding make up at least 15 % of our assets",
      "is 20 % of the portfolio in any one stock",
    ].map(shareSizes),
  ).toEqual([
    { above: 20 },
    { at_least: 5, at_most: 10 },
    { above: 25 },
    { at_least: 15 },
    { at_least: 20 },
  ]);
});

test("percent of a gain, a yield or beside dollars bounds no share", () => {
  expect(
    [
      "which positions are up more than 20 %",
      "funds that yield over 3 %",
      "positions over $50,000 or 5 %",
    ].map(shareSizes),
  ).toEqual([{}, {}, {}]);
});

test("what is asked of the whole asks for a share, and a cost a share does not", () => {
  expect(
    [
      "list holdings by weight",
      "SYM as a percentage of the portfolio",
      "top 3 by share of the portfolio",
    ].map(asksShare),
  ).toEqual([true, true, true]);
  expect(
    ["cost a share in the account", "the time weighted return", "best position by percent"].map(
      asksShare,
    ),
  ).toEqual([false, false, false]);
});

test("a class together is not asked of each", () => {
  expect(
    ["what percent of our holdings are etfs", "which etfs are more than 10 % of the portfolio"].map(
      ofEach,
    ),
  ).toEqual([false, true]);
});

test("cash is asked for as a share in many words, and its interest is none", () => {
  expect(
    ["cash as % of portfolio", "cash percentage", "how much is in cash as a share"].map(
      asksCashShare,
    ),
  ).toEqual([true, true, true]);
  expect(["how much cash is there", "cash yield percentage"].map(asksCashShare)).toEqual([
    false,
    false,
  ]);
});

test("of the account value only where the words say so", () => {
  expect(
    ["of our total wealth here", "% of the net worth", "of everything including cash"].map(
      ofAccountValue,
    ),
  ).toEqual([true, true, true]);
  expect(["of the portfolio", "of our holdings", "share of cash"].map(ofAccountValue)).toEqual([
    false,
    false,
    false,
  ]);
});

test("an account's part of all cash, and not the cash in an account", () => {
  expect(
    ["how much of the cash is in the ACC in percent", "share of all our cash does ACC hold"].map(
      asksShareOfCash,
    ),
  ).toEqual([true, true]);
  expect(
    [
      "percent of the ACC is cash",
      "part of the cash in the ACC is settled",
      "how many dollars of settled cash are in ACC",
    ].map(asksShareOfCash),
  ).toEqual([false, false, false]);
});
