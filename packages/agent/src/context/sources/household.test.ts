import { expect, test } from "vitest";
import * as fixture from "../context.fixture.ts";
import { summaryRows } from "./household.ts";

const { household } = fixture.empty;

test("the names of accounts, with a sole owner, and of securities are in the summary, with how many more there are", () => {
  const securities = Array.from({ length: 90 }, (_, at) => `TICKER${at}`);
  const names = {
    accounts: [
      { name: "Karen's Roth IRA", type: "roth_ira" as const, owner_ids: ["mem_1"] },
      { name: "Joint", type: "joint" as const, owner_ids: ["mem_1", "mem_2"] },
    ],
    securities,
    more_accounts: 2,
    more_securities: 40,
  };
  const members = fixture.smiths.household.members;
  const rows = summaryRows({ ...household, members, names }, fixture.today);
  expect(rows).toContain(
    "accounts: Karen's Roth IRA (roth_ira, Laura Smith); Joint (joint); 2 more",
  );
  const [held = ""] = rows.filter((row) => row.startsWith("holds: "));
  const shown = held.split("; ").length - 1;
  expect(held.length).toBeLessThan(530);
  expect(held).toMatch(new RegExp(`; ${90 + 40 - shown} more$`));
});

test("older data without names has neither line", () => {
  const rows = summaryRows(household, fixture.today);
  expect(rows.filter((row) => /^(?:accounts|holds):/.test(row))).toEqual([]);
});
