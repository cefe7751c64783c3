import { Day, daysBetween } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as z from "zod";
import { decimalText } from "../http/decimal-text.ts";
import { fittingRows } from "../shared/fitting-rows.ts";

const Fact = z.object({
  start: Day.optional(),
  end: Day,
  val: z.number().nullable(),
  fp: z.string().nullish(),
  form: z.string(),
  filed: Day,
});
type Fact = z.infer<typeof Fact>;

const Concept = z.object({ units: z.record(z.string(), fittingRows(Fact)) }).optional();

const revenueNames = [
  "RevenueFromContractWithCustomerExcludingAssessedTax",
  "RevenueFromContractWithCustomerIncludingAssessedTax",
  "Revenues",
  "SalesRevenueNet",
] as const;

const Gaap = z.object({
  RevenueFromContractWithCustomerExcludingAssessedTax: Concept,
  RevenueFromContractWithCustomerIncludingAssessedTax: Concept,
  Revenues: Concept,
  SalesRevenueNet: Concept,
  NetIncomeLoss: Concept,
  GrossProfit: Concept,
  OperatingIncomeLoss: Concept,
  StockholdersEquity: Concept,
  EarningsPerShareDiluted: Concept,
  NetCashProvidedByUsedInOperatingActivities: Concept,
  PaymentsToAcquirePropertyPlantAndEquipment: Concept,
});

export const CompanyFacts = z.object({
  entityName: z.string(),
  facts: z.object({
    dei: z.object({ EntityCommonStockSharesOutstanding: Concept }).optional(),
    "us-gaap": Gaap.optional(),
  }),
});

/**
 * The last full fiscal year as filed; undefined without an annual report in US GAAP. Filings
 * contain no prices, so market value and multiples are null.
 */
export function annualFundamentals(
  symbol: string,
  { entityName, facts }: z.infer<typeof CompanyFacts>,
): Fundamentals | undefined {
  const gaap = facts["us-gaap"];
  const last = newest(annual(gaap?.NetIncomeLoss));
  if (gaap === undefined || last === undefined) return undefined;
  const of = (name: keyof z.infer<typeof Gaap>, unit = "USD") =>
    newest(annual(gaap[name], unit).filter(({ end }) => end === last.end))?.val ?? null;
  const revenue = revenueNames.map((name) => of(name)).find((value) => value !== null) ?? null;
  // A report's cover counts the shares some weeks after the period; another count belongs to another
  // period.
  const shares = newest(
    (facts.dei?.EntityCommonStockSharesOutstanding?.units.shares ?? []).filter(
      ({ end }) => end >= last.end && daysBetween(last.end, end) <= coverDays,
    ),
  );
  return {
    ...unpriced,
    symbol,
    name: entityName,
    currency: "USD",
    period_end: last.end,
    filed: last.filed,
    shares_outstanding: decimalText(shares?.val),
    eps: decimalText(of("EarningsPerShareDiluted", "USD/shares")),
    revenue: decimalText(revenue),
    net_income: decimalText(last.val),
    gross_margin_pct: percent(of("GrossProfit"), revenue),
    operating_margin_pct: percent(of("OperatingIncomeLoss"), revenue),
    profit_margin_pct: percent(last.val, revenue),
    return_on_equity_pct: percent(last.val, of("StockholdersEquity")),
    free_cash_flow: difference(
      of("NetCashProvidedByUsedInOperatingActivities"),
      of("PaymentsToAcquirePropertyPlantAndEquipment"),
    ),
  };
}

/** Annual reports are due within 90 days of the period. */
const coverDays = 90;

const unpriced = {
  market_cap: null,
  pe_ratio: null,
  forward_pe: null,
  price_to_book: null,
  price_to_sales: null,
  dividend_yield_pct: null,
  beta: null,
  debt_to_equity: null,
};

/** Figures of annual reports: balances at a date, flows over about a year. */
const annual = (concept: z.infer<typeof Concept>, unit = "USD"): Fact[] =>
  (concept?.units[unit] ?? []).filter(
    ({ start, end, form, fp }) =>
      form.startsWith("10-K") && fp === "FY" && (start === undefined || aboutAYear(start, end)),
  );

const aboutAYear = (start: Day, end: Day): boolean => {
  const days = daysBetween(start, end);
  return days > 340 && days < 390;
};

/**
 * The latest period and, within it, the latest filing: an amended report overrides the original.
 */
const newest = (facts: Fact[]): Fact | undefined =>
  facts.reduce<Fact | undefined>(
    (best, fact) =>
      best === undefined ||
      fact.end > best.end ||
      (fact.end === best.end && fact.filed >= best.filed)
        ? fact
        : best,
    undefined,
  );

const percent = (part: number | null, whole: number | null): string | null =>
  part === null || whole === null || whole <= 0
    ? null
    : decimal(part).div(whole).times(100).round(4).toFixed();

const difference = (a: number | null, b: number | null): string | null =>
  a === null || b === null ? null : decimal(a).minus(b).toFixed();
