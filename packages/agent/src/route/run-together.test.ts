import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

const intents = (message: string) =>
  asked(message, smiths).map(({ intent, params }) => [intent, params.account]);

test.each([
  "total value of the joint account cash in the rollover ira",
  "joint account value rollover ira cash",
])("two questions that nothing parts: %s", (message) => {
  expect(intents(message)).toEqual([
    ["account_value", "Joint brokerage"],
    ["cash_balance", "David's rollover IRA"],
  ]);
});

test("one question of two accounts stays one", () => {
  expect(intents("cash in the joint account and the rollover ira")).toHaveLength(1);
});

test.each([
  [
    "how much cash is in the joint account when was the last deposit",
    ["cash_balance", "transfers"],
  ],
  [
    "how many VTI shares in all when was the last one bought and at what price",
    ["positions", "activity"],
  ],
  ["how many shares of VTI do we own what is it trading at", ["positions", "quotes"]],
])("a question word behind a whole question: %s", (message, both) => {
  expect(asked(message, smiths).map(({ intent }) => intent)).toEqual(both);
});

test("a question in a question stays one", () => {
  expect(intents("do you know how much cash we have")).toHaveLength(1);
});
