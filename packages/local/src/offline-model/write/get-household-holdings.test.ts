import type { Portfolio } from "@advisor/domain/portfolio";
import { expect, test } from "vitest";
import { asked } from "../context.ts";
import { write } from "./write.ts";

const apple: Portfolio["accounts"][number]["holdings"][number] = {
  symbol: "AAPL",
  name: "Apple Inc.",
  asset_class: "us_equity",
  quantity: 42.5,
  price: 193.12,
  price_currency: "USD",
  price_date: "2026-11-20",
  value: 8_207.6,
  value_reason: null,
  weight_pct: 82.076,
  cost: 6_385.63,
  unrealized_pl: 1_821.97,
  unrealized_pl_pct: 0.2853,
  unrealized_pl_reason: null,
  lots: { count: 1, oldest: "2021-03-01", long_term_quantity: 42.5 },
};

const smith: Portfolio = {
  household_id: "hh_d1",
  household_name: "Smith family",
  accounts: [
    {
      account_id: "acc_1",
      name: "Joint",
      type: "joint",
      treatment: "taxable",
      managed: true,
      as_of: "2026-11-20",
      cash: 1_792.4,
      settled_cash: 1_792.4,
      value: 10_000,
      holdings: [apple],
    },
  ],
  totals: {
    total_value: 10_000,
    total_cash: 1_792.4,
    holdings: 1,
    listed_value: 8_207.6,
    cost: 6_385.63,
    unrealized_pl: 1_821.97,
    unrealized_pl_pct: 0.2853,
    unrealized_pl_coverage_pct: 100,
    unvalued: 0,
  },
  reconciliation: { reconciled: true, stated: 10_000, computed: 10_000, gap: 0 },
};

const none: Portfolio = {
  ...smith,
  accounts: smith.accounts.map((account) => ({ ...account, holdings: [] })),
  totals: { ...smith.totals, holdings: 0 },
};

const said = (question: string, input: Record<string, unknown>, portfolio: Portfolio) =>
  write(
    [
      {
        call: { name: "get_household_holdings", input },
        outcome: {
          source_id: "tool:get_household_holdings:v1",
          as_of: "2026-11-20",
          provider: "household",
          delay: "eod",
          simulated: true,
          data: portfolio,
        },
      },
    ],
    asked(question),
  );

test("the whole household: accounts and holdings", () => {
  expect(said("show holdings", {}, smith)).toMatchInlineSnapshot(`
    "The accounts of the Smith family are worth $10,000, $1,792.40 of it cash. [tool:get_household_holdings:v1]

    | Account | Treatment | Value | Cash |
    | --- | --- | --- | --- |
    | Joint | taxable | $10,000 | $1,792.40 |

    | Account | Holding | Class | Quantity | Price | Price date | Value | Weight | Gain | Gain % |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | Joint | AAPL | US equity | 42.5 | $193.12 | 2026-11-20 | $8,207.60 | 82.08 % | +$1,821.97 | +28.53 % |

    As of 2026-11-20, simulated data."
  `);
});

test("one holding is answered with its quantity, place, worth and gain", () => {
  expect(said("how many AAPL?", { symbol: "AAPL" }, smith)).toMatchInlineSnapshot(`
    "The Smith family holds AAPL: 42.5 in Joint, worth $8,207.60. That is 82.08 % of the household. The unrealized gain is +$1,821.97 (+28.53 %). [tool:get_household_holdings:v1]

    | Account | Holding | Class | Quantity | Price | Price date | Value | Weight | Gain | Gain % |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | Joint | AAPL | US equity | 42.5 | $193.12 | 2026-11-20 | $8,207.60 | 82.08 % | +$1,821.97 | +28.53 % |

    As of 2026-11-20, simulated data."
  `);
});

test.each([
  ["do they own tesla?", { symbol: "TSLA" }, none, "The Smith family does not hold TSLA."],
  [
    "TSLA in the Roth?",
    { symbol: "TSLA", account: "Joint" },
    none,
    'The Smith family does not hold TSLA in the accounts that match "Joint".',
  ],
  [
    "bonds?",
    { asset_class: "fixed_income" },
    none,
    "The Smith family holds no positions in fixed income.",
  ],
  [
    "the Roth?",
    { account: "Roth" },
    { ...none, accounts: [] },
    'No account of the Smith family matches "Roth".',
  ],
  [
    "holdings?",
    {},
    { ...none, accounts: [] },
    "There are no accounts on file for the Smith family.",
  ],
])("nothing found is an answer: %s", (question, input, portfolio, first) => {
  expect(said(question, input, portfolio)).toBe(
    `${first} [tool:get_household_holdings:v1]\n\nAs of 2026-11-20, simulated data.`,
  );
});

test.each([
  [
    "largest position?",
    {},
    "The largest single holding is Apple Inc. in Joint, worth $8,207.60 or 82.08 % of the household, at a cost of $6,385.63.",
  ],
  [
    "what is the P&L?",
    {},
    "The unrealized gain is +$1,821.97 (+28.53 %). The accounts of the Smith family are worth $10,000, $1,792.40 of it cash.",
  ],
  ["how much cash?", {}, "The cash of the Smith family is $1,792.40, of a total of $10,000."],
  ["the joint account?", { account: "Joint" }, "Joint is worth $10,000, $1,792.40 of it cash."],
  [
    "US stocks?",
    { asset_class: "us_equity" },
    "The Smith family holds $8,207.60 in US equity positions. The unrealized gain is +$1,821.97 (+28.53 %).",
  ],
])("the first sentence answers the question: %s", (question, input, first) => {
  expect(said(question, input, smith).split(" [tool:")[0]).toBe(first);
});

test("what is not known is said with its reason", () => {
  const row = {
    ...apple,
    value: null,
    value_reason: "no_price",
    weight_pct: null,
    unrealized_pl: null,
    unrealized_pl_pct: null,
    unrealized_pl_reason: "missing_basis",
  };
  const portfolio: Portfolio = {
    ...smith,
    accounts: smith.accounts.map((account) => ({ ...account, holdings: [row] })),
    totals: { ...smith.totals, unrealized_pl: null, unrealized_pl_pct: null },
    reconciliation: { reconciled: false, stated: 128_450.22, computed: 35_806.24, gap: 92_643.98 },
  };
  expect(said("P&L?", {}, portfolio)).toMatchInlineSnapshot(`
    "The unrealized gain is unknown. The accounts of the Smith family are worth $10,000, $1,792.40 of it cash. [tool:get_household_holdings:v1]

    | Account | Treatment | Value | Cash |
    | --- | --- | --- | --- |
    | Joint | taxable | $10,000 | $1,792.40 |

    | Account | Holding | Class | Quantity | Price | Price date | Value | Weight | Gain | Gain % |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | Joint | AAPL | US equity | 42.5 | $193.12 | 2026-11-20 | unknown | unknown | unknown | unknown |

    - The accounts do not reconcile: $128,450.22 stated, $35,806.24 computed, a gap of $92,643.98.
    - Without a value: Apple Inc. (no price).
    - Gain unknown: Apple Inc. (missing basis).

    As of 2026-11-20, simulated data."
  `);
});
