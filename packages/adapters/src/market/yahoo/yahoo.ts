import { addDays } from "@advisor/domain/day";
import type { Bar } from "@advisor/domain/market/bar";
import type { MarketPorts, QuotedSecurity } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { providerFault } from "../http/provider-fault.ts";
import type { Provider } from "../provider.ts";
import { requireSymbol } from "../shared/symbol.ts";
import { parseBars, parseQuote, YahooChart } from "./chart.ts";
import { openYahooClient, type YahooClient, type YahooDeps } from "./client.ts";
import { parseContracts, quoteDay, YahooOptionChain } from "./options.ts";
import { undefinedIfStale, yahooSource } from "./source.ts";
import { yahooSummaries } from "./summaries.ts";
import { toYahooSymbol } from "./symbol.ts";
import { openYahooSearch } from "./yahoo-search.ts";

type ServedPorts =
  | "quotes"
  | "history"
  | "news"
  | "symbols"
  | "fundamentals"
  | "owners"
  | "funds"
  | "options";

/** Market data from Yahoo Finance's pages: delayed, unofficial, and never stored. */
export function yahooProvider(deps: YahooDeps): Pick<MarketPorts, ServedPorts> {
  const client = openYahooClient(deps);
  const search = openYahooSearch(client, deps);
  return {
    quotes: quotes(client, deps),
    history: history(client, deps),
    news: search.news,
    symbols: search.symbols,
    ...yahooSummaries(client, deps, search),
    options: options(client, deps),
  };
}

/** Longer than any market closure. Older quotes are stale: a delisted stock keeps its last quote forever. */
const freshMs = 5 * 86_400_000;

function quotes(client: YahooClient, { clock }: YahooDeps): MarketPorts["quotes"] {
  const kept = openCache<QuotedSecurity | undefined>("quote", clock);
  const load = async (symbol: string) => {
    const found = parseQuote(symbol, await chart(client, symbol, { range: "1d", interval: "1d" }));
    if (found === undefined || clock.now() - Date.parse(found.quote.as_of) <= freshMs) return found;
    throw providerFault("stale", "yahoo", `has only the quote of ${found.quote.as_of}.`);
  };
  const get = (symbol: string, signal?: AbortSignal) => kept(symbol, () => load(symbol), signal);
  return {
    async get(symbol, signal) {
      const value = await get(symbol, signal);
      return value === undefined ? undefined : { value, source: yahooSource(value.quote.as_of) };
    },
    async many(symbols, signal) {
      const found = await Promise.all(
        symbols.map((symbol) => undefinedIfStale(get(symbol, signal))),
      );
      const value = found.filter((one) => one !== undefined);
      const oldest = value.map(({ quote }) => quote.as_of).sort()[0];
      return { value, source: yahooSource(oldest ?? clock.today()) };
    },
  };
}

const barsAYear = 252;

function history(client: YahooClient, { clock }: YahooDeps): MarketPorts["history"] {
  const kept = openCache<Bar[]>("news", clock);
  return {
    async daily(symbol, { from, to, limit }, signal) {
      const last = to ?? clock.today();
      const first = from ?? addDays(last, -(Math.ceil((limit / barsAYear) * 366) + 7));
      const query = { period1: seconds(first), period2: seconds(addDays(last, 1)), interval: "1d" };
      const load = async () => parseBars(await chart(client, symbol, query));
      const all = await kept(`${symbol} ${first} ${last}`, load, signal);
      const value = all.filter(({ at }) => at >= first && at <= last).slice(0, limit);
      const source = { ...yahooSource(value[0]?.at ?? last), delay: "eod" as const };
      return { value, source };
    },
  };
}

const seconds = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

async function chart(
  client: YahooClient,
  symbol: string,
  query: Record<string, string | number>,
): Promise<YahooChart> {
  const path = `/v8/finance/chart/${encodeURIComponent(toYahooSymbol(symbol))}`;
  const found = await client.get(YahooChart, path, query);
  requireSymbol("yahoo", symbol, found.chart.result[0].meta.symbol);
  return found;
}

/** Each expiration is a separate request, so only the next few are requested. */
const expirations = 6;

/** Yahoo has only today's chain; any other day is unknown. */
function options(client: YahooClient, { clock }: YahooDeps): MarketPorts["options"] {
  const kept = openCache<YahooOptionChain[]>("news", clock);
  const path = (symbol: string) =>
    `/v7/finance/options/${encodeURIComponent(toYahooSymbol(symbol))}`;
  const load = async (symbol: string): Promise<YahooOptionChain[]> => {
    const first = await client.inSession(YahooOptionChain, path(symbol), {});
    requireSymbol("yahoo", symbol, first?.underlyingSymbol);
    if (first === undefined || first.expirationDates.length === 0) return [];
    const others = await Promise.all(
      first.expirationDates
        .slice(1, expirations)
        .map((date) => client.inSession(YahooOptionChain, path(symbol), { date })),
    );
    return [first, ...others.filter((chain) => chain !== undefined)];
  };
  return {
    async chain(symbol, asked, signal) {
      const chains = await kept(symbol, () => load(symbol), signal);
      const [first] = chains;
      if (first === undefined) return undefined;
      const day = quoteDay(first);
      if (asked !== null && asked !== day)
        throw providerFault("not_found", "yahoo", `has the option chain of ${day} only.`);
      const price = first.quote.regularMarketPrice;
      const all = first.expirationDates.length;
      return {
        ...(all > expirations && {
          partial: `Only the next ${expirations} of ${all} expirations were read.`,
        }),
        value: {
          day,
          underlying_price: typeof price === "number" ? String(price) : null,
          options: chains.flatMap((chain) => parseContracts(symbol, chain)),
        },
        source: yahooSource(new Date(first.quote.regularMarketTime * 1000).toISOString()),
      };
    },
  };
}

export const provider: Provider = {
  answers: ["quotes", "history", "news", "symbols", "fundamentals", "owners", "funds", "options"],
  open: (env, deps) => yahooProvider({ ...deps, base: env.YAHOO_BASE_URL }),
};
