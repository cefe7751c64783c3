import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

const params = (first: string, second: string) =>
  askedAfter(first, second).map((part) => part.params);

test("those keep to the class, the days and the side that were told before", () => {
  expect(params("list my etfs", "which of those has the biggest gain?")).toEqual([
    expect.objectContaining({ asset_class: "etf", direction: "best" }),
  ]);
  expect(params("what did I buy this month?", "how many of those were AAPL?")).toEqual([
    expect.objectContaining({ side: "BUY", from: "2026-01-01", symbol: "AAPL" }),
  ]);
});

test("what is asked of everything again, or of all of them, is narrowed by nothing before", () => {
  for (const message of [
    "and what's my biggest holding?",
    "Now all my holdings again: which one is up the most?",
  ]) {
    const [own] = params("list my etfs", message);
    expect(own).toMatchObject({ direction: "best" });
    expect(own).not.toHaveProperty("asset_class");
  }
});

test("after those at a loss the question is of those at a loss, unless it is of one end", () => {
  const first = "which of my positions are below cost?";
  expect(params(first, "what's the loss on those together?")).toEqual([
    expect.objectContaining({ sign: "losing", total: true }),
  ]);
  expect(params(first, "and in percent?")[0]).toMatchObject({ sign: "losing" });
  const [worst] = params(first, "and which is the worst of them?");
  expect(worst).toMatchObject({ direction: "worst" });
  expect(worst).not.toHaveProperty("sign");
});

test("only those that are at a loss are added up where the message says so", () => {
  const [part] = asked("Adding up only the ETFs that are at a loss, how much are we down?");
  expect(part?.params).toMatchObject({ asset_class: "etf", sign: "losing", total: true });
  const [all] = asked("What's my total unrealized gain?");
  expect(all?.params).toMatchObject({ total: true });
  expect(all?.params).not.toHaveProperty("sign");
});

test("tops go on by what was asked, averages over the rows that were told, and ones of a kind keep to the rest", () => {
  expect(
    params("top two holdings by value", "and the top three with stocks only?")[0],
  ).toMatchObject({ basis: "market_value", asset_class: "stocks", limit: 3 });
  expect(
    params(
      "how much AAPL did I buy this month?",
      "what's the average dollar amount per purchase?",
    )[0],
  ).toMatchObject({ symbol: "AAPL", from: "2026-01-01", measure: "average" });
  expect(
    params("list the deposits this month", "what do just the ACH ones add up to?")[0],
  ).toMatchObject({ type: "deposit", from: "2026-01-01", via: "ACH", measure: "sum" });
  const [own] = params(
    "which positions are worth more than $9,000?",
    "and which are between $5,000 and $9,000?",
  );
  expect(own).toMatchObject({ at_least: 5_000, at_most: 9_000 });
  expect(own).not.toHaveProperty("sign");
});
