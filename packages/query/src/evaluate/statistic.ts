import { type Decimal, decimal, max, min, sum } from "@advisor/domain/decimal";

type Statistic = "total" | "average" | "median" | "min" | "max" | "range" | "count";

/** Every statistic except `count` needs at least one value. */
export const statistics: Record<Statistic, (values: readonly Decimal[]) => Decimal> = {
  total: sum,
  average: (values) => sum(values).div(values.length),
  median,
  min: lowest,
  max: highest,
  range: (values) => highest(values).minus(lowest(values)),
  count: (values) => decimal(values.length),
};

function lowest(values: readonly Decimal[]): Decimal {
  return values.reduce(min);
}
function highest(values: readonly Decimal[]): Decimal {
  return values.reduce(max);
}

/** For an even number of values, the mean of the middle two. */
function median(values: readonly Decimal[]): Decimal {
  const sorted = values.toSorted((a, b) => a.cmp(b));
  const half = Math.floor(sorted.length / 2);
  return sum(sorted.slice(sorted.length % 2 === 1 ? half : half - 1, half + 1)).div(
    sorted.length % 2 === 1 ? 1 : 2,
  );
}
