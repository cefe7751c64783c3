import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import { type Listing, listings } from "../securities.ts";
import { betaOf } from "./motion.ts";
import { type Profile, profileOf } from "./profiles.ts";
import { type SeededRandom, seededRandom } from "./seeded.ts";
import { afterWeekdays } from "./trading-days.ts";

const million = 1_000_000;
const periodEnd = "2026-09-30";

/** A company's reported figures, or a fund's yield and beta only. Null for an index. */
export function fundamentalsOf(listing: Listing): Fundamentals | null {
  const { kind } = listing.security;
  if (kind === "index") return null;
  return kind === "stock" ? ofCompany(listing) : ofFund(listing);
}

function ofCompany(listing: Listing): Fundamentals {
  const { security, price, shares } = listing;
  const company = companyOf(listing);
  const { equity, revenue, netIncome, eps } = company;
  const worth = company.marketValue;
  const loss = eps.lte(0);
  return {
    ...named(listing),
    period_end: periodEnd,
    filed: afterWeekdays("2026-10-19", seededRandom(`${company.seed} filed`).whole(0, 18)),
    market_cap: shares === null ? null : decimal(price).times(shares).times(million).toFixed(0),
    shares_outstanding: shares === null ? null : decimal(shares).times(million).toFixed(0),
    pe_ratio: loss ? null : decimal(price).div(eps).toFixed(2),
    forward_pe: loss ? null : decimal(price).div(eps).div(company.outlook).toFixed(2),
    price_to_book: worth.div(equity).toFixed(2),
    price_to_sales: worth.div(revenue).toFixed(2),
    eps: eps.toFixed(2),
    dividend_yield_pct: company.profile.pays ? company.dividend.toFixed(2) : "0.00",
    beta: betaOf(security).toFixed(2),
    revenue: revenue.toFixed(0),
    net_income: netIncome.toFixed(0),
    gross_margin_pct: company.profile.bank ? null : company.grossMargin.toFixed(2),
    operating_margin_pct: company.operatingMargin.toFixed(2),
    profit_margin_pct: netIncome.div(revenue).times(100).toFixed(2),
    return_on_equity_pct: netIncome.div(equity).times(100).toFixed(2),
    debt_to_equity: company.profile.bank ? null : company.leverage.toFixed(2),
    free_cash_flow: company.profile.bank ? null : netIncome.times(company.cashShare).toFixed(0),
  };
}

/** The figures shared by all share classes of a company, derived from its first class. */
function companyOf({ security }: Listing) {
  const classes = listings.filter((one) => one.security.issuer_id === security.issuer_id);
  const first = decimal(classes[0]?.price ?? 0);
  const seed = `${security.issuer_id} company`;
  const roll = seededRandom(seed);
  const profile = profileOf(security);
  const eps = decimal(first.div(decimal(roll.between(...profile.pe))).toFixed(2));
  const shares = sum(classes.map((one) => decimal(one.shares ?? 0))).times(million);
  const netIncome = (profile.loses ? eps.times(-1) : eps).times(shares);
  return {
    seed,
    profile,
    eps: profile.loses ? eps.times(-1) : eps,
    netIncome,
    marketValue: sum(classes.map((one) => decimal(one.price).times(one.shares ?? 0))).times(
      million,
    ),
    ...margins(roll, profile, netIncome),
  };
}

function margins(roll: SeededRandom, profile: Profile, netIncome: Decimal) {
  const margin = roll.between(...profile.margin);
  const operating = profile.loses ? -margin * 0.9 : margin * roll.between(1.2, 1.35);
  return {
    revenue: netIncome.abs().div(decimal(margin)).round(0).times(100),
    operatingMargin: operating,
    grossMargin: Math.min(margin * 1.35 + roll.between(8, 28), 92),
    equity: netIncome
      .abs()
      .div(decimal(roll.between(0.09, 0.32)))
      .round(0),
    leverage: roll.between(0.15, 1.6),
    cashShare: decimal(roll.between(0.75, 1.2).toFixed(2)),
    dividend: roll.between(...profile.dividend),
    outlook: decimal(roll.between(1.03, 1.18).toFixed(2)),
  };
}

function ofFund(listing: Listing): Fundamentals {
  const { security } = listing;
  const none = security.asset_class === "alternatives" && security.symbol !== "VNQ";
  const [low, high] = security.asset_class === "fixed_income" ? [3, 4.8] : [0.5, 3];
  return {
    ...unknown,
    ...named(listing),
    dividend_yield_pct: none
      ? "0.00"
      : seededRandom(`${security.symbol} yield`).between(low, high).toFixed(2),
    beta: security.asset_class === "us_equity" ? betaOf(security).toFixed(2) : null,
  };
}

const named = ({ security }: Listing) => ({
  symbol: security.symbol,
  name: security.name,
  currency: security.currency,
});

const unknown = {
  period_end: null,
  filed: null,
  market_cap: null,
  shares_outstanding: null,
  pe_ratio: null,
  forward_pe: null,
  price_to_book: null,
  price_to_sales: null,
  eps: null,
  revenue: null,
  net_income: null,
  gross_margin_pct: null,
  operating_margin_pct: null,
  profit_margin_pct: null,
  return_on_equity_pct: null,
  debt_to_equity: null,
  free_cash_flow: null,
};
