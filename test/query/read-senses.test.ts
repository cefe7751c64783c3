import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

// Words with more than one sense: what stands around them says which.
test.each<[number, string, string]>([
  [
    1,
    "are bonds inside their range?",
    "All policy classes where asset class is fixed income and status is in band: weight, target, minimum, maximum and drift from target.",
  ],
  [1, "drop the joint", "All accounts where account is not Joint brokerage: account value."],
  [1, "did VTI drop?", "All positions where symbol is VTI: unrealized gain"],
  [8, "bond share", "Weight"],
  [1, "cost per VTI share", "All positions where symbol is VTI: cost, average cost of a unit"],
  [1, "other than the Roth, what's the total", "Account value of accounts where account is not"],
  [10, "total outside assets", "Account value of accounts where managed is no."],
  [6, "who's Marcus", "All members where name is Marcus Adeyemi: age."],
  [2, "cheapest lot of voo", "The lot where symbol is VOO with the lowest average cost of a unit"],
  [
    1,
    "are there more etfs than stocks",
    "Number of ETFs, against that where kind is stock; is it more than the other?",
  ],
  [2, "how many msft vest in 2027", "Quantity of unvested grants from Jan 1, 2027 to Dec 31, 2027"],
  [11, "how much are all my assets worth", "Account value of accounts."],
  [3, "withdrawals this year: count and total", "Number of withdrawals this year."],
  [
    9,
    "VTI minus BND",
    "Market value of positions where symbol is VTI, against that where symbol is BND",
  ],
])("of household D%i, %j is read as %j", (household, message, canonical) => {
  const earlier = message === "drop the joint" ? ["list the accounts with value"] : [];
  expect(readLast(household, [...earlier, message]).join()).toContain(canonical);
});

test("what may be sold today is what no restriction ends after today", () => {
  const [canonical] = readLast(2, ["can we sell msft today?"]);
  expect(canonical).toContain("restricted until is on or after Nov 20, 2026");
  expect(canonical).not.toContain("on or before");
});
