import type { MarketPorts } from "@advisor/tools/market-ports";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { fmpCongressTrades, fmpInsiderTrades, fmpOwners } from "./filings.ts";
import { fmpFundamentals } from "./fundamentals.ts";
import { fmpFunds } from "./funds.ts";
import { fmpNews } from "./news.ts";
import { openProfileCache } from "./profiles.ts";
import { fmpQuotes } from "./quotes.ts";
import { fmpRefusal } from "./refusal.ts";
import { fmpSymbols } from "./symbols.ts";
import { fmpTranscripts } from "./transcripts.ts";

type ServedPorts =
  | "quotes"
  | "fundamentals"
  | "news"
  | "insiders"
  | "congress"
  | "owners"
  | "funds"
  | "transcripts"
  | "symbols";

/** Financial Modeling Prep. A free key covers little; other requests are refused as not covered. */
export function fmpProvider(
  deps: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, ServedPorts> {
  const http = providerHttp({
    ...deps,
    provider: "fmp",
    base: deps.base ?? "https://financialmodelingprep.com/stable",
    needs: { FMP_API_KEY: deps.key },
    query: { apikey: deps.key },
    pace: { perMinute: 300 },
    timeoutMs: 8000,
    refused: fmpRefusal,
  });
  const profile = openProfileCache(http, deps);
  return {
    quotes: fmpQuotes(http, profile, deps),
    fundamentals: fmpFundamentals(http, profile, deps),
    news: fmpNews(http, deps),
    insiders: fmpInsiderTrades(http, deps),
    congress: fmpCongressTrades(http, deps),
    owners: fmpOwners(http, deps),
    funds: fmpFunds(http, deps),
    transcripts: fmpTranscripts(http, deps),
    symbols: fmpSymbols(http, deps),
  };
}

export const provider: Provider = {
  answers: [
    "quotes",
    "fundamentals",
    "news",
    "insiders",
    "congress",
    "owners",
    "funds",
    "transcripts",
    "symbols",
  ],
  keys: ["FMP_API_KEY"],
  open: (env, deps) => fmpProvider({ ...deps, base: env.FMP_BASE_URL, key: env.FMP_API_KEY }),
};
