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
  given: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, ServedPorts> {
  const http = providerHttp({
    ...given,
    provider: "fmp",
    base: given.base ?? "https://financialmodelingprep.com/stable",
    needs: { FMP_API_KEY: given.key },
    query: { apikey: given.key },
    pace: { perMinute: 300 },
    timeoutMs: 8000,
    refused: fmpRefusal,
  });
  const profile = openProfileCache(http, given);
  return {
    quotes: fmpQuotes(http, profile, given),
    fundamentals: fmpFundamentals(http, profile, given),
    news: fmpNews(http, given),
    insiders: fmpInsiderTrades(http, given),
    congress: fmpCongressTrades(http, given),
    owners: fmpOwners(http, given),
    funds: fmpFunds(http, given),
    transcripts: fmpTranscripts(http, given),
    symbols: fmpSymbols(http, given),
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
