import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const smiths = {
  today: "2026-11-20",
  held: new Set(["VTI", "VXUS"]),
  accounts: [
    "Joint brokerage",
    "David's rollover IRA",
    "Karen's traditional IRA",
    "Karen's Roth IRA",
  ],
  household: { id: "hh_d1", name: "Smith family", members: ["David Smith", "Karen Smith"] },
};
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
