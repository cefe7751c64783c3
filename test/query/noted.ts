import { is, list, type Raw, total } from "./examples.ts";

/** `[household, query, notes]`. */
export const noted: readonly (readonly [number, Raw, string[]])[] = [
  [
    1,
    total("accounts", "cash", { where: [is("owner", "Karen Smith")] }),
    ["Joint accounts are not in it: cash $22,000.00."],
  ],
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
    4,
    total("transactions", "amount", { where: [is("type", "deposit")] }),
    ["1 pending deposit of $900.00 is not counted."],
  ],
  [
    6,
    total("positions", "market_value", { where: [is("kind", "private")] }),
    [
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
    ["Left out: Exxon Mobil Corporation and Johnson & Johnson, which have no known cost."],
  ],
  [
    8,
    list("positions", "gain", { limit: 1 }),
    [
      "Left out: Exxon Mobil Corporation and Johnson & Johnson, which have no known cost.",
      "Not ranked for want of unrealized gain: Exxon Mobil Corporation and Johnson & Johnson.",
    ],
  ],
  [
    10,
    total("positions", "market_value", { where: [is("kind", "stock")] }),
    ["There are 1 mutual fund and 3 ETFs."],
  ],
  [
    1,
    list("positions", "quantity", { where: [is("symbol", "AAPL", "TSLA")] }),
    ["Not held: TSLA."],
  ],
  [3, total("transactions", "count", { where: [is("type", "deposit")] }), ["Together $3,750.00."]],
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
  [11, total("accounts", "cash"), ["Of it $11,990.10 is settled and $350.00 is not."]],
  [
    11,
    total("accounts", "account_value"),
    [
      "The custodian states $128,450.22 for Demo investor, $92,643.98 more than holdings and cash add up to.",
    ],
  ],
];
