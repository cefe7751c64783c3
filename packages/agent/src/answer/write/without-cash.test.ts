import { expect, test } from "vitest";
import { summary } from "../answer.fixture.ts";
import { takesOffCash, writeWithoutCash } from "./without-cash.ts";

test("cash is taken off the value where the words take it off", () => {
  const params = { without: { others: ["the cash"] } };
  expect(takesOffCash(params, "total minus the cash")).toBe(true);
  expect(takesOffCash(params, "the value without the cash")).toBe(true);
  expect(takesOffCash(params, "not the cash, the value")).toBe(false);
  expect(takesOffCash({}, "total minus the cash")).toBe(false);
});

test("the value less its cash, and of each account where there are several", () => {
  expect(writeWithoutCash(summary({ Margin: [1_000, -20, -20] }, [1_000, -20, -20])).text).toBe(
    "Without cash the account value of Margin is $1,020.00: $1,000.00 less cash of -$20.00. As of 2026-01-15.",
  );
  expect(
    writeWithoutCash(summary({ Roth: [1_000, 50, 50], Joint: [500.5, 0, 0] }, [1_500.5, 50, 50]))
      .text,
  ).toBe(
    "Without cash the account value is $1,450.50: $1,500.50 less cash of $50.00.\n\n| Account | Without cash | Value | Cash |\n| --- | --- | --- | --- |\n| Roth | $950.00 | $1,000.00 | $50.00 |\n| Joint | $500.50 | $500.50 | $0.00 |\n\nAs of 2026-01-15.",
  );
});
