import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const accounts = ["Joint", "Roth"];

test("the account that was named first is what all that follows is about", () => {
  expect(
    asked("Roth: what's in it, what's it worth, any cash?", { accounts }).map(
      ({ params }) => params.account,
    ),
  ).toEqual(["Roth", "Roth", "Roth"]);
});

test("a sum of all is not narrowed by what follows it", () => {
  const [sum] = asked("cash in total, and in the Roth", { accounts });
  expect(sum?.params).toEqual({ cash: "total" });
});

test("what a holding has gained is not of the account beside it", () => {
  const [gain] = asked("AAPL gain in dollars and cash in the Roth", { accounts });
  expect(gain).toEqual({ intent: "symbol_performance", params: { symbol: "AAPL" } });
});
