import { type Clause, optionalField } from "../clause.ts";
import type { ToolCall } from "../converse.ts";
import { fiscalQuarter, readCount } from "../read/amounts.ts";
import { readDueDate } from "../read/due-date.ts";
import { readPeriod } from "../read/period.ts";
import { subjectSymbols } from "../read/symbols.ts";
import { containsPhrase, words } from "../read/words.ts";

const most = { bulk: 50, news: 10 };

/**
 * One bulk call for three tickers or more. The performance of a holding needs both the holding and
 * its price.
 */
export function priceCalls({ text, about, offered }: Clause): ToolCall[] {
  const found = subjectSymbols(text, about);
  if (found.length > 2 && offered.includes("get_ticker_info_bulk")) {
    return [{ name: "get_ticker_info_bulk", input: { symbols: found.slice(0, most.bulk) } }];
  }
  const performs = /\bperform\w*\b/i.test(text) && offered.includes("get_household_holdings");
  return found.flatMap((symbol) => [
    ...(performs ? [{ name: "get_household_holdings", input: { symbol } }] : []),
    { name: "get_ticker_info", input: { symbol } },
  ]);
}

export function tickerNewsCalls({ offered, ...clause }: Clause): ToolCall[] {
  const found = subjectSymbols(clause.text, clause.about);
  if (found.length > 1 && offered.includes("get_all_ticker_news")) {
    const input = { symbols: found.slice(0, most.news), ...rows(clause) };
    return [{ name: "get_all_ticker_news", input }];
  }
  return found.map((symbol) => ({ name: "get_ticker_news", input: { symbol, ...rows(clause) } }));
}

/** Arguments for tools that list rows of one ticker by day. */
export const rowCalls =
  (name: string) =>
  (clause: Clause): ToolCall[] =>
    subjectSymbols(clause.text, clause.about).map((symbol) => ({
      name,
      input: { symbol, ...rows(clause) },
    }));

/** Disclosures for one ticker, or for all. */
export function congressCalls(clause: Clause): ToolCall[] {
  const calls = rowCalls("get_congress_trades")(clause);
  return calls.length > 0 ? calls : [{ name: "get_congress_trades", input: rows(clause) }];
}

export const ownerCalls = ({ text, about }: Clause): ToolCall[] =>
  subjectSymbols(text, about).map((symbol) => ({
    name: "get_institution_ownership",
    input: { symbol, ...optionalField("limit", readCount(text)) },
  }));

export const fundamentalsCalls = ({ text, about }: Clause): ToolCall[] =>
  subjectSymbols(text, about).map((symbol) => ({
    name: "get_ticker_fundamentals",
    input: { symbol },
  }));

export function optionCalls({ text, about, today }: Clause): ToolCall[] {
  const spoken = words(text);
  const calls = containsPhrase(spoken, "call") || containsPhrase(spoken, "calls");
  const puts = containsPhrase(spoken, "put") || containsPhrase(spoken, "puts");
  const type = calls === puts ? undefined : calls ? "call" : "put";
  const expires = /\bexpir\w*(?: on| at)? (.*)/i.exec(text)?.[1];
  const day = today === null || expires !== undefined ? undefined : readPeriod(text, today);
  const expiration =
    today === null || expires === undefined ? undefined : readDueDate(expires, today)?.day;
  return subjectSymbols(text, about).map((symbol) => ({
    name: "get_historical_options",
    input: {
      symbol,
      ...optionalField("type", type),
      ...optionalField("expiration", expiration),
      ...optionalField("date", day?.from === day?.to ? day?.to : undefined),
    },
  }));
}

export const earningsCalls = ({ text, about, today }: Clause): ToolCall[] =>
  subjectSymbols(text, about).map((symbol) => ({
    name: "get_quartr_earnings",
    input: { symbol, ...optionalField("quarter", fiscalQuarter(text, today)) },
  }));

export function fundListCalls({ text }: Clause): ToolCall[] {
  const search = withoutRequestWords(text, fundWords);
  const input = {
    ...(search === "" ? {} : { search: search.slice(0, 100) }),
    ...optionalField("limit", readCount(text)),
  };
  return [{ name: "get_etf_list", input }];
}

export const tickerSearchCalls = ({ text }: Clause): ToolCall[] =>
  named("search_tickers", "query", withoutRequestWords(text, searchWords), 100);

export const companyCalls = ({ text }: Clause): ToolCall[] =>
  named("company_lookup", "company_name", withoutRequestWords(text, searchWords), 120);

/** The words after "search the web for", otherwise the words without the request. */
export function webSearchCalls({ text }: Clause): ToolCall[] {
  const after =
    /\b(?:web|internet|online|perplexity|google)\b[ ,:]*(?:for |about |to find )?(.*)/is;
  const said = after.exec(text)?.[1]?.replace(/^\W+|[\s?!.]+$/g, "") ?? "";
  const query =
    said === ""
      ? text.replace(/\b(?:search|browse|look up|check|find|on|the|web|internet|online)\b/gi, " ")
      : said;
  return named("perplexity_search", "query", query.replace(/\s+/g, " ").trim(), 400);
}

function rows({ text, today }: Pick<Clause, "text" | "today">): Record<string, unknown> {
  const days = today === null ? undefined : readPeriod(text, today);
  return {
    ...optionalField("from", days?.from),
    ...optionalField("to", days?.to),
    ...optionalField("limit", readCount(text)),
  };
}

const named = (name: string, key: string, text: string, longest: number): ToolCall[] =>
  text === "" ? [] : [{ name, input: { [key]: text.slice(0, longest) } }];

/** The words of the clause that are not part of the request. */
const withoutRequestWords = (text: string, request: ReadonlySet<string>): string =>
  (text.match(/[\p{L}\p{N}&.'’-]+/gu) ?? [])
    .map((word) => word.replace(/^[.'’-]+|[.'’-]+$|['’]s$/g, ""))
    .filter((word) => word !== "" && !request.has(word.toLowerCase()))
    .join(" ");

const asking =
  "a about all an and any are as at be can could do does find for from get give has have i in is it its list look me my of on or please search show some that the there these this to up us was we what what's whats which who will with would you exist available tell there's";
const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const fundWords = set(
  `${asking} etf etfs fund funds exchange-traded traded exchange top tracking track cover covers covering good best cheap`,
);
const searchWords = set(
  `${asking} ticker tickers symbol symbols stock company companies called named profile lookup sector industry business kind line inc what's`,
);
