import { expect, test } from "vitest";
import { account, household } from "../ips-check/household.fixture.ts";
import { accountsCalled } from "./accounts-called.ts";

const snapshot = household({
  accounts: [
    account({ id: "acc_joint", name: "Joint brokerage", owner_ids: ["mem_1", "mem_2"] }),
    account({ id: "acc_ira", name: "Rollover", type: "rollover_ira", owner_ids: ["mem_1"] }),
    account({ id: "acc_trust", name: "Trust", owner_ids: [] }),
  ],
});
const family = {
  ...snapshot,
  household: {
    ...snapshot.household,
    members: [{ id: "mem_1", name: "Ada Voss", role: "primary" as const, birth_date: null }],
  },
};

test.each([
  ["ACC_JOINT", ["acc_joint"]],
  ["rollover ira", ["acc_ira"]],
  ["Ada Voss", ["acc_ira"]],
  ["Eva Voss", []],
])("%s is called %j: by id, by type, by who owns it alone", (text, ids) => {
  expect(accountsCalled(family, text).map(({ id }) => id)).toEqual(ids);
});

test("without a name, all accounts are meant", () => {
  expect(accountsCalled(family, null)).toEqual(family.accounts);
});
