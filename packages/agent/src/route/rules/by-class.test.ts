import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";

const byClass = { per: "asset_class", direction: "best", basis: "market_value" };

test.each([
  "what's our asset allocation",
  "how much is in each asset class",
  "break down the portfolio by type of security",
  "stock/bond mix",
  "split of stocks vs ETFs",
  "how's the money invested",
  "tell me how the household is allocated",
  "how are we invested",
])("%s is told class by class", (message) => {
  expect(asked(message)).toEqual([{ intent: "portfolio_ranking", params: byClass }]);
});

test("what the word means is a fact, its target is on no statement, and trades are told as they are", () => {
  expect(asked("what is asset allocation")[0]?.intent).toBe("facts");
  expect(asked("what's the target allocation")[0]?.intent).toBe("out_of_scope");
  expect(asked("trades by asset class")[0]?.intent).toBe("activity");
});
