import type { Params, RoutedPart } from "../routed.ts";
import { type By, type Comparison, isThing } from "./comparison.ts";

/** What is looked up for a comparison: two symbols one by one, and everything else at once. */
export function partsOf(comparison: Comparison, text: string): RoutedPart[] {
  const base = { confidence: 0.9, assumed: [] };
  const { sides, by } = comparison;
  const [a, b] = sides;
  const isPlaced = sides.some((side) => side.accounts !== undefined);
  const symbols = sides.flatMap(({ symbol }) => symbol ?? []);
  if (symbols.length === 2 && !isPlaced) {
    if (ofQuotes.has(by)) {
      const params = { symbols, comparison };
      return [{ ...base, intent: "quotes", params, text: plain[by] ?? text }];
    }
    const intent = ofHoldings.has(by) ? "positions" : "symbol_performance";
    return symbols.map((symbol) => ({
      ...base,
      intent,
      params: { symbol, comparison },
      text: `${symbol} ${plain[by] ?? ""}`,
    }));
  }
  const isOneSymbol = a.symbol !== undefined && a.symbol === b.symbol;
  const params: Params = { ...(isOneSymbol ? { symbol: a.symbol } : {}), comparison };
  return [{ ...base, intent: intentOf(comparison, isOneSymbol), params, text }];
}

const ofQuotes: ReadonlySet<By> = new Set([...(["price", "day_pct"] as const)]);
const ofHoldings: ReadonlySet<By> = new Set([...(["shares", "average_cost"] as const)]);

/** What each of two symbols is asked for, as it would be asked of one. */
const plain: Readonly<Partial<Record<By, string>>> = {
  value: "worth",
  gain: "gain in dollars",
  gain_pct: "gain in percent",
  day: "change today in dollars",
  day_pct: "percent today",
  price: "price",
  cost: "cost",
  shares: "how many shares",
  average_cost: "average cost",
  positions: "how many shares",
};

function intentOf({ by, sides }: Comparison, isOneSymbol: boolean): RoutedPart["intent"] {
  if (by.endsWith("cash")) return "cash_balance";
  if (by === "value" && sides.some((side) => side.cash === true || !isThing(side))) {
    return "account_value";
  }
  if (ofHoldings.has(by)) return isOneSymbol ? "positions" : "positions_list";
  if (by === "positions") return "positions_list";
  return isOneSymbol ? "symbol_performance" : "portfolio_ranking";
}
