import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const lineOf = (
  symbol: string,
  asset_class: string,
  value: number,
  unrealized_pl: number | null,
) => ({
  ...{ symbol, asset_class, value, unrealized_pl, quantity: value / 100, price_date: "2026-11-20" },
  weight_pct: value / 2_000,
  cost: unrealized_pl === null ? null : value - unrealized_pl,
  unrealized_pl_pct: unrealized_pl === null ? null : unrealized_pl / (value - unrealized_pl),
});
const holdings = {
  source_id: "tool:get_household_holdings:v1",
  as_of: "2026-11-20",
  data: {
    totals: { total_value: 200_000 },
    accounts: [
      {
        ...{ account_id: "acc_1", name: "Joint brokerage", value: 130_000, cash: 10_000 },
        ...{ treatment: "taxable" },
        holdings: [
          lineOf("VTI", "us_equity", 90_000, 50_000),
          lineOf("BND", "fixed_income", 20_000, -1_000),
          lineOf("XOM", "us_equity", 10_000, null),
        ],
      },
      {
        ...{ account_id: "acc_2", name: "Ann's IRA", value: 70_000, cash: 2_000 },
        ...{ treatment: "tax_deferred" },
        holdings: [
          lineOf("VXUS", "intl_equity", 50_000, 20_000),
          { ...lineOf("GLD", "alternatives", 18_000, 8_000), price_date: "2026-09-30" },
        ],
      },
    ],
  },
};
const policy = {
  data: {
    classes: [
      { class: "us_equity", weight_pct: 50, max_pct: 45, drift_pp: 10, status: "above_max" },
      { class: "fixed_income", weight_pct: 10, min_pct: 20, drift_pp: -15, status: "below_min" },
      { class: "cash", weight_pct: 6, drift_pp: 1, status: "in_band" },
    ],
    concentration: [
      { name: "Exxon Mobil", symbols: ["XOM"], direct_pct: 14.4, limit_pct: 10, breach: true },
      { name: "Coca-Cola", symbols: ["KO"], direct_pct: 5, limit_pct: 10, breach: false },
    ],
    sectors: [{ sector: "Energy", weight_pct: 14.4, limit_pct: 35, breach: false }],
    cash: { available: 12_000, total: 12_000, floor: 10_000, shortfall: 0 },
  },
};
/** Two policies of one household in one result. */
const policies = {
  household_name: "Whitcomb trusts",
  data: ["Family Trust policy", "Legacy Trust policy"].map((ips_name, index) => ({
    ips_name,
    classes: [
      { class: "us_equity", weight_pct: 50, status: "above_max" },
      { class: "cash", weight_pct: 50, status: index === 0 ? "in_band" : "below_min" },
    ],
  })),
};
const quotes = {
  quotes: [
    { symbol: "AAPL", price: 214, previous_close: 217.2, change_pct: -1.47, market_cap: 3_188_600 },
    {
      symbol: "MSFT",
      price: 456,
      previous_close: 458.95,
      change_pct: -0.64,
      market_cap: 3_388_080,
    },
    { symbol: "NVDA", price: 140, previous_close: 139.08, change_pct: 0.66, market_cap: 3_416_000 },
  ],
};
const owners = {
  owners: [
    { name: "Vanguard Group", shares: 900_000, shares_change: -17_000, owned_pct: 10.39 },
    { name: "BlackRock", shares: 700_000, shares_change: 46_000, owned_pct: 8.97 },
    { name: "Fidelity (FMR)", shares: 500_000, shares_change: -21_000, owned_pct: 3.37 },
  ],
};
const insiders = {
  symbol: "AAPL",
  trades: [
    ...[
      { owner: "Jo Carrow", title: "Chief Financial Officer", code: "S", shares: 13_446 },
      { owner: "Al Westbrook", title: "Director", code: "S", shares: 13_517 },
    ].map((one) => ({ ...one, side: "disposed", transaction_date: "2025-12-01" })),
  ],
};
const query = (rows: readonly object[]) => ({
  as_of: "2026-11-20",
  source_id: "tool:query_portfolio:v1",
  data: {
    ...{ query: { dataset: "any", where: [] }, units: { amount: "usd" }, rows },
    figures: [{ name: "number of lines", value: rows.length, unit: "count" }],
  },
});
const tasks = query([
  { title: "Raise cash for the reserve", due: "2026-11-27", status: "open", days: 7 },
  { title: "Complete the distribution", due: "2026-12-31", status: "open", days: 41 },
]);
const longTitles = query([
  {
    title: "Raise cash for the reserve before December",
    due: "2026-11-27",
    status: "open",
    days: 7,
  },
  { title: "Complete the distribution", due: "2026-12-31", status: "open", days: 41 },
]);
const trades = query([
  { date: "2026-08-17", type: "buy", symbol: "MSFT", account: "Stock plan", amount: 1_500 },
  { date: "2026-05-15", type: "buy", symbol: "VTI", account: "Joint brokerage", amount: 9_250 },
  { date: "2026-03-02", type: "sell", symbol: "MSFT", account: "Stock plan", amount: 6_525 },
]);
const funds = {
  first: { symbol: "VOO", expense_ratio_pct: 0.03 },
  second: { symbol: "QQQ", expense_ratio_pct: 0.2 },
};
const marked = (text: string, known: unknown) =>
  checkGrounding({ text, evidence: [known], sources: new Set() }).unmatched;

test.each([
  // All, most, some, one or none of a set
  [holdings, "All but two of the five holdings are at a gain.", "Every holding is at a gain."],
  [
    holdings,
    "Three of the five holdings are at a gain.",
    "Four of the five holdings are at a gain.",
  ],
  [
    holdings,
    "Of the five holdings, one is under water.",
    "Of the five holdings, two are under water.",
  ],
  [holdings, "Only BND is under water.", "Only GLD is under water."],
  [
    holdings,
    "Both positions in Ann's IRA are at a gain.",
    "All three positions in the joint brokerage account are at a gain.",
  ],
  [
    holdings,
    "Four of the five positions have a known cost basis.",
    "The basis of all positions is known.",
  ],
  [holdings, "Only VTI exceeds 30% of the portfolio.", "No position exceeds 30% of the portfolio."],
  [
    holdings,
    "Four of the five prices are from November 20, 2026.",
    "All prices are from November 20, 2026.",
  ],
  [holdings, "One of the two accounts is taxable.", "Both accounts are taxable."],
  [quotes, "Two of the three stocks fell.", "All three stocks fell on the day."],
  [
    owners,
    "Two of the three institutions trimmed their stakes in the quarter.",
    "All of the institutions added to their stakes.",
  ],
  [policy, "Two of the three classes are outside their bands.", "No class is outside its band."],
  [
    policy,
    "The household is outside its IPS bands in two of three classes: US equity is above its maximum.",
    "The household is outside its IPS bands in one of three classes: US equity is above its maximum.",
  ],
  [
    policies,
    "This part is outside its bands in one of two classes.",
    "This part is outside its bands in three of four classes.",
  ],
  [policy, "Exxon is the only issuer over its limit.", "No issuer is over its 10% limit."],
  [
    longTitles,
    "Complete the distribution by year-end, and have cash in the reserve by November 27.",
    "Complete the distribution by November 27, and have the money ready by year-end.",
  ],
  [tasks, "One of the two tasks is due in November.", "Both tasks are due in November."],
  [tasks, "Both tasks are open.", "The only open task is to raise cash."],
  [
    trades,
    "Two of the three transactions were purchases.",
    "All three transactions were purchases.",
  ],
  [insiders, "There were no insider purchases.", "There were three insider purchases."],
  [holdings, "Half of the two accounts are taxable.", "Half of the five holdings are at a gain."],
  // Ranks
  [quotes, "NVDA has the highest market cap.", "AAPL has the highest market cap."],
  [quotes, "The biggest decliner was AAPL.", "The biggest decliner was MSFT."],
  [holdings, "VTI has the largest gain in dollars.", "VXUS has the largest gain in dollars."],
  [
    holdings,
    "The largest position in Ann's IRA is VXUS.",
    "The largest position in Ann's IRA is GLD.",
  ],
  [
    owners,
    "BlackRock ranks second among the holders.".replace(
      "ranks second among the holders",
      "is the second-largest holder",
    ),
    "Fidelity is the second-largest holder.",
  ],
  [trades, "The largest purchase was $9,250 of VTI.", "The largest purchase was $1,500 of MSFT."],
  // Comparisons
  [quotes, "MSFT's market cap is larger than AAPL's.", "AAPL's market cap is larger than MSFT's."],
  [holdings, "VTI gained more than VXUS in dollars.", "VXUS gained more than VTI in dollars."],
  [
    holdings,
    "Ann's IRA holds less cash than the joint brokerage.",
    "The joint brokerage holds less cash than Ann's IRA.",
  ],
  [holdings, "They own more VTI than VXUS shares.", "They own more BND than VXUS shares."],
  [funds, "VOO is cheaper than QQQ.", "QQQ is cheaper than VOO."],
  [holdings, "VTI has more than doubled in value.", "VTI has more than tripled in value."],
  // Verdicts and directions
  [policy, "Exxon breaches the 10% issuer limit.", "Coca-Cola breaches the 10% issuer limit."],
  [policy, "Energy stays inside the 35% sector limit.", "Energy exceeds the 35% sector limit."],
  [policy, "Cash is above its floor.", "Cash is below its floor."],
  [policy, "All cash requirements are met.", "The cash floor is not met."],
  [policy, "Fixed income is below its target.", "Fixed income is above its target."],
  [quotes, "NVDA rose while AAPL slipped.", "NVDA slipped while AAPL rose."],
  [holdings, "BND is at a loss.", "BND is at a gain."],
  // Figures of several rows, and of a person
  [
    owners,
    "Vanguard and BlackRock together own 19.36%.",
    "Vanguard and Fidelity together own 19.36%.",
  ],
  [owners, "BlackRock raised its stake.", "BlackRock reduced its stake."],
  [owners, "Fidelity cut its stake by 21,000 shares.", "Fidelity added 21,000 shares."],
  [insiders, "The CFO sold 13,446 shares.", "The CFO sold 13,517 shares."],
])("of %# the first is true and the second is marked", (known, right, wrong) => {
  expect(marked(right, known)).toEqual([]);
  expect(marked(wrong, known)).not.toEqual([]);
});

test.each([
  [holdings, "Two positions in taxable accounts that were bought this year are at a loss."],
  [holdings, "If markets fell, every position would be at a loss."],
  [holdings, "The largest stock position is XOM."],
  [holdings, "Two holdings, XOM and BND, need a second look."],
  [
    policy,
    "US equity is above its maximum, and every other class is below its minimum or in its band.",
  ],
  [tasks, "Both tasks were discussed in November."],
])("words that are not understood as a whole are not checked: %#", (known, text) => {
  expect(marked(text, known)).toEqual([]);
});

test("a result with only a part of the accounts does not hide a whole one of the same turn", () => {
  const [, inherited] = holdings.data.accounts;
  const part = { data: { totals: { total_value: 200_000 }, accounts: [inherited] } };
  const evidence = [["The household's context."], [structuredClone(part), holdings]];
  const text = "Every holding is at a gain.";
  expect(checkGrounding({ text, evidence, sources: new Set() }).unmatched).toEqual([
    "Every holding is at a gain",
  ]);
});
