import { expect, test } from "vitest";
import { claims } from "./claims.ts";

const figures = (text: string): string[] => claims(text).map((claim) => claim.text);

test.each<[string, string[]]>([
  ["Up $1,800.54 or 28.53 % on 42 shares.", ["$1,800.54", "28.53 %", "42"]],
  ["-$32,000 and +8.20 pp", ["$32,000", "8.20 pp"]],
  ["NIFTY 50 is at ₹24,500.25", ["50", "₹24,500.25"]],
  ["about $1.2 million, or 3.5M", ["$1.2 million", "3.5M"]],
  ["As of 2026-11-20T21:00:00Z, on November 21, 2026, in 2026Q3", []],
  ["see [tool:quotes:v1] and [doc:doc_d1_ips#2]", []],
  ["1. First\n2) Second", []],
  ["in 2026 we said so", []],
  ["Her 401k, a 401(k), a 403(b) and the 529 plan", []],
  ["401 shares and 529.00", ["401", "529.00"]],
  ["It costs $2000 or ₹ 1950.", ["$2000", "₹ 1950"]],
  ["The 3M and the 6M return are not on file", []],
  ["3.5M, $3M and 6M shares", ["3.5M", "$3M", "6M"]],
  ["[AAPL is at $999.00](https://x.test/1)", ["$999.00"]],
  ["acc_d1_joint holds 1,00,000 rupees", ["1,00,000"]],
])("%s states %j", (text, expected) => {
  expect(figures(text)).toEqual(expected);
});

test.each([
  ["a loss of -$32,000", "minus"],
  ["| **-$32,000.00** |", "minus"],
  ["**+$32,000**", "plus"],
  ["**$32,000**", "none"],
])("the sign of %s is %s, also in bold", (text, sign) => {
  expect(claims(text).map((claim) => claim.sign)).toEqual([sign]);
});
