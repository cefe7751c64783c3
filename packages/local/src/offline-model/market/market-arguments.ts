import { type Clause, optional } from "../clause.ts";
import type { Call } from "../converse.ts";
import { count, fiscalQuarter } from "../read/amounts.ts";
import { due } from "../read/due.ts";
import { period } from "../read/period.ts";
import { subjects } from "../read/symbols.ts";
import { says, words } from "../read/words.ts";

const most = { bulk: 50, news: 10 };

/** One call for three tickers or more; how a holding performs is told by the holding and its price. */
export function prices({ text, about, offered }: Clause): Call[] {
  const found = subjects(text, about);
  if (found.length > 2 && offered.includes("get_ticker_info_bulk")) {
    return [{ name: "get_ticker_info_bulk", input: { symbols: found.slice(0, most.bulk) } }];
  }
  const performs = /\bperform\w*\b/i.test(text) && offered.includes("get_household_holdings");
  return found.flatMap((symbol) => [
    ...(performs ? [{ name: "get_household_holdings", input: { symbol } }] : []),
    { name: "get_ticker_info", input: { symbol } },
  ]);
}

export function news({ offered, ...clause }: Clause): Call[] {
  const found = subjects(clause.text, clause.about);
  if (found.length > 1 && offered.includes("get_all_ticker_news")) {
    const input = { symbols: found.slice(0, most.news), ...rows(clause) };
    return [{ name: "get_all_ticker_news", input }];
  }
  return found.map((symbol) => ({ name: "get_ticker_news", input: { symbol, ...rows(clause) } }));
}

/** For the tools that list rows of one ticker by day. */
export const rowsOfEach =
  (name: string) =>
  (clause: Clause): Call[] =>
    subjects(clause.text, clause.about).map((symbol) => ({
      name,
      input: { symbol, ...rows(clause) },
    }));

/** The disclosures of one ticker, or of all. */
export function congress(clause: Clause): Call[] {
  const calls = rowsOfEach("get_congress_trades")(clause);
  return calls.length > 0 ? calls : [{ name: "get_congress_trades", input: rows(clause) }];
}

export const owners = ({ text, about }: Clause): Call[] =>
  subjects(text, about).map((symbol) => ({
    name: "get_institution_ownership",
    input: { symbol, ...optional("limit", count(text)) },
  }));

export const fundamentals = ({ text, about }: Clause): Call[] =>
  subjects(text, about).map((symbol) => ({ name: "get_ticker_fundamentals", input: { symbol } }));

export function options({ text, about, today }: Clause): Call[] {
  const spoken = words(text);
  const calls = says(spoken, "call") || says(spoken, "calls");
  const puts = says(spoken, "put") || says(spoken, "puts");
  const type = calls === puts ? undefined : calls ? "call" : "put";
  const expires = /\bexpir\w*(?: on| at)? (.*)/i.exec(text)?.[1];
  const day = today === null || expires !== undefined ? undefined : period(text, today);
  const expiration = today === null || expires === undefined ? undefined : due(expires, today)?.day;
  return subjects(text, about).map((symbol) => ({
    name: "get_historical_options",
    input: {
      symbol,
      ...optional("type", type),
      ...optional("expiration", expiration),
      ...optional("date", day?.from === day?.to ? day?.to : undefined),
    },
  }));
}

export const earnings = ({ text, about, today }: Clause): Call[] =>
  subjects(text, about).map((symbol) => ({
    name: "get_quartr_earnings",
    input: { symbol, ...optional("quarter", fiscalQuarter(text, today)) },
  }));

export function fundList({ text }: Clause): Call[] {
  const search = left(text, fundWords);
  const input = {
    ...(search === "" ? {} : { search: search.slice(0, 100) }),
    ...optional("limit", count(text)),
  };
  return [{ name: "get_etf_list", input }];
}

export const tickerSearch = ({ text }: Clause): Call[] =>
  named("search_tickers", "query", left(text, searchWords), 100);

export const companies = ({ text }: Clause): Call[] =>
  named("company_lookup", "company_name", left(text, searchWords), 120);

/** What follows "search the web for", else the words without the request. */
export function webSearch({ text }: Clause): Call[] {
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
  const days = today === null ? undefined : period(text, today);
  return {
    ...optional("from", days?.from),
    ...optional("to", days?.to),
    ...optional("limit", count(text)),
  };
}

const named = (name: string, key: string, text: string, longest: number): Call[] =>
  text === "" ? [] : [{ name, input: { [key]: text.slice(0, longest) } }];

/** The words of the clause that are no words of the request. */
const left = (text: string, request: ReadonlySet<string>): string =>
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
