import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const task = (title: string, due: string, status: string, days: number) => ({
  ...{ title, due, status, priority: "normal", days },
});
const evidence = [
  {
    source_id: "tool:query_portfolio:v1",
    as_of: "2026-05-20",
    data: {
      query: { dataset: "tasks" },
      figures: [{ name: "number of lines", value: 3, unit: "count" }],
      units: { days: "days" },
      text: "2 tasks: Get a price for Miller Farms, May 4, 2026, and Send the form of the SEP-IRA, May 10, 2026.",
      rows: [
        task("Get a price for Miller Farms", "2026-05-04", "overdue", -16),
        task("Send the form of the SEP-IRA", "2026-05-10", "overdue", -10),
        task("Call the accountant", "2026-06-01", "open", 12),
      ],
    },
  },
  {
    accounts: [
      {
        ...{ account_id: "acc_1", name: "SEP-IRA", value: 90_000, cash: 0 },
        holdings: [{ symbol: null, security_id: "farm", name: "Miller Farms LLC", value: 90_000 }],
      },
    ],
    totals: { total_value: 90_000 },
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The price for Miller Farms is 16 days overdue.", []],
  ["The price for Miller Farms is 10 days overdue.", ["10"]],
  ["The SEP-IRA form was due on May 10.", []],
  ["The SEP-IRA form was due on May 4.", ["May 4"]],
])("a task is about what its title names: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["Two tasks are overdue.", []],
  ["Three tasks are overdue.", ["Three tasks are overdue"]],
])("the status says that a task is overdue: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
