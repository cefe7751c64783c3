import type { Measure } from "./dataset.ts";
import { sources } from "./sources.ts";

export const usd = (label: string, rest: Partial<Measure> = {}): Measure => ({
  label,
  unit: "usd",
  rule: { how: "sum" },
  ...rest,
});

/** Dollars that add up only between rows of one value of a dimension. */
export const usdWithin = (label: string, within: string, rest: Partial<Measure> = {}): Measure =>
  usd(label, { ...rest, rule: { how: "sum_within", within } });

/**
 * A measure that is stated per row and never added up.
 *
 * @example
 * import { statedMeasure } from "@advisor/query/book/measures";
 *
 * const measures = { days: statedMeasure("days until due", "days") };
 * assert.deepEqual(measures.days.rule, { how: "same" });
 */
export const statedMeasure = (label: string, unit: Measure["unit"]): Measure => ({
  label,
  unit,
  rule: { how: "same" },
});

const ratio = (label: string, of: string, per: string, basis: readonly string[]): Measure => ({
  label,
  unit: "percent",
  rule: { how: "ratio", of, per, size: true, percent: true },
  basis,
});

export const count: Measure = { label: "number", unit: "count", rule: { how: "rows" } };
export const accounts: Measure = {
  label: "number of accounts",
  unit: "count",
  rule: { how: "accounts" },
};
export const marketValue = usd("market value", { basis: ["quantity", "price"] });
export const weight: Measure = {
  label: "weight",
  unit: "percent",
  rule: { how: "weight", of: "market_value" },
};
export const share: Measure = { label: "share", unit: "percent", rule: { how: "share" } };
export const quantity: Measure = { label: "quantity", unit: "units", rule: { how: "sum" } };
export const price = statedMeasure("price", "usd_per_unit");

const { quotes } = sources;
export const dayChange = usd("change today", { signed: true, source: quotes, basis: ["price"] });
export const dayChangePct: Measure = {
  label: "change today in percent",
  unit: "percent",
  rule: {
    how: "ratio",
    of: "day_change",
    per: "before",
    size: true,
    percent: true,
    stated: "quoted_change",
  },
  signed: true,
  source: quotes,
  basis: ["price"],
};

const gainBasis = ["quantity", "market_value", "cost"];

/** Measures of holdings, positions and lots. */
export const valueMeasures = {
  market_value: marketValue,
  weight,
  share,
  cost: usd("cost"),
  gain: usd("unrealized gain", { signed: true, basis: gainBasis }),
  gain_pct: {
    ...ratio("unrealized gain in percent of cost", "gain", "cost", gainBasis),
    signed: true,
  },
  day_change: dayChange,
  day_change_pct: dayChangePct,
  unit_cost: {
    label: "average cost of a unit",
    unit: "usd_per_unit",
    rule: { how: "ratio", of: "cost", per: "units", size: false, percent: false },
    basis: ["quantity", "cost"],
  },
  count,
} satisfies Record<string, Measure>;

/** Additional measures of positions and lots, which are about one security. */
export const priceMeasures = {
  quantity,
  price,
  local_value: {
    label: "value in its own currency",
    unit: "local",
    rule: { how: "sum_within", within: "currency" },
  },
  strike: statedMeasure("strike price", "usd_per_unit"),
  underlying_price: statedMeasure("price of the underlying", "usd_per_unit"),
  moneyness: statedMeasure("amount in the money", "usd_per_unit"),
} satisfies Record<string, Measure>;
