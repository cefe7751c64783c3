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
  given: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, ServedPorts> {
  const http = providerHttp({
    ...given,
    provider: "unusual-whales",
    base: given.base ?? "https://api.unusualwhales.com",
    needs: { UNUSUAL_WHALES_API_KEY: given.key },
    headers: { authorization: `Bearer ${given.key}`, accept: "application/json" },
    pace: { perMinute: 120 },
    timeoutMs: 8000,
  });
  return {
    quotes: unusualWhalesQuotes(http, given),
    news: unusualWhalesNews(http, given),
    insiders: unusualWhalesInsiderTrades(http, given),
    darkpool: unusualWhalesDarkpoolTrades(http, given),
    congress: unusualWhalesCongressTrades(http, given),
    owners: unusualWhalesOwners(http, given),
    options: unusualWhalesOptions(http, given),
    funds: unusualWhalesFunds(http, given),
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
