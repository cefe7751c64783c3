import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

const kept = ["Karen's traditional IRA", "Karen's Roth IRA"];
test.each([
  ["how much of VXUS is held by Karen", "positions"],
  ["VXUS owned by Karen", "positions"],
  ["what is owned by Karen", "positions_list"],
  ["How many ETFs does Karen hold in her two IRAs?", "positions_list"],
])("what somebody holds is in that one's accounts: %s", (message, intent) => {
  const [part] = asked(message, smiths);
  expect([part?.intent, part?.params.without?.kept]).toEqual([intent, kept]);
});

test.each(["list the positions held by value", "show what is held by account"])(
  "nobody is named: %s",
  (message) => {
    expect(asked(message, smiths)[0]?.params.account).toBeUndefined();
  },
);
