import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

/** Values of two days, the account as the whole, and what is compared with what was shown before. */
test.each<[number, string[], string]>([
  [
    5,
    ["family trust, value at the end of june", "end of july?", "so it went down by"],
    "Value of values over time on Jul 31, 2026 where account is Whitcomb Family Trust, against that on Jun 30, 2026.",
  ],
  [
    3,
    ["what is hectors ira worth", "what was it at year end 2025"],
    "Value of values over time on Dec 31, 2025 where account is Hector's IRA.",
  ],
  [
    6,
    ["operating reserve, value?", "what was it on november 20 last year", "so how much less now"],
    "Account value of accounts where account is Operating reserve, against that of values over time on Nov 20, 2025 where account is Operating reserve.",
  ],
  [
    3,
    ["joint account, what stocks are in there", "in % of that account"],
    "All stocks where account is Joint brokerage: weight and quantity, as part of the accounts.",
  ],
  [
    2,
    ["what is chidi's 401k worth", "amaras roth", "both together", "and as % of the total"],
    "Weight and account value of accounts where account is Amara's Roth IRA or Chidi's 401(k).",
  ],
  [
    4,
    ["VTI price", "and VXUS", "which one of them is up today"],
    "All positions where change today is positive and symbol is VTI or VXUS: price and change today in percent.",
  ],
  [
    4,
    ["what is the upper edge of the cash band", "are we above"],
    "Weight of policy classes where asset class is cash, against that maximum; is it more than the other?",
  ],
  [
    8,
    ["exxon as % of the total", "what's the limit", "over by how many points"],
    "Weight of policy checks where check is issuer and symbol is XOM, against that limit.",
  ],
  // One question each.
  [
    8,
    ["min and max for international in her policy"],
    "All policy classes where asset class is international equity: weight, target, minimum, maximum and drift from target.",
  ],
  [
    7,
    ["does cash exceed the top of its band"],
    "Weight of policy classes where asset class is cash, against that maximum; is it more than the other?",
  ],
  [
    4,
    ["is Rohan older than Anika"],
    "Age of members where name is Rohan Patel, against that where name is Anika Patel; is it more than the other?",
  ],
  [
    4,
    ["account with zero cash?"],
    "All accounts where cash is $0: cash, account value and weight.",
  ],
  [
    4,
    ["which accounts make up more than a quarter of the total"],
    "All accounts where weight is above 25%: weight and account value.",
  ],
  [
    4,
    ["Rohan's roth - total and cash"],
    "All accounts where account is Rohan's Roth IRA: account value and cash.",
  ],
  [
    5,
    ["Total Pfizer shares between the family trust and Helen's IRA?"],
    "Quantity of positions where account is Helen's IRA or Whitcomb Family Trust and symbol is PFE.",
  ],
  [
    11,
    ["what % have i made overall"],
    "Unrealized gain in percent of cost and unrealized gain of positions.",
  ],
  // A document is asked what it says, and its name alone is no question.
  [
    1,
    ["How much tax-exempt interest did the tax letter show for 2025?"],
    'The documents that say something about: "How much tax-exempt interest did the tax letter show for 2025"',
  ],
  // Cash as a part of everything, in one figure and in several.
  [1, ["total cash", "as % of everything"], "Weight and market value of cash holdings."],
  [
    4,
    ["how much cash in the joint account", "and rohans", "together as % of the total"],
    "Weight and market value of cash holdings where account is Joint brokerage or Rohan's Roth IRA.",
  ],
  [
    8,
    ["celeste's cash in both accounts, one by one please"],
    "Cash of accounts where owner is Celeste Delacroix, by account.",
  ],
  [
    3,
    ["what percentage of the bonds are munis (MUB + VTEB)?"],
    "Weight and market value of positions where asset class is fixed income and symbol is MUB or VTEB, as part of the asset class.",
  ],
  [3, ["how many lots are older than ten years as of today"], "Number of lots to Nov 19, 2016."],
  // Rows that are chosen by their loss show it.
  [
    1,
    ["list stocks", "which of these are losing money"],
    "All stocks where unrealized gain is negative: unrealized gain, unrealized gain in percent of cost, market value, weight and quantity.",
  ],
  // What only narrows a question that was asked back is no question of its own.
  [6, ["list needs", "only the ones from operating"], "?"],
  [9, ["cash weight"], "Weight and market value of cash holdings."],
  // A price, and not a number of shares.
  [
    2,
    ["msft lots bought below $300 a share"],
    "All lots where symbol is MSFT and average cost of a unit is below $300: average cost of a unit.",
  ],
  // Each lot's cost is known or not.
  [
    8,
    ["how many xom shares have no basis"],
    "Quantity of lots where cost is unknown and symbol is XOM.",
  ],
  // Each one's own, without the joint account.
  [
    2,
    ["chidi and amara's own accounts together: cash"],
    "Cash of accounts where owner is Amara Okafor or Chidi Okafor.",
  ],
  // The basis of a share, and not that of the largest lot.
  [
    2,
    ["highest-basis msft lot"],
    "The lot where symbol is MSFT with the highest average cost of a unit: average cost of a unit, cost, quantity, market value and unrealized gain.",
  ],
  [3, ["withdrawals by account this year"], "Amount of withdrawals this year, by account."],
  // The shares are what moved.
  [
    9,
    ["are we up or down on microsoft shares"],
    "All positions where symbol is MSFT: unrealized gain and unrealized gain in percent of cost.",
  ],
  // A status that only tasks have, with no tasks before it.
  [7, ["which of these are not overdue yet"], "?"],
  // A note is not left out by one of its words.
  [8, ["what cash do we need in the next 90 days", "without the property tax"], "?"],
  [3, ["Will rates fall in 2027?"], "?"],
  // A distance needs something that it is from.
  [7, ["Which account did better over one year, and by how many points?"], "?"],
  [11, ["What's the difference between my total and settled cash?"], "?"],
])("D%i %j", (number, messages, canonical) => {
  expect(readLast(number, messages)).toEqual([canonical]);
});
