import type { News } from "@advisor/domain/market/news";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { latestDate, newestInRange } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue } from "../shared/live-value.ts";
import { missingRowsReason } from "../shared/missing-rows.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { FmpArticles, parseNews } from "./parse-news.ts";

const mostArticles = 250;

/** One request for all symbols. */
export function fmpNews(http: ProviderHttp, { clock }: ProviderDeps): MarketPorts["news"] {
  const kept = openCache<News[]>("news", clock);
  return {
    async list(symbols, range, signal) {
      const query = {
        symbols: symbols.map(dashedSymbol).join(","),
        from: range.from ?? undefined,
        to: range.to ?? undefined,
        page: 0,
        limit: mostArticles,
      };
      const load = async () => parseNews(await http.get(FmpArticles, "/news/stock", { query }));
      const items = await kept(JSON.stringify(query), load, signal);
      const value = newestInRange(items, (item) => item.published_at, range);
      const as_of = latestDate(value, (item) => item.published_at) ?? clock.today();
      const read = items.map((item) => item.published_at);
      const isCut = items.length >= mostArticles;
      const partial = isCut
        ? missingRowsReason({ read, noun: "articles", range, found: value.length })
        : undefined;
      return liveValue("fmp", value, as_of, "delayed", partial);
    },
  };
}
