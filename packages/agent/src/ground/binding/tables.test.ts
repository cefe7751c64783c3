import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const fund = (symbol: string, expense_ratio_pct: number, weight_pct: number) => ({
  ...{ symbol, expense_ratio_pct },
  holdings: [{ symbol: "NVDA", weight_pct }],
});
const household = {
  accounts: [
    { account_id: "a1", name: "Joint brokerage", value: 369_670, cash: 22_000 },
    { account_id: "a2", name: "Rosa's IRA", value: 335_350, cash: 6000 },
  ],
};
const evidence = [fund("VTI", 0.03, 5.9), fund("QQQ", 0.2, 8.8), household];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["| | VTI | QQQ |\n|---|---|---|\n| Expense ratio | 0.03% | 0.20% |\n| NVDA | 5.9% | 8.8% |", []],
  ["| | VTI | QQQ |\n|---|---|---|\n| Expense ratio | 0.20% | 0.03% |", ["0.20%", "0.03%"]],
  ["| | VTI | QQQ |\n|---|---|---|\n| NVDA | 8.8% | 5.9% |", ["8.8%", "5.9%"]],
])("a column of a fund has only its figures: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const head = "| Account | Value | Cash |\n|---|---|---|\n";
test.each([
  [`${head}| Joint brokerage | $369,670 | $22,000 |`, []],
  [`${head}| Joint brokerage | $22,000 | $369,670 |`, ["$22,000", "$369,670"]],
  [`${head}| Rosa's IRA | $369,670 | $6,000 |`, ["$369,670"]],
])("a table cell has the measure of its column and the name of its row: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
