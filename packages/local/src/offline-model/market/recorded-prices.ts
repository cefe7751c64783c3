import type { ToolCall } from "../converse.ts";

/**
 * The prices in the household's records beside those of the market, for old records: the positions
 * are valued at them.
 */
export function recordedPrices(calls: readonly ToolCall[], offered: readonly string[]): ToolCall[] {
  const values = calls.flatMap(pricedSymbols);
  if (values.length === 0 || !offered.includes("query_portfolio")) return [];
  const input = {
    ...{ dataset: "quotes", measures: ["price", "day_change_pct"], aggregate: "list" },
    where: [{ field: "symbol", op: "is", values }],
    order: { by: "price", direction: "desc" },
  };
  return [{ name: "query_portfolio", input }];
}

/** True for such a call, which was not asked for: a follow-up is about what was. */
export const isRecordedPrice = ({ name, input }: ToolCall): boolean =>
  name === "query_portfolio" && input.dataset === "quotes";

function pricedSymbols({ name, input }: ToolCall): unknown[] {
  if (name === "get_ticker_info") return [input.symbol];
  return name === "get_ticker_info_bulk" ? [input.symbols].flat() : [];
}
