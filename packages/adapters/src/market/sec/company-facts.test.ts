import { Fundamentals } from "@advisor/domain/market/fundamentals";
import { expect, test } from "vitest";
import { annualFundamentals, CompanyFacts } from "./company-facts.ts";

const year = (from: string, end: string, val: number, filed: string, more: object = {}) => ({
  start: from,
  end,
  val,
  fy: 2026,
  fp: "FY",
  form: "10-K",
  filed,
  accn: "0000320193-26-000100",
  ...more,
});
const fy25 = (val: number) => year("2024-09-29", "2025-09-27", val, "2025-10-31");
const fy26 = (val: number) => year("2025-09-28", "2026-09-26", val, "2026-10-30");
const balance = (val: number) => ({ ...fy26(val), start: undefined });
const quarter = year("2026-06-28", "2026-09-26", 102, "2026-10-30");
const usd = (...facts: object[]) => ({ label: "x", units: { USD: facts } });

const facts = (gaap: object) =>
  CompanyFacts.parse({
    cik: 320193,
    entityName: "Apple Inc.",
    facts: {
      dei: {
        EntityCommonStockSharesOutstanding: {
          units: {
            shares: [
              { end: "2025-10-17", val: 14_800, form: "10-K", filed: "2025-10-31" },
              { end: "2026-10-16", val: 14_700, form: "10-K", filed: "2026-10-30" },
            ],
          },
        },
      },
      "us-gaap": gaap,
    },
  });

const gaap = {
  NetIncomeLoss: usd(fy25(100), quarter, fy26(110), fy26(112)),
  SalesRevenueNet: usd(year("2016-09-25", "2017-09-30", 200, "2017-11-03")),
  RevenueFromContractWithCustomerExcludingAssessedTax: usd(quarter, fy25(380), fy26(400)),
  GrossProfit: usd(fy26(180)),
  OperatingIncomeLoss: usd(fy26(128)),
  StockholdersEquity: usd({ ...fy25(60), start: undefined }, balance(70)),
  EarningsPerShareDiluted: { units: { "USD/shares": [fy26(7.46)] } },
  NetCashProvidedByUsedInOperatingActivities: usd(fy26(118)),
  PaymentsToAcquirePropertyPlantAndEquipment: usd(fy26(12)),
};

test("the last full year is used, in its latest filed version", () => {
  const found = annualFundamentals("AAPL", facts(gaap));
  expect(found).toEqual({
    symbol: "AAPL",
    name: "Apple Inc.",
    currency: "USD",
    period_end: "2026-09-26",
    filed: "2026-10-30",
    market_cap: null,
    shares_outstanding: "14700",
    pe_ratio: null,
    forward_pe: null,
    price_to_book: null,
    price_to_sales: null,
    eps: "7.46",
    dividend_yield_pct: null,
    beta: null,
    revenue: "400",
    net_income: "112",
    gross_margin_pct: "45",
    operating_margin_pct: "32",
    profit_margin_pct: "28",
    return_on_equity_pct: "160",
    debt_to_equity: null,
    free_cash_flow: "106",
  });
  expect(Fundamentals.safeParse(found).success).toBe(true);
});

test("figures of another year never replace a missing one", () => {
  const found = annualFundamentals(
    "AAPL",
    facts({ NetIncomeLoss: usd(fy26(112)), Revenues: usd(fy25(380)), GrossProfit: usd(fy25(1)) }),
  );
  expect(found).toMatchObject({ net_income: "112", revenue: null, gross_margin_pct: null });
});

test("negative equity gives no return on equity", () => {
  const found = annualFundamentals(
    "AAPL",
    facts({ ...gaap, StockholdersEquity: usd(balance(-5)) }),
  );
  expect(found?.return_on_equity_pct).toBeNull();
});

test.each<[string, object]>([
  ["without an annual report", { NetIncomeLoss: usd(quarter) }],
  ["without facts", {}],
])("%s there are no fundamentals", (_, given) => {
  expect(annualFundamentals("AAPL", facts(given))).toBeUndefined();
});

test.each(["2012-10-19", "2027-07-16"])(
  "a share count of another period, of %s, is not used",
  (end) => {
    const other = facts(gaap);
    const shares = other.facts.dei?.EntityCommonStockSharesOutstanding?.units.shares ?? [];
    shares.splice(0, shares.length, { end, val: 939, form: "10-K", filed: end });
    expect(annualFundamentals("AAPL", other)?.shares_outstanding).toBeNull();
  },
);
