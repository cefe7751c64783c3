import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const contract = (type: string, strike_usd: number, last_usd: number) => ({
  ...{ type, strike_usd, last_usd, expiration: "2027-01-15" },
});
const evidence = [
  {
    symbol: "KO",
    underlying_price_usd: 71,
    contracts: [
      contract("call", 70, 2.15),
      contract("put", 70, 1.05),
      contract("call", 75, 0.4),
      contract("put", 75, 4.35),
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The $70 call costs $2.15 and the put $1.05.", []],
  ["The $70 put costs $2.15.", ["$2.15"]],
  ["The $75 call costs $2.15.", ["$2.15"]],
  ["The $75 put trades at $4.35.", []],
])("a price is that of the contract's type and strike: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
