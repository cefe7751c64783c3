import { decimal } from "@advisor/domain/decimal";
import { expect, test } from "vitest";
import { writeGroups } from "./record-groups.ts";

interface Row {
  timestamp: string;
  account: string;
  kind: string;
  amount: number;
}
const row = (day: string, account: string, amount: number, kind = "completed deposits"): Row => ({
  ...{ timestamp: `${day}T15:00:00Z`, account, kind, amount },
});
const rows = [
  row("2026-08-17", "Joint", 1_500),
  row("2026-08-03", "Roth", 200, "pending deposits"),
  row("2026-05-15", "Joint", 1_250),
];
const kinds = {
  what: "deposits",
  kindOf: ({ kind }: Row) => kind,
  sizeOf: ({ amount }: Row) => decimal(amount),
  isDone: ({ kind }: Row) => kind.startsWith("completed"),
  byCount: false,
};

test("what moved in each month, what is pending apart, and both together", () => {
  const said = writeGroups(rows, { per: "month", direction: "best" }, kinds);
  expect(said?.text).toBe(
    [
      "The most: August 2026, $1,500.00.",
      "",
      "Deposits by month, with how many:",
      "",
      "| Month | Completed deposits | Pending deposits |",
      "| --- | --- | --- |",
      "| August 2026 | $1,500.00 (1) | $200.00 (1) |",
      "| May 2026 | $1,250.00 (1) | none |",
      "| Together | $2,750.00 (2) | $200.00 (1) |",
    ].join("\n"),
  );
  expect(said?.figures).toContain(2_750);
});

test("by how many, those that are level are all told", () => {
  const said = writeGroups(rows, { per: "quarter", direction: "best", measure: "count" }, kinds);
  expect(said?.text).toContain("The most: Q3 2026 and Q2 2026, 1 each.");
});

test("one account is not put together with itself", () => {
  const said = writeGroups(rows.slice(2), { per: "account", direction: "worst" }, kinds);
  expect(said?.text).toContain("Of those with any, the least: Joint, $1,250.00.");
  expect(said?.text).not.toContain("Together");
});

test("two stretches are told with how far they lie apart", () => {
  const stretches = [
    { from: "2026-10-01", to: "2026-11-20" },
    { from: "2026-07-01", to: "2026-09-30" },
  ];
  expect(writeGroups(rows, { stretches }, kinds)?.text).toContain(
    "Completed deposits: $1,500.00 less from 2026-10-01 to 2026-11-20 than from 2026-07-01 to 2026-09-30.",
  );
  expect(writeGroups(rows, { stretches, measure: "count" }, kinds)?.text).toContain(
    "Completed deposits: 1 fewer from",
  );
});

test("rows that are asked for as they are, and none at all, are not told apart", () => {
  expect(writeGroups(rows, {}, kinds)).toBeUndefined();
  expect(writeGroups([], { per: "month" }, kinds)).toBeUndefined();
});
