import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";
import type { Surroundings } from "./routed.ts";

const ramirez: Partial<Surroundings> = {
  accounts: ["Joint brokerage", "Hector's IRA", "Rosa's IRA", "Rosa's Roth IRA"],
  household: { id: "hh_d3", name: "Ramirez family", members: ["Hector Ramirez", "Rosa Ramirez"] },
};

test.each([
  ["Hector Ramirez: what is my IRA worth?", { account: "Hector's IRA" }],
  ["Hector here. What's my IRA worth?", { account: "Hector's IRA" }],
  ["Hi, it's Rosa. What is my Roth worth?", { account: "Rosa's Roth IRA" }],
  ["I'm Rosa Ramirez, what's my Roth worth?", { account: "Rosa's Roth IRA" }],
  ["Rosa asks: value of Hector's IRA", { account: "Hector's IRA" }],
])("%s", (message, params) => {
  expect(asked(message, ramirez)).toEqual([{ intent: "account_value", params }]);
});

test("her accounts are hers, and those of the first named may be everybody's", () => {
  const rosas = {
    accounts: ["Joint brokerage", "Hector's IRA"],
    kept: ["Rosa's IRA", "Rosa's Roth IRA"],
  };
  const parts = ["Rosa here: value of my accounts", "Hector here: value of my accounts"].map(
    (message) => asked(message, ramirez)[0]?.params,
  );
  expect(parts).toEqual([{ without: rosas }, {}]);
});
