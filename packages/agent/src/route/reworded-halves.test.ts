import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";
import { asked } from "./route.fixture.ts";

test.each([
  ["ytd performance net of transfers", "ytd performance"],
  ["Which has outpaced the other?", "Which has outperformed the other?"],
  ["Inherited IRA performance, ytd and 1 year", "Inherited IRA ytd and 1 year return"],
  [
    "year to date did Anika's 401k beat the household?",
    "the return of Anika's 401k ytd, and our overall return ytd?",
  ],
  [
    "did Helen's IRA beat the total household return this year",
    "the return of Helen's IRA this year, and our overall return this year",
  ],
  [
    "cash in the Roth is settled, and how much isn't?",
    "cash in the Roth is settled and unsettled?",
  ],
  ["our cash has settled vs how much is still unsettled", "our cash is settled and unsettled"],
  ["difference between our one year and year to date return", "one year return and ytd return"],
  ["is the YTD better than the one-year", "YTD return and one-year return"],
  ["YTD vs 1Y", "YTD return and 1Y return"],
  [
    "completed deposits this year vs pending ones",
    "completed deposits this year and pending deposits",
  ],
  [
    "deposits this year, pending vs completed",
    "pending deposits this year and completed deposits this year",
  ],
  ["Karen's account value? David's too please", "Karen's account value? And David's"],
  [
    "How much cash does Karen have? David too.",
    "How much cash does Karen have, and How much cash does David have.",
  ],
  ["list our ETFs with their values", "list our ETFs ranked by market value"],
  ["What stocks do we own and what is each worth?", "list our stocks ranked by market value?"],
  ["what do we hold and how much is each worth", "what do we hold ranked by market value"],
  ["stocks in the Roth and what each one is worth", "stocks in the Roth ranked by market value"],
])("%s", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test.each([
  "holdings and account value",
  "difference between deposits and withdrawals this year?",
  "difference between a one-year and a five-year CD?",
])("other words stay: %s", (message) => {
  expect(reworded(message)).not.toMatch(/ranked by market value|return and/);
});

test("each of two stretches is asked for", () => {
  const parts = asked("is our 1Y return higher than YTD?");
  expect(parts.map(({ params }) => params.timeframe)).toEqual(["1Y", "YTD"]);
});
