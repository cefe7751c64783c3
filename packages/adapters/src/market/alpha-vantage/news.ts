import type { News } from "@advisor/domain/market/news";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import { latestDate, newestInRange } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue } from "../shared/live-value.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { AlphaVantageNewsFeed, parseNews } from "./parse-news.ts";
import { type AlphaVantageClient, providerName } from "./query.ts";

/**
 * One request for each symbol: a request with several tickers returns only articles about all of
 * them.
 */
export function alphaVantageNews(
  ask: AlphaVantageClient,
  { clock }: ProviderDeps,
): MarketPorts["news"] {
  const kept = openCache<News[]>("news", clock);
  const about = (symbol: string, range: Range, signal?: AbortSignal) => {
    const asked = {
      tickers: dashedSymbol(symbol),
      time_from: minute(range.from, "0000"),
      time_to: minute(range.to, "2359"),
      sort: "LATEST",
      limit: Math.min(1000, Math.max(50, range.limit)),
    };
    const load = async () => parseNews(await ask(AlphaVantageNewsFeed, "NEWS_SENTIMENT", asked));
    return kept(JSON.stringify(asked), load, signal);
  };
  return {
    async list(symbols, range, signal) {
      const lists = await Promise.all(symbols.map((symbol) => about(symbol, range, signal)));
      const items = new Map(lists.flat().map((item) => [item.id, item]));
      const value = newestInRange([...items.values()], (item) => item.published_at, range);
      const as_of = latestDate(value, (item) => item.published_at) ?? clock.today();
      return liveValue(providerName, value, as_of, "delayed");
    },
  };
}

const minute = (day: string | null, time: string): string | undefined =>
  day === null ? undefined : `${day.replaceAll("-", "")}T${time}`;
