import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const directory = { tickers: knownTickers, names: companyNames };

test.each<[number, string, string]>([
  [
    1,
    "which of their stocks are up more than 80% and still worth over 30k?",
    "All stocks where unrealized gain in percent of cost is above 80% and market value is above $30,000: unrealized gain in percent of cost, unrealized gain and market value.",
  ],
  [
    1,
    "which positions are down over 5% and worth less than $20,000",
    "All positions where unrealized gain in percent of cost is below -5% and market value is below $20,000: unrealized gain in percent of cost, unrealized gain and market value.",
  ],
  [
    6,
    "What part of the alternatives is the private fund?",
    "Weight and market value of private positions where asset class is alternatives, as part of the asset class.",
  ],
  [
    2,
    "what share of the technology stocks is Microsoft?",
    "All holdings where sector is Information Technology and symbol is MSFT: weight and market value, as part of the sector.",
  ],
  [
    1,
    "two worst holdings in dollars inside Karen's own accounts",
    "The 2 positions where owner is Karen Smith with the lowest unrealized gain: unrealized gain, market value, weight and quantity.",
  ],
  [
    1,
    "how many accounts hold VTI?",
    "Number of accounts: Number of positions where symbol is VTI, by account.",
  ],
  [
    6,
    "Which trustee is the oldest?",
    "The member where role is trustee with the highest age: age.",
  ],
  [9, "is my cash negative?", "Cash of accounts; is it negative?"],
  [
    5,
    "are we holding anything the policy forbids",
    "All policy checks where check is prohibited and status is breach: market value, with symbol.",
  ],
  [
    7,
    "what did the stake in the tooling company cost",
    'All positions where symbol is "private_nguyen_tooling": market value and cost.',
  ],
  [
    3,
    "Hector and Rosa, how much cash do they have?",
    "Cash of accounts where owner is Hector Ramirez, Rosa Ramirez or joint, by owner.",
  ],
  [
    3,
    "withdrawals on the first of March",
    "All withdrawals on Mar 1, 2026: amount, quantity and price.",
  ],
  [7, "wire 40,000 to the IRS", "Not answered: write"],
  [
    7,
    "joint account positions over $100k whose gain is under $20k",
    "All positions where account is Joint brokerage and unrealized gain is below $20,000 and market value is above $100,000: market value, unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    5,
    "which PFE lot in the family trust has the worse loss",
    "The lot where account is Whitcomb Family Trust and unrealized gain is negative and symbol is PFE with the lowest unrealized gain: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    6,
    "biggest single-issuer breach",
    "The policy check where status is breach with the highest weight: weight, limit and amount beyond the limit, with issuer.",
  ],
  [
    1,
    "deposits in Q1 this year",
    "All deposits from Jan 1, 2026 to Mar 31, 2026: amount, quantity and price.",
  ],
  [
    7,
    "Is the joint account ahead of the SEP this year?",
    "Return of returns this year where account is Joint brokerage, against that where account is Linh's SEP-IRA; is it more than the other?",
  ],
  [
    3,
    "Is Rosa's IRA smaller than Hector's?",
    "Account value of accounts where account is Rosa's IRA, against that where account is Hector's IRA; is it less than the other?",
  ],
  [
    4,
    "does Rohan hold more VTI than the joint",
    "Market value of positions where owner is Rohan Patel and symbol is VTI, against that where account is Joint brokerage; is it more than the other?",
  ],
  [
    1,
    "does the joint hold fewer positions than the rollover",
    "Number of positions where account is Joint brokerage, against that where account is David's rollover IRA; is it less than the other?",
  ],
  [
    1,
    "Is QQQ up more today than VTI?",
    "Change today in percent of positions where symbol is QQQ, against that where symbol is VTI; is it more than the other?",
  ],
  [
    1,
    "Is David's rollover bigger than Karen's two IRAs put together?",
    "Account value of accounts where account is David's rollover IRA, against that where account is David's rollover IRA, Karen's Roth IRA or Karen's traditional IRA and owner is Karen Smith; is it more than the other?",
  ],
  [
    2,
    "Is Microsoft over the issuer cap?",
    "Weight of policy checks where check is issuer and symbol is MSFT, against that limit; is it more than the other?",
  ],
  [
    2,
    "any concentrated positions?",
    "All policy checks where check is issuer and status is breach: weight, limit and amount beyond the limit; is there any?",
  ],
  [
    8,
    "How concentrated is this family?",
    "All policy checks where check is issuer: weight, limit and amount beyond the limit.",
  ],
  [
    4,
    "Anika vs Rohan vs joint, value each",
    "Asked back about Anika vs Rohan vs joint, value each.",
  ],
  [
    1,
    "How are gains split between short and long term?",
    "Unrealized gain and unrealized gain in percent of cost of lots, by term.",
  ],
  [1, "How much cash must we keep?", "Cash floor of policies."],
  [
    3,
    "What does the client need in the next 90 days?",
    "All cash needs in the next 90 days: amount.",
  ],
  [7, "What part of the wealth is private?", "Weight and market value of private holdings."],
  [
    1,
    "Does Karen own more?",
    'Asked back about more: "All positions where owner is Karen Smith: market value, weight and quantity; is there any?".',
  ],
  // A figure before an event tells it from the others.
  [1, "trades of 20 shares", "All trades where quantity is 20: quantity, amount and price."],
  [
    11,
    "did the 500 withdrawal go out",
    "All withdrawals where amount is $500: amount, quantity and price.",
  ],
  [
    3,
    "withdrawals of 5,000",
    "All withdrawals where amount is $5,000: amount, quantity and price.",
  ],
  [
    11,
    "i need to withdraw 300",
    'Asked back about 300: "All withdrawals: amount, quantity and price.".',
  ],
  [3, "so no withdrawals at all, correct?", "All withdrawals: amount, quantity and price."],
  [
    10,
    "Do they have any money in a 529?",
    "Account value of accounts where account is Theo's 529 plan.",
  ],
  // What was paid for a unit.
  [
    2,
    "lowest price paid for msft",
    "The lot where symbol is MSFT with the lowest average cost of a unit: average cost of a unit, quantity, market value and unrealized gain.",
  ],
  [
    2,
    "what's the most we paid for MSFT?",
    "The lot where symbol is MSFT with the highest average cost of a unit: average cost of a unit, quantity, market value and unrealized gain.",
  ],
  [
    11,
    "what is my average price on aapl",
    "All positions where symbol is AAPL: average cost of a unit.",
  ],
  [
    1,
    "What did Karen pay on average for the VTI in her traditional IRA?",
    "All positions where account is Karen's traditional IRA and owner is Karen Smith and symbol is VTI: average cost of a unit.",
  ],
  // Returns of the same time, and abbreviations.
  [
    1,
    "who has the better return, David or Karen?",
    "Return of returns this year where owner is David Smith, against that where owner is Karen Smith.",
  ],
  [
    1,
    "what has the joint account returned so far in 2026",
    "All returns this year where account is Joint brokerage: return.",
  ],
  [
    5,
    "open tasks w/ due dates",
    "All tasks where status is open or overdue: days until due, with due date.",
  ],
  [
    1,
    "NVDA incl. ETFs as % of total",
    "Weight and market value of exposures where symbol is NVDA.",
  ],
  [
    1,
    "AAPL as share of positions (no cash)",
    "All positions where symbol is AAPL: weight and market value, as part of the positions.",
  ],
  [
    1,
    "VTI price now vs what we paid in Feb",
    "Asked back about VTI price now vs what we paid in Feb.",
  ],
  [1, "AAPL price in March", "Asked back about AAPL price in March."],
  [
    1,
    "how much is the Roth up this year versus the household",
    "Asked back about how much is the Roth up this year versus the household.",
  ],
  [1, "which tasks were completed", "All tasks where status is done: days until due."],
])("D%i %s", (household, message, expected) => {
  const readings = readQuestions(message, vocabularyOf(book(household), directory));
  expect(readings.map(({ canonical }) => canonical)).toEqual([expected]);
});
