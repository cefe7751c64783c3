import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    issuers: [
      {
        symbol: "KO",
        name: "The Coca-Cola Company",
        weight_pct: 19.6,
        limit_pct: 10,
        value: 196_000,
      },
      { symbol: "PEP", name: "PepsiCo, Inc.", weight_pct: 6.5, limit_pct: 10, value: 65_000 },
    ],
    accounts: [{ account: "Ann's IRA", cash: 12_000 }],
    needs: [{ need: "Withdrawal", amount: 5000 }],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

// The weights of Coca-Cola and PepsiCo, which are 3 to 1, say nothing about a limit.
const weights = "Coca-Cola is at 19.6% and PepsiCo at 6.5%.";

test.each([
  [`${weights} Coca-Cola has 19.6%, almost double the 10% limit.`, []],
  [`${weights} Coca-Cola has 19.6%, almost triple the 10% limit.`, ["triple"]],
  [`${weights} Coca-Cola has 19.6%, almost twice the 10% limit.`, []],
  [`${weights} Coca-Cola has 19.6%, almost three times the 10% limit.`, ["three"]],
  ["Ann's IRA has $12,000 of cash, more than twice the $5,000 of the withdrawal.", []],
  ["Ann's IRA has $12,000 of cash, more than triple the $5,000 of the withdrawal.", ["triple"]],
  // No multiple of anything.
  ["Coca-Cola has a double listing and 19.6%.", []],
])("a multiple of the figure behind it: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
