import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const accounts = ["Joint brokerage", "Karen's Roth IRA"];
const params = (message: string) => asked(message, { accounts }).map((part) => part.params);

test("what is asked of a symbol is of the account that it was told to be in", () => {
  expect(params("We've had PFE in the joint account for ages. How big is the loss on it?")).toEqual(
    [{ account: "Joint brokerage", symbol: "PFE" }],
  );
  expect(params("Karen worries about the joint account. What's the gain on VOO in there?")).toEqual(
    [{ account: "Joint brokerage", symbol: "VOO", whose: true }],
  );
});

test("what is asked after a deed is asked of that deed", () => {
  expect(
    params("I sold some Microsoft last week to pay for the roof. What price did I get?"),
  ).toEqual([expect.objectContaining({ symbol: "MSFT", side: "SELL", from: "2026-01-05" })]);
  expect(params("Peter thinks we bought something in December. Did we? At what price?")).toEqual([
    { from: "2025-12-01", to: "2025-12-31", side: "BUY" },
  ]);
});

test("that transfer, that week, a deposit that was told of: in the days that were named", () => {
  expect(params("My wife noticed money moving on January 10. What was that transfer?")).toEqual([
    { from: "2026-01-10", to: "2026-01-10" },
  ]);
  expect(params("I had assumed nothing moved last week. List the trades for that week.")).toEqual([
    { from: "2026-01-05", to: "2026-01-11" },
  ]);
  expect(params("A donor swears he wired us something in October. Do you see a deposit?")).toEqual([
    { from: "2025-10-01", to: "2025-10-31", type: "deposit" },
  ]);
});

test("a symbol with its description is what the next sentence is about", () => {
  expect(params("MUB, the muni one. Are we ahead or behind on it?")).toEqual([{ symbol: "MUB" }]);
});

test("a remark about something else lends nothing", () => {
  expect(params("I moved house in May so I lost track. When was the last wire?")).toEqual([
    { via: "wire", limit: 1 },
  ]);
  expect(params("Since I sold my VOO last year I sleep better. What was my last trade?")).toEqual([
    { limit: 1 },
  ]);
  expect(params("I put in $1,500 on Monday. What's my settled cash?")).toEqual([
    { cash: "settled" },
  ]);
  expect(params("Karen's Roth keeps me up. How much cash is in the joint account?")).toEqual([
    { account: "Joint brokerage", cash: "both" },
  ]);
});

test("a day in a remark is not the day of the question after it", () => {
  expect(
    params("We are going over the joint account tonight. Which holding in it has gained the most?"),
  ).toEqual([expect.objectContaining({ account: "Joint brokerage", basis: "unrealized_pl" })]);
});

test("of an account that is on file and one that is not, there is the one on file", () => {
  expect(
    params("The old 401(k) went into the joint account years ago. How much cash is in there?"),
  ).toEqual([{ account: "Joint brokerage", cash: "both" }]);
});

test("which of them is asked of the class that was told of", () => {
  expect(params("I went through the individual stocks. Which one of them is up the most?")).toEqual(
    [expect.objectContaining({ asset_class: "stocks", direction: "best" })],
  );
});
