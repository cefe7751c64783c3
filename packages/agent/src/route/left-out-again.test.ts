import { expect, test } from "vitest";
import { askedAfter, smiths } from "./route.fixture.ts";

const withoutAfter = (first: string, second: string) =>
  askedAfter(first, second, smiths)[0]?.params.without;

test("what is left out of some accounts is left out of these", () => {
  const without = withoutAfter("what are Karen's accounts worth", "how much without the cash");
  expect(without).toMatchObject({
    kept: ["Karen's traditional IRA", "Karen's Roth IRA"],
    others: ["cash"],
  });
});

test("what is left out too stays out", () => {
  const without = withoutAfter("our positions without AAPL", "and without MSFT too");
  expect(without?.symbols).toEqual(["AAPL", "MSFT"]);
});
