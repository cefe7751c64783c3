import { ToolResult } from "@advisor/protocol/tool-result";
import type * as z from "zod";
import type { RoutedPart } from "../route/routed.ts";
import { notOnFile } from "./beyond.ts";
import { notLeftOut } from "./left-out.ts";
import * as Data from "./looked-up.ts";
import { ranged } from "./plan.ts";
import type { Looked, Reply } from "./reply.ts";
import { writeActivity } from "./write/activity.ts";
import { writeFacts } from "./write/facts.ts";
import { writeNoPerformance, writePerformance, writeRange } from "./write/performance.ts";
import { writePositions, writePositionsList } from "./write/positions.ts";
import { writeQuotes } from "./write/quotes.ts";
import { writeRanking } from "./write/ranking.ts";
import { writeAccountValue, writeCash, writeReconciliation } from "./write/summary.ts";
import { writeSymbolPerformance } from "./write/symbol-performance.ts";
import { writeTransfers } from "./write/transfers.ts";

/** Results by the tool that gave them. */
export type Results = ReadonlyMap<string, ToolResult>;

/** A part in words, and what of the question they leave unanswered. */
export function compose(
  part: RoutedPart,
  results: Results,
  held: ReadonlySet<string> | undefined,
): Reply {
  const said = written(part, results, held);
  const first = part.params.beyond?.includes("other_day") === true;
  const short = [sincePurchase(part), notLeftOut(part), first ? "" : notOnFile(part)];
  const text = [first ? notOnFile(part) : "", said.text, ...short];
  return { ...said, text: text.filter((one) => one !== "").join(" ") };
}

/** A gain is the one since purchase, whatever stretch was asked about. */
function sincePurchase({ intent, params }: RoutedPart): string {
  const { timeframe, from, to, basis = "unrealized_pl" } = params;
  const isGain =
    intent === "symbol_performance" ||
    (intent === "portfolio_ranking" && basis.startsWith("unrealized"));
  const named =
    timeframe ?? ((from ?? to) ? `${from ?? "the beginning"} to ${to ?? "now"}` : "ITD");
  if (!isGain || named === "ITD" || (timeframe === "1D" && intent === "symbol_performance")) {
    return "";
  }
  return `Gains are since purchase: what positions did over ${named} is not on file.`;
}

/** The typed context of a part, and the writer that puts it into words. */
function written(part: RoutedPart, results: Results, held: ReadonlySet<string> | undefined): Reply {
  const { intent, params } = part;
  const read = <Schema extends z.ZodType>(
    tool: string,
    schema: Schema,
  ): Looked<z.infer<Schema>> => {
    const { data, source_id, as_of, simulated } = ToolResult.parse(results.get(tool));
    return { data: schema.parse(data), source_id, as_of, simulated };
  };
  const summary = () => read("get_account_summary", Data.Summary);
  const list = () => read("get_positions_list", Data.PositionsList);
  const quotes = () => read("get_quotes", Data.Quotes);
  const moved = () => read("get_transfers", Data.Transfers);
  switch (intent) {
    case "activity":
      return writeActivity(params, read("get_activity", Data.Activity));
    case "positions":
      return writePositions(read("get_positions", Data.Positions), params);
    case "positions_list":
      return writePositionsList(list(), params);
    case "performance": {
      const stated = read("get_performance", Data.Performance);
      if (ranged(params)) return writeRange(params, stated);
      return stated.data.found
        ? writePerformance(part, stated, moved())
        : writeNoPerformance(stated);
    }
    case "quotes":
      return writeQuotes(quotes(), held, params);
    case "facts":
      return writeFacts(read("get_facts", Data.Facts));
    case "transfers":
      return writeTransfers(params, moved());
    case "account_value":
      return params.reconcile === true
        ? writeReconciliation(summary(), list(), quotes())
        : writeAccountValue(summary());
    case "cash_balance":
      return writeCash(params, summary(), results.has("get_transfers") ? moved() : undefined);
    case "symbol_performance":
      return writeSymbolPerformance(read("get_positions", Data.Positions), quotes());
    case "portfolio_ranking":
      return writeRanking(part, list(), quotes());
    default:
      throw new Error(`${intent} has no words of its own`);
  }
}
