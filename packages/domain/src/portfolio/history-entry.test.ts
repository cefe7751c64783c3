import { expect, it } from "vitest";
import { account, holding, household } from "../ips-check/household.fixture.ts";
import { historyEntry } from "./history-entry.ts";

it("a security's units in several accounts are added exactly", () => {
  const accounts = ["a", "b"].map((id) => account({ id }));
  const holdings = [
    holding("BND", { account_id: "a", quantity: "0.1" }),
    holding("BND", { account_id: "b", quantity: "0.2" }),
  ];
  expect(historyEntry(household({ accounts, holdings })).positions).toEqual([
    { name: "BND", quantity: 0.3, value: 0.3 },
  ]);
});
