import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    totals: { total_value: 1_000_000, total_cash: 35_000, listed_value: 965_000 },
    accounts: [
      { account_id: "acc_1", name: "Joint brokerage", value: 600_000, cash: 0, holdings: [] },
      { account_id: "acc_2", name: "Ann's IRA", value: 300_000, cash: 0, holdings: [] },
    ],
  },
  { before: 990_000, now: 1_000_000, change: 10_000, market: 10_000 },
];
const marked = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The two accounts add up to $600,000 plus $300,000, $900,000, or 90%.", []],
  ["The two accounts add up to $600,000 plus $300,000, $900,000, or 80%.", ["80%"]],
  ["Of the total, 96.5% is invested and 3.5% is cash.", []],
  ["Of the total, 95.5% is invested.", ["95.5%"]],
  ["It rose $10,000, about 1.0%.", []],
  ["The portfolio lost $10,000 to the market.", ["$10,000"]],
])("%s", (text, words) => {
  expect(marked(text)).toEqual(words);
});

test("what is calculated with a percentage comes after it", () => {
  expect(marked("If the joint account fell 10%, that would be $60,000.")).toEqual([]);
  expect(marked("The joint account has $60,000, 10% of what it could have.")).toContain("$60,000");
});

const trusts = {
  accounts: [
    {
      ...{ account_id: "acc_1", name: "Family Trust", value: 300_000, cash: 0 },
      holdings: [
        { symbol: "MUB", value: 200_000, unrealized_pl: 4_000 },
        { symbol: "VTI", value: 100_000, unrealized_pl: 7_000 },
      ],
    },
    {
      ...{ account_id: "acc_2", name: "Legacy Trust", value: 300_000, cash: 0 },
      holdings: [{ symbol: "MUB", value: 300_000, unrealized_pl: 1_000 }],
    },
    { account_id: "acc_3", name: "Children's Trust", value: 300_000, cash: 300_000, holdings: [] },
  ],
  totals: { total_value: 900_000 },
};
const markedIn = (text: string) =>
  checkGrounding({ text, evidence: [trusts], sources: new Set() }).unmatched;

test.each([
  ["MUB is $500,000 across the Family and Legacy trusts.", []],
  ["MUB is $500,000 across the Family and Children's trusts.", ["$500,000"]],
  ["VTI accounts for 33.3% of the Family Trust.", []],
  ["VTI accounts for 33.3% of the Legacy Trust.", ["33.3%"]],
  ["MUB and VTI in the Family Trust are worth $300,000 together and carry $11,000 of gains.", []],
])("%s: a share or a sum is of the accounts that are named", (text, words) => {
  expect(markedIn(text)).toEqual(words);
});

test.each([
  ["About 91% of the cash, $100,000 out of $110,000, is in the Family Trust.", []],
  ["About 91% of the cash, $100,000 out of $120,000, is in the Family Trust.", ["$120,000"]],
])("%s: the account is that of the part", (text, words) => {
  const evidence = [
    {
      totals: { total_value: 900_000, total_cash: 110_000 },
      accounts: [
        { account_id: "acc_1", name: "Family Trust", value: 600_000, cash: 100_000 },
        { account_id: "acc_2", name: "Legacy Trust", value: 300_000, cash: 10_000 },
      ],
    },
  ];
  expect(checkGrounding({ text, evidence, sources: new Set() }).unmatched).toEqual(
    expect.arrayContaining(words),
  );
  expect(checkGrounding({ text, evidence, sources: new Set() }).valid).toBe(words.length === 0);
});
