import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";

test.each(["what are the shorts worth", "market value of the short positions"])(
  "what is owed is worth, together: %s",
  (message) => {
    expect(asked(message)).toEqual([
      {
        intent: "portfolio_ranking",
        params: { short: true, total: true, direction: "best", basis: "market_value" },
      },
    ]);
  },
);

test("the largest of them is asked one by one", () => {
  expect(asked("which short position is worth the most")[0]?.params.total).toBeUndefined();
});
