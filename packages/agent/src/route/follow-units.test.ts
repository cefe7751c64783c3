import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { demo } from "./route.fixture.ts";
import type { Remembered } from "./routed.ts";

const before: Remembered = {
  ...{ intent: "symbol_performance", params: { symbol: "AAPL" }, confidence: 1, assumed: [] },
  text: "how is AAPL doing",
};

test.each([
  ["% wise?", "in percent"],
  ["percentage-wise", "in percent"],
  ["in pct terms", "in percent"],
  ["as a percentage?", "in percent"],
  ["dollar-wise", "in dollars"],
  ["as a dollar figure", "in dollars"],
  ["in $ terms", "in dollars"],
  ["in percent of what?", "in percent of what?"],
])("%j is %j", (said, plain) => {
  expect(followedUp(said, before, demo)).toBe(plain);
});

test("what is asked of one contract is asked of the other shares' options where any are held", () => {
  const held = new Set(["AAPL", "MSFT", "JPM", "AAPL261218C00235000", "MSFT261218C00500000"]);
  const call: Remembered = { ...before, params: { symbol: "AAPL261218C00235000" } };
  const around = { ...demo, held };
  expect(followedUp("same for msft", call, around)).toBe("and the msft calls");
  expect(followedUp("and Microsoft?", call, around)).toBe("and the Microsoft calls");
  expect(followedUp("and JPM?", call, around)).toBe("and JPM?");
  expect(followedUp("same for msft", before, around)).toBe("same for msft");
});
