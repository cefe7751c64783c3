import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { demo } from "./route.fixture.ts";
import type { Params, Remembered } from "./routed.ts";

const after = (
  intent: Remembered["intent"],
  params: Params,
  named: readonly string[] = [],
): Remembered => ({
  ...{ intent, params, confidence: 1, assumed: [], text: "", named },
});
const buys = after(
  "activity",
  { account: "Stock plan", from: "2026-01-01", to: "2026-11-20", side: "BUY" },
  ["MSFT"],
);

test("the average price of what was told is of the same symbol, place and days", () => {
  expect(followedUp("avg price on those?", buys, demo)).toBe(
    "at what average price did we buy MSFT in Stock plan from 2026-01-01 to 2026-11-20",
  );
});

test("how many are left is asked of what is held", () => {
  const sale = after("activity", { side: "SELL" }, ["MSFT"]);
  expect(followedUp("how many of those are left?", sale, demo)).toBe(
    "how many shares of MSFT do we hold",
  );
  const two = after("activity", {}, ["MSFT", "AAPL"]);
  expect(followedUp("how many of those are left?", two, demo)).toBe("how many of those are left?");
});

test("what was taken out is asked after what was put in", () => {
  expect(followedUp("and take out?", after("transfers", { type: "deposit" }), demo)).toBe(
    "and the withdrawals",
  );
});

test("what a sale brought in is asked after it", () => {
  expect(followedUp("proceeds?", after("activity", { side: "SELL" }, ["MSFT"]), demo)).toContain(
    "how much did that bring in",
  );
});
