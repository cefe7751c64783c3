import type { Intent, Params, Remembered, RoutedPart, Series } from "./routed.ts";

/** The turns that asked one figure of one place after the other; undefined where the turn before asked another. */
export function seriesAfter(
  last: RoutedPart,
  previous: Remembered | undefined,
): Series | undefined {
  const isSame = previous !== undefined && placed.has(last.intent) && isOfSame(last, previous);
  const own = placesOf(last.params);
  if (!isSame || own === undefined) return undefined;
  const before = previous.series?.places ?? [placesOf(previous.params) ?? []].filter(isSome);
  return { places: [...before.filter((one) => one.join() !== own.join()), own] };
}

/** The accounts that a question named; undefined where it was of all. */
const placesOf = ({ account, without }: Params): readonly string[] | undefined =>
  account === undefined ? without?.kept : [account];

const isSome = (names: readonly string[]): boolean => names.length > 0;

/** Is asked of accounts, and adds up over them. */
const placed: ReadonlySet<Intent> = new Set<Intent>([
  ...(["cash_balance", "account_value", "positions", "positions_list"] as const),
  ...(["symbol_performance", "portfolio_ranking"] as const),
]);

/** Asks the same figure, wherever that is. */
const isOfSame = (one: RoutedPart, other: RoutedPart): boolean =>
  one.intent === other.intent &&
  figure.every((key) => JSON.stringify(one.params[key]) === JSON.stringify(other.params[key]));
const figure = [
  ...(["symbol", "symbols", "asset_class", "cash", "basis", "timeframe", "sign"] as const),
  ...(["per", "measure", "comparison", "share", "short"] as const),
];
