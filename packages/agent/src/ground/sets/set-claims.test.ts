import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const holding = (symbol: string, quantity: number, value: number) => ({
  ...{ symbol, quantity, value },
  weight_pct: value / 1_550,
  unrealized_pl: symbol === "GLD" ? -500 : 2_000,
});
const evidence = [
  {
    source_id: "tool:get_household_holdings:v1",
    data: {
      totals: { total_value: 155_000 },
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
      { class: "us_equity", weight_pct: 40, status: "in_band" },
      { class: "intl_equity", weight_pct: 45, max_pct: 45, status: "above_max" },
      { class: "cash", weight_pct: 15, status: "in_band" },
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
  "Ann's Roth IRA is the smallest account.",
  "Ann's IRA is the second-largest account.",
  "Every position in the joint account is at a gain.",
  "International equity is above its maximum and US equity is inside its band.",
  "US equity and cash are inside their bands, while international equity is out of range.",
  "No position is over 50% of the portfolio.",
  "The two largest accounts make up 87%.",
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
  ["Ann's IRA is the largest account.", "is the largest account"],
  ["Ann's Roth IRA is the second-largest account.", "is the second-largest account"],
  ["Every position is at a gain.", "Every position is at a gain"],
  ["US equity and cash are out of range.", "are out of range"],
  ["US equity is above its maximum and cash is inside its band.", "is above its maximum"],
  ["No position is over 30% of the portfolio.", "30%"],
  ["The two largest accounts make up 77%.", "77%"],
])("%s is marked", (text, words) => {
  expect(marked(text)).toContain(words);
});

test("nothing is counted where rows were left out for the model", () => {
  const cut = [...evidence, { holdings_left_out: 3 }];
  expect(marked("Only one of the three accounts holds VXUS.", cut)).toEqual([]);
});

test("accounts that do not add up to the total are not all of them", () => {
  const [first] = evidence[0]?.data?.accounts ?? [];
  const filtered = { data: { totals: { total_value: 155_000 }, accounts: [first] } };
  expect(marked("AAPL is held in one of the three accounts.", [filtered])).toEqual([]);
});

test("what a fund holds is compared within the fund", () => {
  const fund = {
    symbol: "QQQ",
    holdings: [
      { symbol: "NVDA", weight_pct: 8.8 },
      { symbol: "AAPL", weight_pct: 8.6 },
    ],
  };
  const known = [...evidence, fund];
  expect(marked("QQQ's largest holding is NVDA at 8.8%.", known)).toEqual([]);
  expect(marked("AAPL is QQQ's largest holding.", known)).toEqual(["is QQQ's largest holding"]);
});
