import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { isAboutAllHouseholds } from "@advisor/query/read/all-households";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const directory = { tickers: knownTickers, names: companyNames };

test.each<[number, string, string]>([
  // Each group by the rows that it has.
  [
    1,
    "which accounts hold both VXUS and VTI",
    "Market value and number of positions where symbol is VTI or VXUS, by account, only groups where number is at least 2.",
  ],
  [
    1,
    "how many accounts have at least 4 holdings",
    "Number of accounts: Number of positions, by account, only groups where number is at least 4.",
  ],
  [
    1,
    "positions with more than 2 lots",
    "Number of lots, by symbol, only groups where number is above 2.",
  ],
  [1, "do we have more than 10 positions", "Number of positions; is it more than 10?"],
  [
    1,
    "are there more than 5 lots of VTI",
    "Number of lots where symbol is VTI; is it more than 5?",
  ],
  [1, "more than 4 ETFs", "?"],
  [1, "lots with more than 100 shares", "All lots where quantity is above 100: quantity."],
  [1, "value of AAPL and MSFT combined", "Market value of positions where symbol is AAPL or MSFT."],
  // Three sides are listed, two compared.
  [
    1,
    "how much in taxable vs tax-deferred vs tax-free",
    "Account value of accounts where tax treatment is tax deferred, tax free, taxable or taxable trust, by tax treatment.",
  ],
  [
    1,
    "AAPL vs MSFT vs PFE gain",
    "Unrealized gain and unrealized gain in percent of cost of positions where symbol is AAPL, MSFT or PFE, by symbol.",
  ],
  [4, "Anika vs Rohan vs the joint account", "?"],
  // Over- and underweight are ranked by the distance from the target.
  [
    1,
    "which asset class is the most overweight",
    "The policy class with the highest drift from target: drift from target, weight, target, minimum and maximum.",
  ],
  [
    5,
    "which class is the most underweight",
    "The policy class with the lowest drift from target: drift from target, weight, target, minimum and maximum.",
  ],
  [5, "drift by class", "All policy classes: drift from target."],
  // What is held is open, and a status is one of its kind of row.
  [
    9,
    "what covered calls are open",
    "All options: market value, weight, quantity and strike price, with expiration.",
  ],
  [9, "how many contracts are open", "?"],
  [1, "open tasks", "All tasks where status is open or overdue: days until due."],
  [
    1,
    "next three tasks",
    "The first 3 tasks where status is open or overdue by due date: days until due.",
  ],
  [2, "cost basis of the MSFT position by lot", "All lots where symbol is MSFT: cost."],
  [
    2,
    "how much of MSFT is short term",
    "Market value of lots where symbol is MSFT and term is short-term.",
  ],
  // Without an object, an allocation is by asset class.
  [1, "what's the allocation", "Weight and market value of holdings, by asset class."],
  [
    2,
    "excluding MSFT, what's the allocation",
    "Weight and market value of holdings where symbol is not MSFT, by asset class.",
  ],
  [
    1,
    "US equity allocation",
    "Weight and market value of holdings where asset class is US equity.",
  ],
  // What the policy says that should be, and how far something is beyond it.
  [
    1,
    "what should our US equity weight be",
    "All policy classes where asset class is US equity: target.",
  ],
  [1, "should cash be higher", "?"],
  [3, "should Hector sell his municipal bonds", "Not answered: advice"],
  [
    1,
    "should anything be sold to rebalance",
    "All proposed trades where side is sell: amount and quantity.",
  ],
  [
    2,
    "how much MSFT over the issuer limit in dollars",
    "All policy checks where symbol is MSFT: amount beyond the limit.",
  ],
  // A loser of today lost today.
  [
    1,
    "losers today",
    "All positions where change today is negative: change today, change today in percent, market value, weight and quantity.",
  ],
  [
    4,
    "what share of the portfolio is outside the US",
    "Weight and market value of holdings where asset class is international equity.",
  ],
  // A "not" that excludes nothing.
  [4, "which of their holdings isn't in dollars", "?"],
  [
    1,
    "isn't VTI down",
    "All positions where symbol is VTI: unrealized gain and unrealized gain in percent of cost; is it negative?",
  ],
  [10, "what do we not know about this household", "?"],
  [
    11,
    "is all of my cash settled, or how much is still not?",
    "Unsettled cash and settled cash of accounts; is it exactly $0?",
  ],
  // A part of an account is of that account.
  [
    7,
    "share of VTI in the joint account",
    "All holdings where account is Joint brokerage and symbol is VTI: weight and market value, as part of the accounts.",
  ],
  [
    1,
    "what percent of the joint account is in stocks?",
    "Weight and market value of stocks where account is Joint brokerage, as part of the accounts.",
  ],
  [
    7,
    "How much of the SEP is in VOO?",
    "All holdings where account is Linh's SEP-IRA and symbol is VOO: weight and market value, as part of the accounts.",
  ],
  [
    2,
    "how much of the joint account's cash is settled?",
    "Settled cash of accounts where account is Joint brokerage.",
  ],
  [
    5,
    "How is the Legacy Trust allocated by asset class?",
    "Weight and market value of holdings where account is Legacy Trust, by asset class, as part of the accounts.",
  ],
  [
    2,
    "in percent, how much of the joint account is munis",
    "Weight and market value of positions where account is Joint brokerage and symbol is MUB, as part of the accounts.",
  ],
  // Words for bonds in a fund's name, and numbers of rows and accounts.
  [1, "total bond exposure", "Market value of positions where asset class is fixed income."],
  [
    1,
    "value of total bond market",
    "All positions where symbol is BND: market value, weight and quantity.",
  ],
  [
    2,
    "which holdings are in more than one account?",
    "All positions where number of accounts is above 1: number of accounts, market value, weight and quantity.",
  ],
  [
    3,
    "which holdings are in two accounts",
    "All positions where number of accounts is at least 2: number of accounts, market value, weight and quantity.",
  ],
  [
    3,
    "total of the three largest positions",
    "Total of: The 3 positions with the highest market value: market value.",
  ],
  [
    2,
    "Order holdings by size, biggest three",
    "The 3 positions with the highest market value: market value, weight and quantity.",
  ],
  [
    5,
    "rank the trusts by size",
    "All accounts where account is Children's Trust, Legacy Trust or Whitcomb Family Trust: account value, weight and cash.",
  ],
  [7, "which of the two is younger", "The member with the lowest age: age."],
  // What is short is measured by its size, and found with its options.
  [
    9,
    "largest short",
    "The position where side is short with the lowest market value: market value, weight and quantity.",
  ],
  [
    9,
    "smallest short",
    "The position where side is short with the highest market value: market value, weight and quantity.",
  ],
  [
    9,
    "shorts over 20k",
    "All positions where market value is below -$20,000 and side is short: market value, weight and quantity.",
  ],
  [
    9,
    "How many AAPL contracts are short?",
    "All positions where issuer is AAPL and side is short: quantity.",
  ],
])("D%i %s", (household, message, expected) => {
  const readings = readQuestions(message, vocabularyOf(book(household), directory));
  const said = readings.map(({ ask, canonical }) => (ask.kind === "clarify" ? "?" : canonical));
  expect(said).toEqual([expected]);
});

test.each([
  ["number of clients with MSFT", true],
  ["the number of households out of band", true],
  ["number of accounts", false],
])("%s is about all households: %s", (message, expected) => {
  expect(isAboutAllHouseholds(message, true)).toBe(expected);
});
