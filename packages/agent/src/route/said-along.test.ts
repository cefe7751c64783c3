import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  ["Any pending deposits? List them.", { type: "deposit", status: "pending" }],
  ["Deposits, all accounts, full list please.", { type: "deposit" }],
])("%s asks for one thing", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "transfers", params }]);
});

test("everything together is what is asked of anyway", () => {
  const parts = asked("All our accounts, taken together. How much settled cash is there?");
  expect(parts).toEqual([{ intent: "cash_balance", params: { cash: "settled" } }]);
});

test("what is asked for beside a list is asked for", () => {
  const parts = asked("What is our cash? And list the holdings.");
  expect(parts.map(({ intent }) => intent)).toEqual(["cash_balance", "positions_list"]);
});
