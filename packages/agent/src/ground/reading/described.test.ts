import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const option = (symbol: string, name: string, quantity: number, unrealized_pl: number) => ({
  ...{ symbol, name, quantity, unrealized_pl, value: quantity * 200, cost: quantity * 200 },
});
const evidence = [
  {
    household_name: "Miller",
    accounts: [
      {
        ...{ account_id: "acc_1", name: "Margin account", value: 100_000, cash: 88_400 },
        holdings: [
          { symbol: "KO", name: "The Coca-Cola Company", quantity: 300, value: 15_000, cost: 9000 },
          option("KO270115C00070000", "KO 15 January 2027 70 call", -3, 450),
          option("PEP270115C00150000", "PEP 15 January 2027 150 call", -4, 230),
          option("PG270115P00140000", "PG 15 January 2027 140 put", -10, -120),
        ],
      },
    ],
    totals: { total_value: 100_000 },
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The two calls are up $680 combined.", []],
  ["The two calls are up $860 combined.", ["$860"]],
  ["All options together have gained $560.", []],
])("the sum over a set that the words describe: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["He has written 3 contracts of the KO calls.", []],
  ["He has written 300 contracts of the KO calls.", ["300"]],
])("contracts are those of an option, not the shares below it: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
