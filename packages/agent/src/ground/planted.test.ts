import { describe, expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const evidence = [
  {
    data: {
      total_value: 1_000_000,
      as_of: "2026-11-20",
      accounts: [
        {
          account: "Joint brokerage",
          value: 412_000,
          holdings: [
            {
              symbol: "AAPL",
              name: "Apple Inc.",
              quantity: 155,
              value: 35_310,
              cost: 17_219.5,
              weight_pct: 3.531,
              unrealized_pl: 18_090.5,
              unrealized_pl_pct: 1.0506,
            },
            {
              symbol: "MSFT",
              name: "Microsoft Corporation",
              quantity: 85,
              value: 42_500,
              weight_pct: 4.25,
              unrealized_pl: 12_011.2,
              unrealized_pl_pct: 0.394,
            },
            {
              symbol: "PFE",
              name: "Pfizer Inc.",
              quantity: 500,
              value: 12_800,
              weight_pct: 1.28,
              unrealized_pl: -6150,
              unrealized_pl_pct: -0.3245,
            },
          ],
        },
      ],
      cash: { floor: 60_000, shortfall: 20_000 },
      classes: [
        {
          class: "us_equity",
          value: 532_000,
          weight_pct: 53.2,
          target_pct: 45,
          max_pct: 50,
          drift_pp: 8.2,
          drift_usd: 82_000,
        },
        {
          class: "fixed_income",
          value: 238_000,
          weight_pct: 23.8,
          target_pct: 30,
          min_pct: 25,
          drift_pp: -6.2,
          drift_usd: -62_000,
        },
      ],
    },
  },
];
const question = "They say it is worth $3.7 million; what if the market falls 10 %?";
const unmatched = (text: string) =>
  checkGrounding({ text, evidence, question, sources: new Set() }).unmatched;

describe("a falsehood is found", () => {
  test.each([
    ["a sign turned", "Pfizer is up +$6,150.00."],
    ["a sign turned to a loss", "AAPL shows -$18,090.50."],
    ["a gain in an accountant's parentheses", "The gain on AAPL is ($18,090.50)."],
    ["a gain called a loss", "AAPL has a loss of $18,090.50."],
    ["tickers swapped", "AAPL is worth $42,500.00 and MSFT $35,310.00."],
    ["tickers swapped in a list", "AAPL and MSFT are worth $42,500.00 and $35,310.00."],
    ["the right number on the wrong holding", "Microsoft gained $18,090.50."],
    ["a stock with a class's percent", "AAPL is 53.2 % of the assets."],
    ["a class with a stock's percent", "US equity stands at 3.53 %."],
    ["classes swapped", "US equity is 23.8 % and fixed income 53.2 %."],
    ["dollars as shares", "They are 82,000 shares over target in US equity."],
    ["shares as dollars", "They own $155 of AAPL."],
    ["a number in words", "AAPL is worth forty thousand dollars."],
    ["percent in words", "AAPL is seven percent of the whole."],
    ["another day", "As of November 19, 2026, AAPL is worth $35,310.00."],
    ["another day in digits", "On 2026-11-18 AAPL was worth $35,310.00."],
    ["the question's own number as a fact", "Their portfolio: $3.7 million."],
    ["grouping by apostrophes", "AAPL is worth 41'000."],
    ["code marks", "AAPL is worth `$99,999`."],
    ["a letter for millions", "The total is 6M."],
    ["a currency code", "AAPL is worth USD99999."],
    ["a decimal point moved", "AAPL is up 1.05 %."],
    ["rupees for dollars", "AAPL is worth ₹35,310."],
    ["rupees in words", "AAPL is worth 35,310 rupees."],
    ["euros", "AAPL is worth €35,310."],
    ["a wrong sum", "Together AAPL ($35,310.00) and MSFT ($42,500.00) are $77,900.00."],
    ["a wrong gap", "MSFT is worth $42,500.00, AAPL is worth $35,310.00: $7,290.00 more."],
    ["a weight of another", "Pfizer weighs 4.25 %."],
    ["a drift with its sign turned", "US equity drifts by -8.20 pp."],
    ["a value called a cost", "The cost of AAPL: the cost is $35,310.00."],
    ["a target called a maximum", "For US equity the maximum is 45 %."],
    ["a maximum called a target", "The US equity target is 50 %."],
    ["a floor called a shortfall", "The cash shortfall is $60,000."],
    ["a shortfall called a floor", "They have to keep a cash floor of $20,000."],
    [
      "a target under the head of weights",
      "| Class | Weight |\n| --- | --- |\n| US equity | 45 % |",
    ],
    ["above called below", "US equity is 8.20 points below its target."],
    ["a shortfall stated as an excess over a target", "US equity is $20,000 over its target."],
    ["a made-up limit", "US equity has a maximum of 55 %."],
  ])("%s: %s", (_, text) => {
    expect(unmatched(text)).not.toEqual([]);
  });
});

test("a number in words is reported as it was written", () => {
  expect(unmatched("AAPL is worth forty thousand dollars.")).toEqual(["forty thousand"]);
});

describe("a true answer passes", () => {
  test.each([
    "AAPL is worth $35,310.00 and MSFT $42,500.00.",
    "AAPL and MSFT are worth $35,310.00 and $42,500.00.",
    "Apple is up 105.06 %, or $18,090.50.",
    "Pfizer has lost $6,150.00, or 32.45 %.",
    "Pfizer: -$6,150.00.",
    "AAPL cost $17,219.50 and is worth $35,310.00.",
    "The cash floor is $60,000, so the shortfall is $20,000.",
    "US equity is over its 45 % target and its 50 % maximum.",
    "US equity is $82,000 over its target.",
    "Fixed income is 6.2 points below its target.",
    "| Class | Weight | Target |\n| --- | --- | --- |\n| US equity | 53.20 % | 45 % |",
    "| Symbol | Name | Value | Weight |\n| --- | --- | --- | --- |\n| AAPL | A \\| B | $35,310.00 | 3.53 % |",
    "AAPL has a weight of 0.0353.",
    "Together AAPL ($35,310.00) and MSFT ($42,500.00) are $77,810.00.",
    "MSFT at $42,500.00 is $7,190.00 more than AAPL at $35,310.00.",
    "MSFT is worth $42,500.00, AAPL is worth $35,310.00: $7,190.00 more.",
    "AAPL is worth $35,310.00; a 10 % fall would cost $3,531.00.",
    "The 61-day window of the wash-sale rule runs 30 days each way.",
    "US equity is 53.2 %, above its maximum of 50 %.",
    "US equity is 8.20 points over its target of 45 %, or $82,000.",
    "Fixed income is below target by 6.2 points ($62,000).",
    "The portfolio is worth $1,000,000 as of November 20, 2026.",
    "Of your $3.7 million I find only $1,000,000.",
    "The Joint brokerage account holds 3 positions, 155 shares of AAPL among them.",
    "AAPL ($35,310.00) is 83.08 % of MSFT ($42,500.00).",
    "About $1 million in total.",
    "| symbol | value |\n| --- | --- |\n| AAPL | $35,310.00 |\n| MSFT | $42,500.00 |",
  ])("%s", (text) => {
    expect(unmatched(text)).toEqual([]);
  });
});
