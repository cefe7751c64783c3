import { Ticker } from "@advisor/domain/security";
import type { Reading } from "@advisor/query/read/reading";
import type { Ask, Query } from "@advisor/query/schema/query";
import { searchInput } from "../arguments.ts";
import type { Plan } from "../call-plan.ts";
import type { ToolCall } from "../converse.ts";
import { noHousehold } from "../fixed-texts.ts";
import { asksPrice } from "./clarity.ts";
import { recordTools } from "./names.ts";
import { documentSearch, unansweredText } from "./passages.ts";
import type { Reader } from "./read.ts";

export type HouseholdCalls = Pick<Plan, "calls" | "remarks" | "fallbacks">;

/**
 * The tool calls for the questions in a text, and remarks about what was not understood. A price that is asked for
 * among other questions is looked up on the market.
 */
export function householdCalls(
  text: string,
  reads: Reader,
  offered: readonly string[],
): HouseholdCalls {
  const readings = reads.read(text);
  if (isOneSearch(readings))
    return planned([{ name: "search_documents", input: searchInput(text) }]);
  const all = readings.map((reading) => askingOne(reading, text, reads, offered));
  return {
    calls: all.flatMap(({ calls }) => calls),
    remarks: all.flatMap((one) => one.remarks),
    fallbacks: all.flatMap(({ fallbacks }) => fallbacks),
  };
}

/** "Per my call note, when does the sale close": the document and what it is asked for are one search. */
const isOneSearch = (readings: readonly Reading[]): boolean =>
  readings.some(({ ask }) => ask.kind === "call" && ask.tool === "search_documents") &&
  readings.some(({ ask }) => ask.kind === "clarify");

function askingOne(
  reading: Reading,
  text: string,
  reads: Reader,
  offered: readonly string[],
): HouseholdCalls {
  const { ask } = reading;
  switch (ask.kind) {
    case "clarify":
    case "refuse":
      return searching(reading, text, reads, offered) ?? remark(unansweredText(reading));
    case "call":
      return calling(ask, reading.text, offered);
    case "query": {
      if (listsNotes(ask.query) && searches(reads.tool(text), offered)) return notes(reading.text);
      // A private holding has a name and no ticker: its price is in the household's records.
      const priced = asksPrice(reading, reads) ? symbolsOf(ask.query).filter(isTicker) : [];
      return priced.length > 0 && offered.includes("get_ticker_info")
        ? prices(priced)
        : querying(reads.tool(text), ask.query);
    }
  }
}

/** The text of notes answers more than a list of their first words. */
const listsNotes = ({ dataset, aggregate, limit, where = [] }: Query): boolean =>
  dataset === "documents" &&
  aggregate === "list" &&
  limit === undefined &&
  where.every(({ field, values }) => field === "type" && values.join() === "note") &&
  where.length > 0;

const notes = (text: string): HouseholdCalls =>
  planned([{ name: "search_documents", input: { ...searchInput(`my notes ${text}`) } }]);

const querying = (tool: ReturnType<Reader["tool"]>, input: Query): HouseholdCalls =>
  tool === null ? remark(noHousehold) : planned([{ name: tool, input }]);

const searches = (tool: ReturnType<Reader["tool"]>, offered: readonly string[]): boolean =>
  tool === "query_portfolio" && offered.includes("search_documents");

function searching(
  reading: Reading,
  text: string,
  reads: Reader,
  offered: readonly string[],
): HouseholdCalls | undefined {
  const fallback = searches(reads.tool(text), offered) ? documentSearch(reading, reads) : undefined;
  return fallback && { calls: [fallback.call], remarks: [], fallbacks: [fallback] };
}

/** The tool that a question asks for, where it is offered; documents are searched by its words. */
function calling(
  { tool: name, input }: Extract<Ask, { kind: "call" }>,
  text: string,
  offered: readonly string[],
): HouseholdCalls {
  const isDocuments = name === "search_documents";
  if (!offered.includes(name) || !(isDocuments || recordTools.has(name))) return planned([]);
  return planned([{ name, input: isDocuments ? searchInput(text) : input }]);
}

const symbolsOf = ({ where = [] }: Query): string[] =>
  where.flatMap(({ field, op, values }) => (field === "symbol" && op === "is" ? values : []));

const isTicker = (symbol: string): boolean => Ticker.safeParse(symbol).success;

const prices = (symbols: readonly string[]): HouseholdCalls =>
  planned(symbols.map((symbol) => ({ name: "get_ticker_info", input: { symbol } })));

const remark = (text: string): HouseholdCalls => ({ calls: [], remarks: [text], fallbacks: [] });
const planned = (calls: ToolCall[]): HouseholdCalls => ({ calls, remarks: [], fallbacks: [] });
