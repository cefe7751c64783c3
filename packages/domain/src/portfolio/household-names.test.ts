import { expect, test } from "vitest";
import { account, holding, price } from "../ips-check/household.fixture.ts";
import { householdNames } from "./household-names.ts";

test("accounts go with their type and owners; securities are in order of value, and unknown symbols with their name", () => {
  const names = householdNames({
    accounts: [account({ name: "Karen's Roth IRA", type: "roth_ira", owner_ids: ["mem_karen"] })],
    holdings: [
      holding("VTI", { quantity: "2", price: price("10") }),
      holding("NOVAX", { name: "Novax Health", quantity: "3", price: price("10") }),
      holding("PRIVATE", { symbol: null, name: "Precision Tooling LLC", price: null }),
      holding("VTI", { account_id: "acc_other", quantity: "-9", price: price("10") }),
    ],
  });
  expect(names).toEqual({
    accounts: [{ name: "Karen's Roth IRA", type: "roth_ira", owner_ids: ["mem_karen"] }],
    securities: ["VTI", "NOVAX (Novax Health)", "Precision Tooling LLC"],
    more_accounts: 0,
    more_securities: 0,
  });
});

test("a large household keeps the names of its largest positions", () => {
  const holdings = Array.from({ length: 100 }, (_, at) =>
    holding(`T${at}`, { quantity: `${at}`, price: price("1") }),
  );
  const { securities, more_securities } = householdNames({ accounts: [], holdings });
  expect(more_securities).toBe(40);
  expect(securities).toHaveLength(60);
  expect(securities[0]).toBe("T99 (T99)");
});
