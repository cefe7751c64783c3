import type { Day } from "../day.ts";
import { type Decimal, decimal, max, min, sum, zero } from "../decimal.ts";
import type * as Ips from "../ips.ts";
import { cashFloor } from "./cash.ts";
import { allocationRow, classAllocations } from "./class-rows.ts";
import type { Cash, Comparison } from "./comparison.ts";
import type { Facts } from "./facts.ts";
import { issuers, sectors } from "./findings/concentration.ts";
import { prohibitedHoldings } from "./findings/prohibited.ts";
import { qualityOf } from "./findings/quality.ts";
import { toDollars, toNumber } from "./number.ts";
import {
  cashClass,
  classValues,
  isUnpriced,
  measuredTotal,
  type Valuation,
  valueAccounts,
} from "./value.ts";

/**
 * Everything that needs no comparison of classes: allocation, cash, concentration, missing data.
 */
export function reportOf(facts: Facts): Omit<Comparison, "assumptions" | "status"> {
  const { ips, valuation, seen, today } = facts;
  const { total, valued, unvalued } = valuation;
  const constraints = ips?.constraints;
  return {
    ips_id: ips?.id ?? null,
    ips_name: ips?.name ?? null,
    as_of: today,
    scope: {
      account_ids: facts.scope.accounts.map((account) => account.id),
      beside: besideOf(facts),
    },
    total_value: isUnpriced(valuation) && valuation.cash.eq(0) ? null : toDollars(total),
    coverage_pct: coverage(valuation),
    leverage: leverage(valuation),
    classes: classAllocations(classValues(valuation), undefined).map((row) =>
      allocationRow(row, measuredTotal(valuation) ?? zero),
    ),
    suggestions: [],
    turnover_pct: { target: null, band: null },
    cash: cashOf(facts, undefined),
    concentration: issuers(valuation, constraints?.max_single_issuer_pct ?? null, seen),
    sectors: sectors(valuation, constraints?.max_sector_pct ?? null),
    prohibited: prohibitedHoldings({ valued, unvalued }, constraints?.prohibited ?? []),
    faults: [],
    conflicts: [],
    unvalued: unvalued.map(({ holding, reason }) => ({
      account_id: holding.account_id,
      symbol: holding.symbol,
      name: holding.name,
      reason,
    })),
    data_quality: qualityOf(facts),
    sources: sourcesOf(facts),
    offers: [],
  };
}

function besideOf({ scope, snapshot }: Facts): Comparison["scope"]["beside"] {
  return scope.beside.map(({ account, reason }) => {
    const { total, valued, unvalued, cash } = valueAccounts([account], snapshot.holdings);
    const isUnknown = unvalued.length > 0 && valued.length === 0 && cash.eq(0);
    return {
      account_id: account.id,
      name: account.name,
      reason,
      value: isUnknown ? null : toDollars(total),
    };
  });
}

/** By number of positions; 100% when there are none. */
function coverage({ valued, unvalued }: Valuation): number {
  const count = valued.length + unvalued.length;
  return count === 0 ? 100 : toNumber(zero.plus(valued.length).times(100).div(count));
}

function leverage(valuation: Valuation): number | null {
  const total = measuredTotal(valuation);
  if (total === undefined) return null;
  const invested = sum([...classValues(valuation).values()].map((value) => max(value, zero)));
  return toNumber(invested.div(total));
}

/** Reserve and needs are known without weights; a minimum of the policy in percent is not. */
export function cashWithoutWeights(facts: Facts, { constraints }: Ips.Info): Cash {
  const { liquidity_reserve: reserve } = constraints;
  const floor = cashFloor({ minPct: undefined, total: zero, reserve, owed: facts.owed });
  return cashOf(facts, floor.gt(0) ? floor : undefined);
}

/** The floor is undefined when there is no policy to set one. */
export function cashOf(facts: Facts, floor: Decimal | undefined): Cash {
  const { available, valuation, owed } = facts;
  const total = classValues(valuation).get(cashClass) ?? zero;
  const shortfall = floor && max(floor.minus(available), zero);
  const gap = shortfall && min(shortfall, valuation.cash.minus(valuation.settled));
  return {
    available: toDollars(available),
    total: toDollars(total),
    floor: floor ? toDollars(floor) : null,
    shortfall: shortfall ? toDollars(shortfall) : null,
    ...(gap?.gt(0)
      ? { settlement_gap: { amount: toDollars(gap), settles: settlesOn(facts) } }
      : {}),
    needs: owed.map(({ kind, amount, whole, due, note }) => ({
      kind,
      amount: toDollars(amount),
      ...(whole && { whole_usd: toDollars(whole) }),
      due,
      note,
    })),
  };
}

/**
 * The day on which all unsettled cash will have settled; null when an account does not state it.
 */
function settlesOn({ scope }: Facts): Day | null {
  const unsettled = scope.accounts.filter(({ cash }) => decimal(cash.total).gt(cash.settled));
  const days = unsettled.map(({ cash }) => cash.settles ?? null);
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
}

const sourcesOf = ({ seen }: Facts): string[] =>
  seen.funds.length > 0
    ? ["tool:get_household_holdings:v1", "tool:get_etf_holdings:v1"]
    : ["tool:get_household_holdings:v1"];
