import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const holding = (symbol: string, quantity: number, value: number, unrealized_pl: number) => ({
  ...{ symbol, name: symbol, quantity, value, cost: value - unrealized_pl, unrealized_pl },
});
const evidence = [
  {
    household_name: "Miller",
    accounts: [
      {
        ...{ account_id: "acc_joint", name: "Joint brokerage", value: 60_000, cash: 5000 },
        holdings: [holding("KO", 300, 20_000, 6000), holding("PEP", 200, 35_000, -4000)],
      },
      {
        ...{ account_id: "acc_ann", name: "Ann's IRA", value: 40_000, cash: 4000 },
        holdings: [holding("PG", 150, 26_000, -1000), holding("KO", 150, 10_000, 3000)],
      },
    ],
    totals: { total_value: 100_000 },
  },
  {
    transfers: [
      { account: "Joint brokerage", type: "withdrawal", amount: 1500, status: "completed" },
      { account: "Joint brokerage", type: "withdrawal", amount: 1500, status: "completed" },
      { account: "Ann's IRA", type: "withdrawal", amount: 700, status: "pending" },
    ],
    total: 3,
  },
  {
    quotes: [
      { symbol: "KO", currency: "USD", price: 66.67, previous_close: 65.4, change_pct: 1.94 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The positions at a loss are down $5,000 together.", []],
  ["The positions at a loss are down $4,500 together.", ["$4,500"]],
  ["KO is split over two accounts, 300 shares in the joint account and 150 with Ann.", []],
  ["KO is split over two accounts, 200 shares in the joint account and 150 with Ann.", ["200"]],
])("a set that the words describe: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["PEP is worth $35,000; KO in the joint account is 57% of that.", []],
  ["PEP is worth $35,000; KO in the joint account is 67% of that.", ["67%"]],
  ["Ann's IRA keeps $4,000 in cash, 10% of that account.", []],
  ["Ann's IRA keeps $4,000 in cash, 12% of that account.", ["12%"]],
])("a share of what the words name: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["They took out $3,700: two payments of $1,500 and one of $700.", []],
  ["They took out $4,200: two payments of $1,500 and one of $700.", ["$4,200"]],
])("the sum of the parts that the sentence lists: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["KO added $1.27 from the previous close of $65.40.", []],
  ["KO added $1.72 from the previous close of $65.40.", ["$1.72"]],
  ["The KO shares in the joint account are worth $20,000, or $66.67 a share.", []],
  ["The KO shares in the joint account are worth $20,000, or $67.67 a share.", ["$67.67"]],
])("several figures of one thing: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["KO is nearly a third of the household.", []],
  ["PEP is a tenth of the household.", ["a tenth of"]],
  ["PEP is about a third of the household.", []],
])("a fraction in words is calculated like a percentage: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["60% of the household is in the joint account, 40% with Ann.", []],
  ["53% of the household is in the joint account, 47% with Ann.", ["53%", "47%"]],
  ["Cash is 8.3% of the joint account.", []],
  ["Cash is 9.3% of the joint account.", ["9.3%"]],
])("a share of an account: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
