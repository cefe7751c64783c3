export type Raw = Record<string, unknown>;

export const total = (dataset: string, measures: string | string[], rest: Raw = {}): Raw => ({
  dataset,
  measures: [measures].flat(),
  aggregate: "total",
  ...rest,
});
export const list = (dataset: string, measures: string | string[], rest: Raw = {}): Raw => ({
  ...total(dataset, measures, rest),
  aggregate: "list",
});
export const is = (field: string, ...values: string[]) => ({ field, op: "is", values });
const below0 = (field: string) => ({ field, op: "lt", values: ["0"] });

/** `[household, question, query, lines]`. */
export const examples: readonly (readonly [number, string, Raw, string[]])[] = [
  [
    1,
    "a stock's part of the total",
    total("positions", "weight", { where: [is("symbol", "AAPL")] }),
    ["3.531"],
  ],
  [
    1,
    "and of the positions",
    total("positions", "weight", { where: [is("symbol", "aapl")], share_of: "positions" }),
    ["3.6591"],
  ],
  [1, "positions at a loss", total("positions", "gain", { where: [below0("gain")] }), ["-21140"]],
  [1, "lots at a loss", total("lots", "gain", { where: [below0("gain")] }), ["-23783"]],
  [1, "cash", total("accounts", "cash"), ["35000"]],
  [
    1,
    "cash with money market funds",
    total("holdings", "market_value", { where: [is("asset_class", "cash")] }),
    ["50000"],
  ],
  [1, "Karen's cash", total("accounts", "cash", { where: [is("owner", "Karen")] }), ["7000"]],
  [
    1,
    "cash by owner",
    total("accounts", ["cash", "share"], { group_by: ["owner"] }),
    ["joint | 22000 | 62.8571", "Karen Smith | 7000 | 20", "David Smith | 6000 | 17.1429"],
  ],
  [
    1,
    "whether a stock is above 10%",
    list("positions", "weight", {
      where: [is("kind", "stock")],
      limit: 1,
      test: { op: "gt", value: "10" },
    }),
    ["AAPL | Apple Inc. | 3.531 | no"],
  ],
  [
    1,
    "purchases against sales",
    total("transactions", "amount", {
      where: [is("type", "buy")],
      period: { name: "this_year" },
      compare: { where: [is("type", "sell")] },
    }),
    ["33794 | 0 | 33794 | not_computable"],
  ],
  [
    1,
    "classes out of band",
    list("policy_classes", ["drift", "drift_usd"], {
      where: [is("status", "above_max", "below_min")],
    }),
    ["us_equity | above_max | 8.2 | 82000", "fixed_income | below_min | -6.2 | -62000"],
  ],
  [
    1,
    "the largest position of each account",
    list("positions", "market_value", { group_by: ["account"], limit: 1 }),
    [
      "David's rollover IRA | VOO | Vanguard S&P 500 ETF | 134400",
      "Joint brokerage | VTI | Vanguard Total Stock Market ETF | 145200",
      "Karen's Roth IRA | QQQ | Invesco QQQ Trust | 63750",
      "Karen's traditional IRA | BND | Vanguard Total Bond Market ETF | 65250",
    ],
  ],
  [
    1,
    "deposits a month",
    total("transactions", "amount", {
      where: [is("type", "deposit")],
      period: { name: "this_year" },
      group_by: ["month"],
      include_empty: true,
      reduce: "average",
    }),
    ["340.9091"],
  ],
  [
    1,
    "what was not traded this year and is at a loss",
    list("positions", "gain", {
      where: [below0("gain")],
      exists: { dataset: "transactions", on: "symbol", period: { name: "this_year" }, not: true },
    }),
    [
      "VNQ | Vanguard Real Estate ETF | -72",
      "VTEB | Vanguard Tax-Exempt Bond ETF | -1688",
      "PFE | Pfizer Inc. | -6150",
      "BND | Vanguard Total Bond Market ETF | -13230",
    ],
  ],
  [
    2,
    "short-term shares",
    total("lots", "quantity", { where: [is("symbol", "MSFT"), is("term", "short")] }),
    ["300"],
  ],
  [
    2,
    "the employer's stock",
    total("positions", ["market_value", "weight"], { where: [is("symbol", "MSFT")] }),
    ["912000 | 38"],
  ],
  [
    3,
    "cash below the floor",
    list("policies", ["available_cash", "cash_floor", "cash_shortfall"]),
    ["Ramirez policy | ok | 40000 | 60000 | 20000"],
  ],
  [
    3,
    "required distributions, before the age of 73 none",
    list("required_distributions", ["required", "table_years", "age"]),
    ["Hector's IRA | 2026-12-31 | 11524.98 | 25.5 | 74", "Rosa's IRA |  | 0 | does_not_apply | 71"],
  ],
  [
    8,
    "an inherited account follows other rules",
    list("required_distributions", ["required", "age"]),
    ["Inherited IRA |  | inherited_account | 58"],
  ],
  [
    8,
    "one that cannot be computed is still one of this year",
    list("required_distributions", ["required"], { period: { name: "this_year" } }),
    ["Inherited IRA |  | inherited_account"],
  ],
  [
    2,
    "unvested shares, beside everything that is owned",
    total("unvested", ["quantity", "market_value"]),
    ["640 | 291840"],
  ],
  [
    2,
    "what vests until a day",
    list("unvested", "quantity", { period: { name: "from_today", to: "2027-02-28" } }),
    ["MSFT | 2026-11-30 | 80", "MSFT | 2027-02-26 | 80"],
  ],
  [
    3,
    "needs until a day",
    list("needs", "amount", { period: { name: "from_today", to: "2026-12-31" } }),
    [
      "2026-12-01 | withdrawal | Joint brokerage | Monthly transfer to checking | 5000",
      "2026-12-31 | rmd | Hector's IRA | Rest of the 2026 distribution of 11,525 | 5000",
    ],
  ],
  [
    4,
    "a stock in rupees",
    list("positions", ["local_value", "market_value"], { where: [is("currency", "INR")] }),
    ["RELIANCE.NS | Reliance Industries | 174000 | 2001"],
  ],
  [
    4,
    "purchases of a class, with its part of a fund of several",
    total("transactions", ["amount", "count"], { where: [is("asset_class", "us_equity")] }),
    ["4834.8137 | 5"],
  ],
  [
    5,
    "what is prohibited and held",
    list("policy_checks", "market_value", {
      where: [is("check", "prohibited"), is("status", "breach")],
    }),
    ["prohibited | Philip Morris International | breach | 60000"],
  ],
  [
    6,
    "alternatives over their maximum",
    list("policy_classes", ["excess", "drift_usd"], { where: [is("asset_class", "alternatives")] }),
    ["alternatives | above_max | 380000 | 980000"],
  ],
  [
    7,
    "an unlisted company",
    list("positions", ["quantity", "cost", "market_value"], {
      where: [{ field: "name", op: "contains", values: ["nguyen"] }],
    }),
    ["Nguyen Precision Tooling LLC | Nguyen Precision Tooling LLC | 40000 | 500000 | no_price"],
  ],
  [
    7,
    "overdue tasks",
    list("tasks", "days", { where: [is("status", "overdue")] }),
    [
      "Obtain a valuation of Nguyen Precision Tooling | 2026-10-15 | overdue | high | -36",
      "Send the SEP-IRA contribution form for 2026 | 2026-11-06 | overdue | normal | -14",
    ],
  ],
  [
    8,
    "positions with an unknown gain",
    list("positions", "gain", { where: [{ field: "gain", op: "unknown" }] }),
    ["XOM | Exxon Mobil Corporation | no_basis", "JNJ | Johnson & Johnson | no_basis"],
  ],
  [
    9,
    "an issuer over shares and options",
    total("positions", "market_value", { where: [is("issuer", "apple")] }),
    ["126300"],
  ],
  [
    9,
    "a symbol alone",
    total("positions", "market_value", { where: [is("symbol", "AAPL")] }),
    ["128400"],
  ],
  [
    9,
    "the options' money",
    list("positions", ["moneyness", "strike"], { where: [is("kind", "option")] }),
    [
      "AAPL261218C00235000 | AAPL 18 December 2026 235 call | -21 | 235",
      "MSFT261218C00500000 | MSFT 18 December 2026 500 call | -44 | 500",
    ],
  ],
  [
    10,
    "classes with a fund of several",
    total("holdings", "market_value", { group_by: ["asset_class"] }),
    ["us_equity | 224340", "intl_equity | 34560", "cash | 27000", "fixed_income | 24100"],
  ],
  [
    11,
    "gains of the demo investor",
    list("positions", ["gain", "gain_pct", "day_change"]),
    [
      "AAPL | Apple Inc. | 1800.54 | 28.5324 | 88.2507",
      "MSFT | Microsoft Corporation | 1685.4 | 50.1428 | -30.4624",
      "VOO | Vanguard S&P 500 ETF | 544.75 | 5.5793 | 81.8135",
    ],
  ],
  [
    11,
    "all of it",
    total("positions", ["market_value", "cost", "gain", "gain_pct", "day_change"]),
    ["23466.14 | 19435.45 | 4030.69 | 20.7389 | 139.6018"],
  ],
  [
    11,
    "the best by percent",
    list("positions", "gain_pct", { limit: 1 }),
    ["MSFT | Microsoft Corporation | 50.1428"],
  ],
  [
    11,
    "money in and out",
    total("transactions", "net_amount", { where: [is("type", "deposit", "withdrawal")] }),
    ["2250"],
  ],
  [
    11,
    "the return of the year",
    total("returns", "return_pct", { period: { name: "this_year" } }),
    ["6.2"],
  ],
  [
    11,
    "a quote of what is not held",
    list("quotes", ["price", "day_change_pct"], { where: [is("symbol", "TSLA")] }),
    ["TSLA |  | 238.22 | 2.4"],
  ],
  [12, "weights of nothing", total("holdings", "weight"), ["total_not_positive"]],
  [12, "gain of nothing", total("positions", "gain"), ["no_rows"]],
];
