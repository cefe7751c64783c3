import type { Day } from "../../day.ts";
import type { Quality } from "../comparison.ts";
import type { Facts } from "../facts.ts";
import { unclassifiedWeight, type ValuedHolding, valueAccounts } from "../value.ts";
import { isStale } from "./stale.ts";

/** Warnings about the figures: old prices, gaps, faults. */
export const qualityOf = (facts: Facts): Quality[] => [
  ...stalePrices(facts),
  ...differingDates(facts),
  ...mixFaults(facts),
  ...unvaluedPositions(facts),
  ...missingAccounts(facts),
  ...partlyValuedBeside(facts),
  ...fundFaults(facts),
];

/** Old prices stay in use, including a private fund's last statement price. */
function stalePrices({ valuation, today }: Facts): Quality[] {
  const stale = new Set([...priceDates(valuation.valued)].filter((date) => isStale(date, today)));
  if (stale.size === 0) return [];
  return valuation.valued.flatMap(({ holding }) => {
    const { price, symbol, name, account_id } = holding;
    if (price === null || !stale.has(price.date)) return [];
    return [
      {
        code: "stale_price" as const,
        message: `${symbol ?? name} is valued at its price of ${price.date}.`,
        account_id,
        ...(symbol === null ? {} : { symbol }),
        date: price.date,
        stale: true as const,
      },
    ];
  });
}

function priceDates(valued: readonly ValuedHolding[]): Set<Day> {
  const dates = new Set<Day>();
  for (const { holding } of valued) if (holding.price) dates.add(holding.price.date);
  return dates;
}

function differingDates({ scope, valuation }: Facts): Quality[] {
  const byAccount = Map.groupBy(valuation.valued, ({ holding }) => holding.account_id);
  return scope.accounts.flatMap((account) => {
    const dates = priceDates(byAccount.get(account.id) ?? []);
    dates.delete(account.as_of);
    if (dates.size === 0) return [];
    const priced = [...dates].toSorted().join(", ");
    return [
      {
        code: "dates_differ" as const,
        message: `${account.name}: positions of ${account.as_of}, prices of ${priced}.`,
        account_id: account.id,
      },
    ];
  });
}

function mixFaults({ valuation }: Facts): Quality[] {
  const mixed = valuation.valued.filter(({ holding }) => holding.asset_class_mix !== null);
  return mixed.flatMap(({ holding }) => {
    const rest = unclassifiedWeight(holding);
    if (rest.eq(0)) return [];
    return [
      {
        code: "asset_class_mix" as const,
        message: `The classes of ${holding.symbol ?? holding.name} add up to ${rest.minus(1).neg().times(100).toFixed()}%; the rest is unclassified.`,
        account_id: holding.account_id,
        ...(holding.symbol === null ? {} : { symbol: holding.symbol }),
      },
    ];
  });
}

function unvaluedPositions({ valuation }: Facts): Quality[] {
  const count = valuation.unvalued.length;
  if (count === 0) return [];
  const message = `${count} of ${count + valuation.valued.length} positions have no value and are not in the total.`;
  return [{ code: "unvalued", message }];
}

const missingAccounts = ({ scope }: Facts): Quality[] =>
  scope.missing.map((id) => ({
    code: "scope_account_missing",
    message: `The policy names the account ${id}, which the household does not have.`,
    account_id: id,
  }));

function partlyValuedBeside({ scope, snapshot }: Facts): Quality[] {
  return scope.beside.flatMap(({ account }) => {
    const { unvalued } = valueAccounts([account], snapshot.holdings);
    if (unvalued.length === 0) return [];
    return [
      {
        code: "beside_partly_valued" as const,
        message: `${account.name}: ${unvalued.length} positions have no value.`,
        account_id: account.id,
      },
    ];
  });
}

const fundFaults = ({ seen }: Facts): Quality[] =>
  seen.faults.map(({ symbol, weight_sum: weightSum }) => ({
    code: "fund_fault",
    message: `The weights of ${symbol} add up to ${weightSum.times(100).toFixed()}%: the fund is not opened.`,
    symbol,
  }));
