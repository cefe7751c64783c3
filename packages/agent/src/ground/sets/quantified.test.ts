import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const holding = (symbol: string, quantity: number, value: number) => ({ symbol, quantity, value });
const evidence = [
  {
    source_id: "tool:get_household_holdings:v1",
    data: {
      accounts: [
        {
          ...{ account_id: "acc_1", name: "Joint brokerage", value: 90_000, cash: 0 },
          holdings: [holding("VXUS", 500, 30_000), holding("AAPL", 300, 60_000)],
        },
        {
          ...{ account_id: "acc_2", name: "Ann's IRA", value: 45_000, cash: 0 },
          holdings: [holding("VXUS", 600, 40_000), holding("GLD", 10, 5_000)],
        },
        { account_id: "acc_3", name: "Ann's Roth IRA", value: 20_000, cash: 20_000, holdings: [] },
      ],
    },
  },
  {
    classes: [
      { class: "us_equity", weight_pct: 40, min_pct: 30, max_pct: 50 },
      { class: "intl_equity", weight_pct: 46, min_pct: 10, max_pct: 20 },
      { class: "cash", weight_pct: 14, min_pct: 5, max_pct: 15 },
    ],
  },
];
const marked = (text: string, known: readonly unknown[] = evidence) =>
  checkGrounding({ text, evidence: known, sources: new Set() }).unmatched;

test.each([
  "Two of the three accounts hold VXUS.",
  "VXUS is held in two of the three accounts.",
  "Only one account holds Apple: AAPL is in the joint account.",
  "At least one account owns VXUS.",
  "No account holds less than $20,000.",
  "VXUS shows up in two places.",
  "International equity is the only class outside its band.",
  "The largest position is VXUS.",
  "The smallest account is Ann's Roth IRA.",
])("%s is true", (text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  ["Only one of the three accounts holds VXUS.", "Only one of the three accounts holds VXUS"],
  ["Two of the four accounts hold VXUS.", "Two of the four accounts hold VXUS"],
  ["All accounts hold VXUS.", "All accounts hold VXUS"],
  ["No account owns AAPL.", "No account owns AAPL"],
  ["No account holds less than $50,000.", "No account holds less than $50,000"],
  ["VXUS is held in three accounts.", "held in three accounts"],
  ["Cash is the only class outside its band.", "the only class outside its band"],
  ["The largest account is Ann's IRA.", "largest account is"],
  ["The smallest position is AAPL.", "smallest position is"],
])("%s is marked", (text, words) => {
  expect(marked(text)).toContain(words);
});

test("nothing is counted where rows were left out for the model", () => {
  const cut = [...evidence, { holdings_left_out: 3 }];
  expect(marked("Only one of the three accounts holds VXUS.", cut)).toEqual([]);
});
