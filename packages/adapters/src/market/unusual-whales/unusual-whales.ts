import type { MarketPorts } from "@advisor/tools/market-ports";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { unusualWhalesFunds } from "./funds.ts";
import {
  unusualWhalesCongressTrades,
  unusualWhalesDarkpoolTrades,
  unusualWhalesInsiderTrades,
  unusualWhalesNews,
  unusualWhalesOwners,
} from "./lists.ts";
import { unusualWhalesOptions } from "./options.ts";
import { unusualWhalesQuotes } from "./quotes.ts";

type ServedPorts =
  | "quotes"
  | "news"
  | "insiders"
  | "darkpool"
  | "congress"
  | "owners"
  | "options"
  | "funds";

/** Unusual Whales (paid): US markets in real time, off-exchange prints, disclosures. */
export function unusualWhalesProvider(
  deps: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, ServedPorts> {
  const http = providerHttp({
    ...deps,
    provider: "unusual-whales",
    base: deps.base ?? "https://api.unusualwhales.com",
    needs: { UNUSUAL_WHALES_API_KEY: deps.key },
    headers: { authorization: `Bearer ${deps.key}`, accept: "application/json" },
    pace: { perMinute: 120 },
    timeoutMs: 8000,
  });
  return {
    quotes: unusualWhalesQuotes(http, deps),
    news: unusualWhalesNews(http, deps),
    insiders: unusualWhalesInsiderTrades(http, deps),
    darkpool: unusualWhalesDarkpoolTrades(http, deps),
    congress: unusualWhalesCongressTrades(http, deps),
    owners: unusualWhalesOwners(http, deps),
    options: unusualWhalesOptions(http, deps),
    funds: unusualWhalesFunds(http, deps),
  };
}

export const provider: Provider = {
  answers: ["quotes", "news", "insiders", "darkpool", "congress", "owners", "options", "funds"],
  keys: ["UNUSUAL_WHALES_API_KEY"],
  open: (env, deps) =>
    unusualWhalesProvider({
      ...deps,
      base: env.UNUSUAL_WHALES_BASE_URL,
      key: env.UNUSUAL_WHALES_API_KEY,
    }),
};
