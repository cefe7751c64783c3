import { expect, test } from "vitest";
import { filterByAccount } from "./account-filter.ts";

const rows = [
  { account: "Joint", of: 1 },
  { account: "IRA", of: 2 },
  { account: "Joint", of: 3 },
];

test("without a name, all rows are returned", () => {
  expect(filterByAccount(rows, ["Joint", "IRA"], null)).toEqual({
    known: true,
    account: "all",
    rows,
  });
  expect(filterByAccount(rows.slice(0, 1), ["Joint"], null)).toEqual({
    known: true,
    account: "Joint",
    rows: rows.slice(0, 1),
  });
  expect(filterByAccount([], [], null)).toEqual({ known: true, account: "all", rows: [] });
});

test("a name matches its account's rows, ignoring case and blanks", () => {
  expect(filterByAccount(rows, ["Joint", "IRA"], " joint ")).toEqual({
    known: true,
    account: "Joint",
    rows: [rows[0], rows[2]],
  });
});

test("a known account may have no rows, and an unknown one is refused with the known names", () => {
  expect(filterByAccount(rows, ["Joint", "IRA", "529"], "529")).toMatchObject({
    known: true,
    rows: [],
  });
  for (const name of ["Savings", "", "Join", "all"]) {
    expect(filterByAccount(rows, ["Joint", "IRA"], name)).toEqual({
      known: false,
      accounts: ["Joint", "IRA"],
    });
  }
});

test("the given rows are not changed", () => {
  const own = filterByAccount(rows, ["Joint"], null);
  if (own.known) own.rows.sort((a, b) => b.of - a.of);
  expect(rows.map(({ of }) => of)).toEqual([1, 2, 3]);
});
