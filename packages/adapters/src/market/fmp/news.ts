import type { News } from "@advisor/domain/market/news";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { inRange, newest } from "../embedded/dated.ts";
import { cached } from "../http/cache.ts";
import type { ProviderHttp, World } from "../http/provider-http.ts";
import { live } from "../shared/live.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { Articles, newsItems } from "./parse-news.ts";

const mostArticles = 250;

/** One request for all symbols. */
export function news(http: ProviderHttp, { clock }: World): MarketPorts["news"] {
  const kept = cached<News[]>("news", clock);
  return {
    async list(symbols, range, signal) {
      const query = {
        symbols: symbols.map(dashedSymbol).join(","),
        from: range.from ?? undefined,
        to: range.to ?? undefined,
        page: 0,
        limit: mostArticles,
      };
      const load = async () => newsItems(await http.get(Articles, "/news/stock", { query }));
      const items = await kept(JSON.stringify(query), load, signal);
      const value = inRange(items, (item) => item.published_at, range);
      const as_of = newest(value, (item) => item.published_at) ?? clock.today();
      return live("fmp", value, as_of, "delayed");
    },
  };
}
