import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

/** What is part of what, and what is compared with what. */
test.each<[number, string, string]>([
  [
    3,
    "is our cash fully settled",
    "Unsettled cash and settled cash of accounts; is it exactly $0?",
  ],
  [
    2,
    "so everything but MSFT, how much is that in dollars",
    "All holdings where symbol is not MSFT: market value and weight.",
  ],
  [
    2,
    "what did we buy in july and for how much",
    "All purchases from Jul 1, 2026 to Jul 31, 2026: amount, quantity and price.",
  ],
  [
    1,
    "which positions over 5% are down",
    "All positions where unrealized gain is negative and weight is above 5%: weight and market value.",
  ],
  // Two timeframes are compared.
  [3, "YTD vs 1Y", "Return of returns this year, against that in the past year."],
  [
    3,
    "Which is higher, our YTD or our one year return?",
    "Return of returns this year, against that in the past year.",
  ],
  [
    3,
    "ytd vs 1y for the joint account",
    "Return of returns this year where account is Joint brokerage, against that in the past year.",
  ],
  // A purchase price of a period is that of its purchases.
  [
    2,
    "average purchase price for MSFT this year",
    "Price, amount and quantity of purchases this year where symbol is MSFT.",
  ],
  // Of all cash, and not of an account.
  [
    1,
    "What percent of our cash is Karen's?",
    "Cash and share of accounts where owner is Karen Smith.",
  ],
  [
    1,
    "how much of our total cash sits in the Roth as a percentage",
    "Cash and share of accounts where account is Karen's Roth IRA.",
  ],
  [
    5,
    "stocks in the legacy trust, with values",
    "All stocks where account is Legacy Trust: market value.",
  ],
  // Of all assets, with cash.
  [
    6,
    "operating reserve as percent of the foundation's assets",
    "Weight and account value of accounts where account is Operating reserve.",
  ],
  // Cash is one of two classes.
  [
    2,
    "bonds and cash together in percent of the total",
    "Weight and market value of holdings where asset class is cash or fixed income.",
  ],
  // A part of a security or class in an account is of what all accounts hold of it.
  [
    5,
    "what part of all VTI sits in the legacy trust",
    "All holdings where account is Legacy Trust and symbol is VTI: weight and market value, as part of that in all accounts.",
  ],
  [
    1,
    "what part of the stocks is in the joint account",
    "Weight and market value of stocks where account is Joint brokerage, as part of that in all accounts.",
  ],
  [
    1,
    "How much Apple do we have counting what is inside the funds?",
    "All exposures where symbol is AAPL: market value and weight.",
  ],
])("D%i %s", (household, message, sentence) => {
  expect(readLast(household, [message])).toEqual([sentence]);
});
