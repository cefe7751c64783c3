import type { News } from "@advisor/domain/market/news";
import type * as Security from "@advisor/domain/security";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { missingRowsReason } from "../shared/missing-rows.ts";
import type { YahooClient, YahooDeps } from "./client.ts";
import { parseHeadlines, parseSecurities, YahooSearchResponse } from "./search.ts";
import { yahooSource } from "./source.ts";
import { toYahooSymbol } from "./symbol.ts";

const path = "/v1/finance/search";
const headlinesASymbol = 20;
const mostFound = 20;
const suggestions = 5;

/** Yahoo's search: securities by name or ticker, and headlines by ticker. */
export function openYahooSearch(client: YahooClient, { clock }: YahooDeps) {
  const found = openCache<Security.Info[]>("news", clock);
  const newsCache = openCache<News[]>("news", clock);
  const search = (text: string, signal?: AbortSignal) => {
    const query = { q: text, quotesCount: mostFound, newsCount: 0 };
    return found(
      text,
      async () => parseSecurities(await client.get(YahooSearchResponse, path, query)),
      signal,
    );
  };
  const titles = (symbol: string, signal?: AbortSignal) => {
    const query = { q: toYahooSymbol(symbol), quotesCount: 0, newsCount: headlinesASymbol };
    return newsCache(
      symbol,
      async () => parseHeadlines(symbol, await client.get(YahooSearchResponse, path, query)),
      signal,
    );
  };
  const symbols: MarketPorts["symbols"] = {
    async suggest(text) {
      const value = (await search(text)).slice(0, suggestions).map(({ symbol }) => symbol);
      return { value, source: yahooSource(clock.today()) };
    },
    async search(text, limit, signal) {
      return {
        value: (await search(text, signal)).slice(0, limit),
        source: yahooSource(clock.today()),
      };
    },
  };
  const news: MarketPorts["news"] = {
    async list(wanted, range, signal) {
      const lists = await Promise.all(wanted.map((symbol) => titles(symbol, signal)));
      const value = newest(lists.flat(), range);
      const cut = lists.filter((list) => list.length >= headlinesASymbol);
      const read = cut.flat().map((item) => item.published_at);
      const partial = missingRowsReason({ read, noun: "headlines", range, found: value.length });
      return {
        value,
        source: yahooSource(value[0]?.published_at ?? clock.today()),
        ...(partial === undefined ? {} : { partial }),
      };
    },
  };
  return { search, symbols, news };
}

export type YahooSearch = ReturnType<typeof openYahooSearch>;

/** Each item once, newest first. */
function newest(items: News[], { from, to, limit }: Range): News[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
    .filter(
      ({ published_at: at }) =>
        (from === null || at >= from) && (to === null || at.slice(0, 10) <= to),
    )
    .sort((a, b) => b.published_at.localeCompare(a.published_at))
    .slice(0, limit);
}
