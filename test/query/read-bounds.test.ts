import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

/** The bounds of the policy, and thresholds beside another condition. */
test.each<[number, string, string]>([
  [
    7,
    "how far under its minimum is fixed income",
    "All policy classes where asset class is fixed income: amount beyond the band, weight, market value and minimum.",
  ],
  [
    1,
    "by how much is cash above max",
    "All policy classes where asset class is cash: amount beyond the band, weight, market value and maximum.",
  ],
  [
    3,
    "is fixed income above its max?",
    "Weight of policy classes where asset class is fixed income, against that maximum; is it more than the other?",
  ],
  [
    1,
    "which class is over its max",
    "All policy classes where status is above max: weight, target, minimum, maximum and drift from target.",
  ],
  [
    8,
    "fixed income weight vs its minimum",
    "Weight of policy classes where asset class is fixed income, against that minimum.",
  ],
  [
    8,
    "by how many dollars is Exxon over the limit",
    "All policy checks where check is issuer and symbol is XOM: amount beyond the limit.",
  ],
  // The size of a row is not that of its loss.
  [
    2,
    "which positions above 250k are in the minus",
    "All positions where unrealized gain is negative and market value is above $250,000: market value.",
  ],
  [
    5,
    "positions over 10% with a loss",
    "All positions where unrealized gain is negative and weight is above 10%: weight and market value.",
  ],
  [
    6,
    "how many holdings over 1 million are underwater",
    "Number of positions where unrealized gain is negative and market value is above $1,000,000.",
  ],
  [
    11,
    "are all positions in the plus",
    "The position with the lowest unrealized gain: unrealized gain and unrealized gain in percent of cost; is it positive?",
  ],
  // Two figures become one.
  [
    1,
    "the gap between apple's gain and microsofts gain in dollars",
    "Unrealized gain of positions where symbol is AAPL, against that where symbol is MSFT.",
  ],
  [
    11,
    "AAPL gain plus MSFT gain",
    "Unrealized gain and unrealized gain in percent of cost of positions where symbol is AAPL or MSFT.",
  ],
  [1, "VTI plus VOO, how much", "Market value of positions where symbol is VOO or VTI."],
  [
    4,
    "do they have more bonds than cash?",
    "Market value of holdings where asset class is fixed income, against that where kind is cash; is it more than the other?",
  ],
  [
    3,
    "weight of cash and weight of bonds",
    "Weight and market value of holdings where asset class is cash or fixed income, by asset class.",
  ],
  // What the share is of.
  [1, "what share of the portfolio is cash", "Weight and market value of cash holdings."],
  [
    1,
    "what share of the total gain comes from VTI",
    "All positions where symbol is VTI: unrealized gain, unrealized gain in percent of cost and share.",
  ],
  [
    9,
    "of the whole gain, how much percent comes from VTI",
    "Unrealized gain, unrealized gain in percent of cost and share of positions where symbol is VTI.",
  ],
  // The only account is the whole.
  [
    9,
    "any position bigger than 25% of the account?",
    "All positions where weight is above 25%: weight, market value and quantity; is there any?",
  ],
  [
    9,
    "AAPL and MSFT shares together as % of the account",
    "Weight and market value of holdings where symbol is AAPL or MSFT.",
  ],
  // Parts of a year.
  [
    8,
    "how much did celeste take out in the first half of this year",
    "Amount of withdrawals from Jan 1, 2026 to Jun 30, 2026 where owner is Celeste Delacroix.",
  ],
  [
    8,
    "withdrawals in H1",
    "All withdrawals from Jan 1, 2026 to Jun 30, 2026: amount, quantity and price.",
  ],
  [
    1,
    "return of the joint account over 12 mths",
    "All returns in the past year where account is Joint brokerage: return.",
  ],
])("D%i %s", (number, message, canonical) => {
  expect(readLast(number, [message])).toEqual([canonical]);
});

/** The bounds of the class, and the figures of the day, that were asked about before. */
test.each<[number, string[], string]>([
  [
    7,
    ["fixed income weight and how far under its minimum?"],
    "Weight and market value of holdings where asset class is fixed income. All policy classes where asset class is fixed income: amount beyond the band, weight, market value and minimum.",
  ],
  [
    3,
    ["US equity weight?", "the target is?"],
    "Target of policy classes where asset class is US equity.",
  ],
  [
    3,
    ["US equity weight?", "the target is?", "so how far below"],
    "Drift from target of policy classes where asset class is US equity.",
  ],
  [
    3,
    ["US equity weight?", "and is fixed income above its max?"],
    "Weight of policy classes where asset class is fixed income, against that maximum; is it more than the other?",
  ],
  [
    4,
    ["intl equity weight", "its target", "gap in dollars?"],
    "Drift from target in dollars of policy classes where asset class is international equity.",
  ],
  [
    6,
    ["weight of alternatives", "and the max", "so how far over are we"],
    "Amount beyond the band of policy classes where asset class is alternatives.",
  ],
  [
    8,
    ["Exxon is over the single company limit, right?", "by how many dollars"],
    "Amount beyond the limit of policy checks where issuer is XOM.",
  ],
  [
    7,
    ["SEP IRA value", "share of everything"],
    "Weight and account value of accounts where account is Linh's SEP-IRA.",
  ],
  [
    11,
    ["how much did the account move today in dollars", "which position lost"],
    "All positions where change today is negative: change today and change today in percent.",
  ],
  [
    11,
    ["how much did the account move today in dollars", "which position lost the most"],
    "The position with the lowest change today: change today, market value, weight and quantity.",
  ],
  [
    2,
    ["gain on VOO", "no sorry i meant QQQ"],
    "All positions where symbol is QQQ: unrealized gain and unrealized gain in percent of cost.",
  ],
  // Back to what was asked before it was narrowed.
  [
    9,
    ["aapl gain", "just the short term part", "back to the whole position, in percent?"],
    "All positions where symbol is AAPL: unrealized gain in percent of cost.",
  ],
  [
    5,
    ["how many BND shares altogether", "without helens", "ok back to all of them, total value"],
    "Market value of positions where symbol is BND.",
  ],
  [
    1,
    ["VTI gain", "in the joint account", "back to VTI"],
    "All positions where symbol is VTI: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    11,
    ["transfers this month", "which one is still pending", "and the deposits, sum?"],
    "Amount, quantity and price of deposits this month.",
  ],
  [
    11,
    ["transfers this month", "the pending ones", "only the deposits"],
    "All transfers this month where status is pending and type is deposit: amount, quantity and price.",
  ],
  [3, ["cash in rosa's ira", "the other ira"], "Cash of accounts where account is Hector's IRA."],
])("D%i %j", (number, messages, canonical) => {
  expect(readLast(number, messages).join(" ")).toBe(canonical);
});
