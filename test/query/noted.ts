import { is, list, type Raw, total } from "./examples.ts";

/** `[household, query, notes]`. */
export const noted: readonly (readonly [number, Raw, string[]])[] = [
  [
    1,
    total("accounts", "cash", { where: [is("owner", "Karen Smith")] }),
    ["Owned jointly and not in it: Joint brokerage, cash $22,000.00."],
  ],
  // The joint account is not Emma's.
  [1, total("accounts", "account_value", { where: [is("owner", "Emma Smith")] }), []],
  [
    1,
    total("transactions", "amount", { where: [is("type", "fee")] }),
    ["Fees are not on file (purchases, sales, deposits and withdrawals are)."],
  ],
  [
    1,
    total("transactions", "amount", { where: [is("type", "withdrawal")] }),
    ["On file: deposits and withdrawals from Feb 17, 2026 to Aug 17, 2026."],
  ],
  [
    3,
    total("returns", "return_pct", { period: { name: "last_year" } }),
    ["That return is not on file; on file is YTD and 1Y."],
  ],
  [
    3,
    list("needs", "amount"),
    ["1 of 4 falls due after the next 90 days; the policy check leaves it out."],
  ],
  [
    3,
    list("needs", "amount", { period: { name: "next_90d" } }),
    ["In the next 90 days: Nov 20, 2026 to Feb 18, 2027."],
  ],
  [
    4,
    total("transactions", "amount", { where: [is("type", "deposit")] }),
    ["1 pending deposit of $900.00 is not counted."],
  ],
  [
    6,
    total("positions", "market_value", { where: [is("kind", "private")] }),
    [
      "Quantity 1,000, price $2,350.00.",
      "Held in Endowment.",
      "Harborview Growth Partners IV, L.P. is the only one.",
      "Valued at an old price: Harborview Growth Partners IV, L.P. at its price of Sep 30, 2026 (51 days old).",
    ],
  ],
  [
    7,
    total("positions", "market_value"),
    ["Left out: Nguyen Precision Tooling LLC, which has no price on file."],
  ],
  [
    8,
    total("positions", "gain"),
    [
      "Market value $584,000.00, cost $435,755.00.",
      "Left out: XOM and JNJ, which have no known cost.",
    ],
  ],
  [
    8,
    list("positions", "gain", { limit: 1 }),
    [
      "Quantity 600, market value $145,200.00, cost $131,040.00.",
      "Held in Individual brokerage.",
      "Left out: XOM and JNJ, which have no known cost.",
      "Not ranked for want of unrealized gain: XOM and JNJ.",
    ],
  ],
  [
    3,
    list("positions", "market_value", { where: [is("kind", "stock")], limit: 1 }),
    [
      "Quantity 600, price $67.50.",
      "Held in Joint brokerage.",
      "With the same market value, $40,500.00: PG.",
    ],
  ],
  [
    10,
    total("positions", "market_value", { where: [is("kind", "stock")] }),
    ["Held instead: 1 mutual fund and 3 ETFs."],
  ],
  [
    1,
    list("positions", "quantity", { where: [is("symbol", "AAPL", "TSLA")] }),
    ["Held in Joint brokerage.", "Not held: TSLA."],
  ],
  [
    5,
    total("positions", "gain", { where: [is("symbol", "PFE")] }),
    [
      "Quantity 10,500, market value $268,800.00, cost $406,975.00.",
      "Held in Whitcomb Family Trust (10,000 units, -$138,400.00) and Helen's IRA (500 units, $225.00).",
    ],
  ],
  [
    5,
    list("positions", "market_value", { where: [is("account", "Helen's IRA")] }),
    ["With $55,200.00 in cash the account is worth $500,000.00."],
  ],
  [5, list("positions", "market_value", { where: [is("account", "Helen's IRA")], limit: 2 }), []],
  [
    3,
    total("returns", "return_pct", { group_by: ["account"], period: { name: "this_year" } }),
    ["All accounts together returned 8.10%."],
  ],
  [11, total("accounts", "settled_cash"), ["Unsettled cash $350.00."]],
  [
    5,
    total("transactions", "amount", { where: [is("type", "buy")], period: { name: "last_week" } }),
    ["Quantity 500.", "Last week: Nov 9, 2026 to Nov 15, 2026."],
  ],
  [
    11,
    total("transactions", "amount", {
      where: [is("type", "sell")],
      period: { name: "last_month" },
    }),
    [
      "On file: purchases and sales from Jan 7, 2026 to Jan 14, 2026.",
      "The latest: Jan 7, 2026, sell, MSFT, Brokerage, amount $2,090.60, quantity 5, price $418.12.",
      "Last month: Dec 1, 2025 to Dec 31, 2025.",
    ],
  ],
  [
    11,
    total("quotes", "day_change", { where: [is("symbol", "TSLA")] }),
    ["Price $238.22.", "Not held: TSLA."],
  ],
  [1, total("transactions", "count", { where: [is("type", "deposit")] }), ["Together $3,750.00."]],
  [1, total("transactions", "count"), []],
  [
    1,
    total("positions", "count", { where: [is("symbol", "NVDA", "AAPL")] }),
    ["They are AAPL and NVDA."],
  ],
  [
    1,
    { ...total("accounts", "account_value"), aggregate: "average" },
    ["The average is over 4 accounts."],
  ],
  [
    1,
    list("policy_classes", "weight", { where: [is("status", "in_band")] }),
    ["Out of band: US equity 53.20% and fixed income 23.80%."],
  ],
  [11, total("accounts", "cash"), ["Of it $11,990.10 is settled and $350.00 is not."]],
  [
    11,
    total("accounts", "account_value"),
    [
      "The custodian states $128,450.22 for Demo investor, $92,643.98 more than holdings and cash add up to.",
    ],
  ],
];
