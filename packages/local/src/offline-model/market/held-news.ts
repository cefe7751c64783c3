import type { Query } from "@advisor/query/schema/query";
import * as z from "zod";
import type { ToolCall, ToolCallResult } from "../converse.ts";
import { symbols } from "../read/symbols.ts";

/** True for questions about news of the holdings, whose tickers must be looked up first. */
export const asksForHeldNews = (text: string): boolean =>
  /\b(?:news|headlines?)\b/i.test(text) &&
  /\b(?:holdings?|positions?|portfolio|own|hold|held)\b/i.test(text) &&
  symbols(text).length === 0;

const mostSymbols = 10;

/** Lists the largest holdings first. */
export const heldSymbols: ToolCall = {
  name: "query_portfolio",
  input: {
    dataset: "positions",
    measures: ["market_value"],
    aggregate: "list",
    limit: mostSymbols,
  } satisfies Query,
};

const Answer = z.object({ rows: z.array(z.unknown()) });
const Row = z.object({ symbol: z.string() });

export const newsCalls = ({ call, outcome }: ToolCallResult): ToolCall[] => {
  if (!isHeldSymbols(call) || "error" in outcome) return [];
  const rows = Answer.safeParse(outcome.data).data?.rows ?? [];
  const held = [...new Set(rows.flatMap((row) => Row.safeParse(row).data?.symbol ?? []))];
  return held.length === 0 ? [] : [{ name: "get_all_ticker_news", input: { symbols: held } }];
};

const isHeldSymbols = ({ name, input }: ToolCall): boolean =>
  name === heldSymbols.name && JSON.stringify(input) === JSON.stringify(heldSymbols.input);
