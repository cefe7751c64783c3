import type { ToolCall } from "../converse.ts";
import type { Reader } from "../household/read.ts";

/**
 * The prices in the household's records beside those of the market, if the records are old: its
 * positions are valued at them.
 */
export function recordedPrices(
  calls: readonly ToolCall[],
  { reads, offered }: { reads: Reader | undefined; offered: readonly string[] },
): ToolCall[] {
  const values = calls.flatMap(pricedSymbols);
  const isOld = reads?.hasOldRecords === true;
  if (!isOld || values.length === 0 || !offered.includes("query_portfolio")) return [];
  const input = {
    ...{ dataset: "quotes", measures: ["price", "day_change_pct"], aggregate: "list" },
    where: [{ field: "symbol", op: "is", values }],
    order: { by: "price", direction: "desc" },
  };
  return [{ name: "query_portfolio", input }];
}

function pricedSymbols({ name, input }: ToolCall): unknown[] {
  if (name === "get_ticker_info") return [input.symbol];
  return name === "get_ticker_info_bulk" ? [input.symbols].flat() : [];
}
