import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const transfer = (date: string, type: string, method: string, status: string, amount: number) => ({
  ...{ date, type, method, status, amount, account: "Joint brokerage", symbol: null },
});
const evidence = [
  {
    source_id: "tool:query_portfolio:v1",
    as_of: "2026-06-15",
    data: {
      query: { dataset: "transactions" },
      figures: [{ name: "number of lines", value: 4, unit: "count" }],
      units: { amount: "usd" },
      rows: [
        transfer("2026-06-12", "deposit", "ACH", "pending", 750),
        transfer("2026-05-14", "deposit", "wire", "completed", 900),
        transfer("2026-04-15", "withdrawal", "check", "completed", 8000),
        transfer("2026-03-02", "withdrawal", "ACH", "completed", 300),
      ],
    },
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The June 12 deposit is still pending.", []],
  ["The June 12 deposit hasn't cleared yet.", []],
  ["The May 14 deposit is still pending.", ["is still pending"]],
  ["The $8,000 check was written in April.", []],
  ["The $8,000 check was written in May.", ["was written in May"]],
  ["The deposit of $900 came by wire.", []],
])("what is said of the one row with a day or an amount: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
