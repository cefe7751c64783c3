import { expect, test } from "vitest";
import { accountsIn } from "./account-places.ts";

const rows = ["Joint", "IRA", "Joint", "Roth"].map((account) => ({ account }));

test("the accounts that hold something, those that are named, or all but those left out", () => {
  expect(accountsIn(rows, {})).toEqual(["Joint", "IRA", "Roth"]);
  expect(accountsIn(rows, { without: { accounts: ["IRA"] } })).toEqual(["Joint", "Roth"]);
  expect(accountsIn(rows, { without: { accounts: ["IRA"], kept: ["Roth", "Joint"] } })).toEqual([
    ...["Roth", "Joint"],
  ]);
  expect(accountsIn(rows, { account: "Roth" })).toEqual(["Roth"]);
});
