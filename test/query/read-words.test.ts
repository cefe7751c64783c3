import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const directory = { tickers: knownTickers, names: companyNames };

test.each<[number, string, string]>([
  [2, "how many individual stocks?", "Number of stocks."],
  [
    2,
    "show the allocation by asset class as a chart",
    "Weight and market value of holdings, by asset class.",
  ],
  [2, "a bar chart of the holdings by value", "All positions: market value, weight and quantity."],
  [2, "graph of the value over time", "All values over time: value."],
  [2, "list the accounts in a table", "All accounts: account value, weight and cash."],
  [8, "individual stocks", "All stocks: market value, weight and quantity."],
  [
    11,
    "which of AAPL and MSFT has gained more in percent?",
    "Unrealized gain in percent of cost of positions where symbol is AAPL, against that where symbol is MSFT.",
  ],
  [
    1,
    "weight of Tesla in QQQ",
    "All fund constituents where fund is QQQ and symbol is TSLA: weight in the fund.",
  ],
  [
    1,
    "how much Microsoft do they have via QQQ and VOO",
    "All exposures where held through is QQQ or VOO and symbol is MSFT: market value and weight.",
  ],
  [
    4,
    "what funds are inside VTTSX",
    "All fund constituents where fund is VTTSX: weight in the fund.",
  ],
  [1, "target for intl?", "All policy classes where asset class is international equity: target."],
  [2, "next vest", "The first unvested grant by vesting date: quantity and market value."],
  [
    6,
    "when is the capital call due",
    "All cash needs where note contains capital call: amount, with due date.",
  ],
  [8, "property tax", "All cash needs where note contains Property tax: amount."],
  [
    3,
    "deposits may - august",
    "All deposits from May 1, 2026 to Aug 31, 2026: amount, quantity and price.",
  ],
  [3, "Q2 deposits", "All deposits from Apr 1, 2026 to Jun 30, 2026: amount, quantity and price."],
  [3, "cash needs until year end", "All cash needs to Dec 31, 2026: amount."],
  [
    5,
    "lots older than 2012",
    "All lots to Dec 31, 2011: quantity, market value and unrealized gain.",
  ],
  [
    2,
    "tasks due in January",
    "All tasks from Jan 1, 2027 to Jan 31, 2027 where status is open or overdue: days until due, with due date.",
  ],
  [
    2,
    "joint account without munis",
    "All positions where account is Joint brokerage and symbol is not MUB: market value, weight and quantity.",
  ],
  [
    9,
    "days left on the calls",
    "All options: days until expiration, quantity and strike price, with expiration.",
  ],
  [
    7,
    "how many days until the VTI lots are long term",
    "All lots where symbol is VTI: days until long-term.",
  ],
  [
    4,
    "what is the cash band",
    "All policy classes where asset class is cash: weight, target, minimum, maximum and drift from target.",
  ],
  [
    1,
    "risk tolerance",
    "All households: total value, cash and classes out of band, with risk tolerance.",
  ],
  [
    1,
    "is VTI more than half of the joint account",
    "All holdings where account is Joint brokerage and symbol is VTI: weight and market value, as part of the accounts; is it more than 50%?",
  ],
  [
    7,
    "SEP at the end of September",
    "Value of values over time on Sep 30, 2026 where account is Linh's SEP-IRA.",
  ],
  [
    9,
    "the biggest losing position",
    "The position where unrealized gain is negative with the lowest unrealized gain: unrealized gain, market value, weight and quantity.",
  ],
  [
    4,
    "RELIANCE in dollars and in rupees",
    "All positions where currency is INR and symbol is RELIANCE.NS: market value and value in its own currency.",
  ],
  [
    8,
    "bonds outside the inherited IRA",
    "All positions where account is not Inherited IRA and asset class is fixed income: market value, weight and quantity.",
  ],
  [
    9,
    "the best losing position",
    "The position where unrealized gain is negative with the highest unrealized gain: unrealized gain, market value, weight and quantity.",
  ],
  [
    3,
    "JNJ lots: date and price",
    "All lots where symbol is JNJ: average cost of a unit, with purchase date.",
  ],
  [
    3,
    "current price of the JNJ lots",
    "All lots where symbol is JNJ: price and change today in percent.",
  ],
  [
    3,
    "list holdings < 5% of the portfolio",
    "All positions where weight is below 5%: weight, market value and quantity.",
  ],
  [
    1,
    "losers, taxable only, > $1k",
    "All positions where unrealized gain is below -$1,000 and tax treatment is taxable or taxable trust: unrealized gain, unrealized gain in percent of cost, market value, weight and quantity.",
  ],
  [
    3,
    "When did we first buy JNJ?",
    "The first lot where symbol is JNJ by purchase date: quantity, market value and unrealized gain.",
  ],
  [
    1,
    "How many shares of VOO were bought in 2024?",
    "Quantity of purchases from Jan 1, 2024 to Dec 31, 2024 where symbol is VOO.",
  ],
  [
    9,
    "any options expiring in the next 60 days",
    "All options where expiration is on or after Nov 20, 2026 and expiration is on or before Jan 19, 2027: market value, weight, quantity and strike price, with expiration.",
  ],
  [
    2,
    "Which proposed trades are sells?",
    "All proposed trades where side is sell: amount and quantity.",
  ],
  [
    9,
    "any open options and when do they expire",
    "All options: market value, weight, quantity and strike price, with expiration; is there any?",
  ],
  [
    1,
    "exposure to Microsoft including through funds?",
    "All exposures where symbol is MSFT: weight and market value.",
  ],
  [1, "What is in VOO?", "All fund constituents where fund is VOO: weight in the fund."],
  [1, "what's in the VTI fund", "All fund constituents where fund is VTI: weight in the fund."],
  [1, "what does VTI hold", "All fund constituents where fund is VTI: weight in the fund."],
  [1, "constituents of VOO", "All fund constituents where fund is VOO: weight in the fund."],
  [
    1,
    "our holdings of VTI",
    "All positions where symbol is VTI: market value, weight and quantity.",
  ],
  [1, "Which funds hold Apple?", "All fund constituents where symbol is AAPL: weight in the fund."],
  [
    1,
    "How far are we from target in bonds and cash?",
    "All policy classes where asset class is cash or fixed income: drift from target.",
  ],
  [
    1,
    "What percent of their equities is international?",
    "Weight and market value of holdings where asset class is international equity or US equity, by asset class, as part of the result.",
  ],
  [
    1,
    "What percent is in the top 5 holdings?",
    "Total of: The 5 positions with the highest weight: weight.",
  ],
  [
    8,
    "Which holdings are prohibited by the policy?",
    "All policy checks where check is prohibited and status is breach: market value, with symbol.",
  ],
  [
    3,
    "What is the biggest sector?",
    "Market value of positions where sector is known, by sector, the first group.",
  ],
  [
    3,
    "Which securities are priced in euros?",
    "All positions where currency is EUR: market value, weight and quantity.",
  ],
  [
    2,
    "Do they hold anything in euros?",
    "All positions where currency is EUR: market value, weight and quantity; is there any?",
  ],
  [7, "which tasks are done", "All tasks where status is done: days until due."],
  [
    1,
    "which tasks are due before the end of December",
    "All tasks to Dec 31, 2026 where status is open or overdue: days until due, with due date.",
  ],
  [
    3,
    "taxable vs retirement split",
    "Market value of positions where tax treatment is taxable or taxable trust, against that where tax treatment is tax deferred or tax free.",
  ],
  [
    2,
    "total unrealised short term vs long term gain",
    "Unrealized gain and unrealized gain in percent of cost of lots, by term.",
  ],
  [
    1,
    "Does the portfolio hold more bonds than the policy allows?",
    "Weight of policy classes where asset class is fixed income, against that maximum; is it more than the other?",
  ],
  [
    4,
    "did the November deposit clear?",
    "All deposits from Nov 1, 2026 to Nov 30, 2026: amount, quantity and price, with status.",
  ],
  [
    5,
    "which policy is out of band",
    "All policy classes where status is above max or below min: weight, target, minimum, maximum and drift from target, with policy.",
  ],
  [
    9,
    "What is the Apple exposure including options?",
    "Weight and market value of holdings where issuer is AAPL.",
  ],
  [
    4,
    "Which holdings have not been traded this year",
    "All positions that have no (trades this year) of the same symbol: market value, weight and quantity.",
  ],
  [
    1,
    "accounts without deposits this year",
    "All accounts that have no (deposits this year) of the same account: account value, weight and cash.",
  ],
  [
    2,
    "average cost of MSFT lots bought in 2026",
    "All lots from Jan 1, 2026 to Dec 31, 2026 where symbol is MSFT: average cost of a unit.",
  ],
  [
    1,
    "what share of total gains comes from VTI",
    "Unrealized gain, unrealized gain in percent of cost and share of positions where symbol is VTI.",
  ],
  [1, "Will AAPL go up next year?", "Not answered: forecast"],
])("D%i %s", (household, message, sentence) => {
  const readings = readQuestions(message, vocabularyOf(book(household), directory));
  expect(readings.map(({ canonical }) => canonical)).toEqual([sentence]);
});

test.each([
  [9, "worst case on the Tesla short", "case"],
  [1, "how much is in the vacation fund", "vacation"],
  [1, "what did the lady sell", "lady"],
  [11, "the rest of the tool money", "tool"],
])("a common English word is not taken for another word: D%i, %s", (household, message, word) => {
  const readings = readQuestions(message, vocabularyOf(book(household), directory));
  expect(readings.flatMap(({ unexplained }) => unexplained)).toContain(word);
});
