import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const directory = { tickers: knownTickers, names: companyNames };

test.each<[number, string, string]>([
  // Days by the time since then.
  [1, "number of lots held more than one year", "Number of lots to Nov 19, 2025."],
  [
    1,
    "lots held less than 12 months",
    "All lots from Nov 21, 2025: quantity, market value and unrealized gain.",
  ],
  [
    1,
    "stocks held for more than 5 years",
    "All stock lots to Nov 19, 2021: quantity, market value and unrealized gain.",
  ],
  [
    1,
    "gain on lots held for at least two years",
    "Unrealized gain and unrealized gain in percent of cost of lots to Nov 20, 2024.",
  ],
  [
    6,
    "prices older than 30 days",
    "All positions where price date is on or before Oct 20, 2026: price and change today in percent, with price date.",
  ],
  [
    1,
    "tasks due in less than 30 days",
    "All tasks from Nov 20, 2026 to Dec 19, 2026 where status is open or overdue: days until due, with due date.",
  ],
  [1, "cash needs more than 60 days from now", "All cash needs from Jan 20, 2027: amount."],
  [1, "who is over 40 years old", "All members where age is above 40 years: age."],
  [
    1,
    "which positions have we held the longest",
    "The first 5 lots by purchase date: quantity, market value and unrealized gain.",
  ],
  [
    1,
    "list VTI lots oldest first",
    "All lots where symbol is VTI: quantity, market value and unrealized gain.",
  ],
  // Rows of no other kind are positions, and a class of the policy is a row.
  [
    9,
    "everything worth under $6,000",
    "All positions where market value is below $6,000: market value.",
  ],
  [
    1,
    "how many classes are out of band",
    "Number of policy classes where status is above max or below min.",
  ],
  [
    1,
    "AAPL today?",
    "All positions where symbol is AAPL: change today and change today in percent.",
  ],
  [1, "avg buy price AAPL", "All positions where symbol is AAPL: average cost of a unit."],
  [
    9,
    "is AAPL above $190",
    "All positions where symbol is AAPL: price and change today in percent; is it more than $190?",
  ],
  [1, "who owns the most stock", "Market value of stocks, by owner, the first group."],
  [1, "average holding period", "Average days held per lot."],
  [
    1,
    "allocation of the rollover IRA",
    "Weight and market value of holdings where account is David's rollover IRA, by asset class, as part of the accounts.",
  ],
  [
    1,
    "gain by position, worst first",
    "All positions: unrealized gain and unrealized gain in percent of cost, by unrealized gain, lowest first.",
  ],
  [1, "tasks without a due date", "All tasks where due date is unknown: days until due."],
  [
    3,
    "when did they last take money from the joint account",
    "The last withdrawal where account is Joint brokerage by date: amount, quantity and price.",
  ],
  [7, "do I own any bonds or gold", "?"],
  [3, "ACH withdrawals vs checks", "?"],
  // Counts of each.
  [1, "which symbols did we trade most often", "Number of trades, by symbol, the first group."],
  [1, "which account has the most trades", "Number of trades, by account, the first group."],
  [
    4,
    "which account gets the most deposits",
    "Amount of deposits, by account, the first 5 groups.",
  ],
  // Sides of the same kind.
  [
    4,
    "what's the split between taxable and tax-deferred",
    "Market value of positions where tax treatment is tax deferred, taxable or taxable trust, by tax treatment.",
  ],
  [
    4,
    "how much in mutual funds vs ETFs",
    "Market value of mutual funds, against that where kind is ETF.",
  ],
  [4, "deposits minus withdrawals", "Amount of deposits, against that where type is withdrawal."],
  // Everything within its band: what is not.
  [
    1,
    "is everything within policy",
    "All policy classes where status is above max or below min: weight, target, minimum, maximum and drift from target.",
  ],
  [
    1,
    "are we within the issuer limit",
    "All policy checks where check is issuer and status is breach: weight, limit and amount beyond the limit.",
  ],
  [
    6,
    "are alternatives over the limit and by how much",
    "All policy classes where asset class is alternatives: amount beyond the band, weight, market value and maximum.",
  ],
  [
    1,
    "compare US equity to target",
    "All policy classes where asset class is US equity: drift from target, weight, market value and target.",
  ],
  [
    2,
    "can we sell MSFT now",
    "All policy checks where check is restricted and symbol is MSFT: weight, limit and amount beyond the limit, with restricted until.",
  ],
  [1, "how old are the prices you are using", "All positions: age of the price."],
  // Days that lie ahead.
  [
    9,
    "which options expire in December",
    "All options where expiration is on or after Dec 1, 2026 and expiration is on or before Dec 31, 2026: market value, weight, quantity and strike price, with expiration.",
  ],
  [
    9,
    "any expired options",
    "All options where days until expiration is negative: days until expiration, market value, weight, quantity and strike price, with expiration; is there any?",
  ],
  [4, "performance 1M 3M YTD", "All returns where timeframe is 1M, 3M or YTD: return."],
  [
    1,
    "positions over 1M",
    "All positions where market value is above $1,000,000: market value, weight and quantity.",
  ],
  // Cash is part of every total, and a line of the holdings.
  [1, "total including cash", "Account value of accounts."],
  [1, "positions including cash", "All holdings: market value and weight."],
  // Accounts that there are none of, and whose they are.
  [4, "value of the 529", "Account value of accounts where account type is 529 plan."],
  [
    1,
    "do they have an annuity",
    "All accounts where account type is annuity: account value, weight and cash; is there any?",
  ],
  [
    1,
    "which accounts are in Karen's name",
    "All accounts where owner is Karen Smith: account value, weight and cash.",
  ],
  [
    1,
    "what's in the spouse's accounts",
    "All accounts where owner is Karen Smith: account value, weight and cash.",
  ],
  [
    2,
    "is anything down more than 10% from cost",
    "The position with the lowest unrealized gain in percent of cost: unrealized gain in percent of cost and unrealized gain; is it less than -10%?",
  ],
  [
    1,
    "of the taxable accounts, which position has the biggest unrealized loss",
    "The position where unrealized gain is negative and tax treatment is taxable or taxable trust with the lowest unrealized gain: unrealized gain and unrealized gain in percent of cost.",
  ],
  [3, "next withdrawal", "The first cash need by due date: amount."],
  [3, "monthly withdrawal total this year by month", "Amount of withdrawals this year, by month."],
  [
    1,
    "time-weighted return over two years",
    "Time-weighted return, net of fees and time-weighted return a year of values over time from Nov 21, 2024 to Nov 20, 2026.",
  ],
  [
    1,
    "lots held over two years",
    "All lots to Nov 19, 2024: quantity, market value and unrealized gain.",
  ],
  [
    1,
    "lots older than 18 months",
    "All lots to May 19, 2025: quantity, market value and unrealized gain.",
  ],
  ...[
    "are alts over the limit and by how much",
    "are alternatives over their maximum and by how much?",
  ].map((question): [number, string, string] => [
    6,
    question,
    "All policy classes where asset class is alternatives: amount beyond the band, weight, market value and maximum.",
  ]),
  [
    3,
    "is cash over the limit?",
    "All policy classes where asset class is cash: amount beyond the band, weight, market value and maximum.",
  ],
  // The contents of an account, and distinct names.
  [
    1,
    "What's in the taxable account, largest first?",
    "All positions where tax treatment is taxable or taxable trust: market value, weight and quantity.",
  ],
  [
    3,
    "What is inside of Rosa's retirement account",
    "All positions where owner is Rosa Ramirez and tax treatment is tax deferred or tax free: market value, weight and quantity.",
  ],
  [4, "how many different symbols were traded?", "Number of symbols: Number of trades, by symbol."],
  [
    5,
    "how many tickers did we buy this year",
    "Number of symbols: Number of purchases this year, by symbol.",
  ],
  [
    2,
    "percent of assets in retirement accounts",
    "Weight and account value of accounts where tax treatment is tax deferred or tax free.",
  ],
  [
    11,
    "which position has made me the most",
    "The position with the highest unrealized gain: unrealized gain, market value, weight and quantity.",
  ],
  [
    10,
    "funds in more than one account",
    "All positions where number of accounts is above 1 and kind is ETF, money market or mutual fund: number of accounts, market value, weight and quantity.",
  ],
  // The price of a trade.
  [
    7,
    "average price of the VTI purchases",
    "Price, amount and quantity of purchases where symbol is VTI.",
  ],
  [
    7,
    "what price did we get on the last VTI purchase",
    "The last purchase where symbol is VTI by date: price, amount and quantity.",
  ],
])("D%i %s", (household, message, expected) => {
  const readings = readQuestions(message, vocabularyOf(book(household), directory));
  const said = readings.map(({ ask, canonical }) => (ask.kind === "clarify" ? "?" : canonical));
  expect(said).toEqual([expected]);
});
