import type { Day } from "@advisor/domain/day";
import * as z from "zod";
import * as read from "./arguments.ts";
import { contentWords } from "./arguments.ts";
import type { ToolCall, Turn } from "./converse.ts";
import { queryTools } from "./household/names.ts";
import { assetClass } from "./read/filters.ts";
import { readMoney } from "./read/money.ts";
import { readPeriod } from "./read/period.ts";
import { symbols } from "./read/symbols.ts";
import { words } from "./read/words.ts";
import { writeTools } from "./write-tools.ts";

/** The last turn that looked something up, which "and in dollars?" and "what about the Roth?" refer to. */
export const lastLookup = (history: readonly Turn[]): Turn | undefined =>
  history.findLast((turn) => turn.calls.some(isRead));

/** The tickers that were looked up before. */
export function lookedUp(before: Turn | undefined): string {
  const looked = before?.calls.flatMap(({ input }) =>
    [input.symbol ?? [], input.symbols ?? []].flat(),
  );
  return (looked ?? []).map((symbol) => `$${symbol}`).join(" ");
}

/**
 * Repeats the previous turn's calls with the changes of this clause; empty when nothing changes or can be
 * repeated.
 */
export function followUpCalls(
  clause: string,
  before: Turn | undefined,
  today: Day | null,
): ToolCall[] {
  const calls = before?.calls.filter((call) => isRead(call) && !queryTools.has(call.name)) ?? [];
  const spoken = words(clause);
  const found = symbols(clause);
  const changes: Changes = {
    assetClass: found.length > 0 ? undefined : assetClass(spoken),
    deposit: readMoney(clause) ?? undefined,
    topic: /\babout (?:an? |the )?(\p{L}.*?)[\s?!.]*$/iu.exec(clause)?.[1],
    days: today === null ? undefined : readPeriod(clause, today),
  };
  const repeats = repeat.test(clause) && contentWords(clause).every((word) => repeat.test(word));
  const withSymbols = found.length > 0 ? onSymbols(calls, found, changes) : [];
  if (withSymbols.length > 0) return uniqueCalls(withSymbols);
  return uniqueCalls(
    calls.flatMap(
      (call) => changed(call, changes) ?? (repeats && !isSearch.has(call.name) ? [call] : []),
    ),
  );
}

/** The title of the task that the previous turn offered to create. */
export function offeredTask(before: Turn | undefined): string | undefined {
  return before?.results
    .flatMap(({ outcome }) => ("data" in outcome ? [Offers.safeParse(outcome.data).data] : []))
    .flatMap((data) => data?.offers ?? [])[0]?.title;
}

export const uniqueCalls = (calls: readonly ToolCall[]): ToolCall[] => [
  ...new Map(calls.map((call) => [JSON.stringify(call), call])).values(),
];

const Offers = z.object({ offers: z.array(z.object({ title: z.string() })) });

interface Changes {
  assetClass: string | undefined;
  deposit: number | undefined;
  topic: string | undefined;
  days: { from: Day; to: Day } | undefined;
}

const isRead = (call: ToolCall): boolean => !writeTools.has(call.name);

const repeat =
  /\b(?:why|how so|how come|dollars?|percent|percentages?|again|more|details?|trades?|explain|refresh|lots|gains?|best|worst|winners?|losers?|biggest|largest|which ones?|how much|how many|how far)\b/i;

/** Repeats calls for other tickers; tools that take a list of tickers get all of them in one call. */
function onSymbols(calls: readonly ToolCall[], found: string[], changes: Changes): ToolCall[] {
  return calls.flatMap((call) =>
    "symbols" in call.input
      ? [{ ...call, input: { ...call.input, symbols: found } }]
      : found.map((symbol) => withSymbol(call, symbol, changes)),
  );
}

const queries: Readonly<Record<string, string>> = {
  search_documents: "query",
  search_tickers: "query",
  perplexity_search: "query",
  company_lookup: "company_name",
  get_etf_list: "search",
  get_facts: "topic",
};

/** Their results are the same for any words but those they search for. */
const isSearch: ReadonlySet<string> = new Set(["perplexity_search", "search_documents"]);

/** Tools for instruments, which take no tickers: a ticker after them asks for its price. */
const ofInstruments: ReadonlySet<string> = new Set([
  "search_instruments",
  "get_market_quote",
  "get_historical_data",
]);

function withSymbol(call: ToolCall, symbol: string, changes: Changes): ToolCall {
  if (ofInstruments.has(call.name)) return { name: "get_ticker_info", input: { symbol } };
  const key = queries[call.name];
  if (key !== undefined) return { ...call, input: { ...call.input, [key]: symbol } };
  if (call.name === "compare_to_ips") return call;
  return { ...call, input: { ...call.input, ...dated(changes), symbol } };
}

function changed(call: ToolCall, changes: Changes): ToolCall[] | undefined {
  if (call.name === "compare_to_ips") return changedComparison(call, changes);
  const key = queries[call.name];
  if (key !== undefined) {
    if (changes.topic === undefined) return undefined;
    const query =
      call.name === "search_documents"
        ? String(read.searchInput(changes.topic).query)
        : changes.topic;
    return [{ ...call, input: { ...call.input, [key]: query } }];
  }
  const input = byDay.has(call.name) ? dated(changes) : {};
  if (Object.keys(input).length === 0) return undefined;
  return [{ ...call, input: { ...call.input, ...input } }];
}

const byDay: ReadonlySet<string> = new Set([
  "get_ticker_news",
  "get_all_ticker_news",
  "get_insider_trades",
  "get_darkpool_trades",
  "get_congress_trades",
]);

const dated = ({ days }: Changes) => (days === undefined ? {} : { from: days.from, to: days.to });

/** A deposit becomes an argument of the comparison; a class repeats the call, which covers the whole policy. */
function changedComparison(call: ToolCall, changes: Changes): ToolCall[] | undefined {
  if (changes.deposit !== undefined) {
    return [{ ...call, input: { ...call.input, deposit_usd: changes.deposit } }];
  }
  return changes.assetClass === undefined ? undefined : [call];
}
