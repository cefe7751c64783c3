import type { MarketPorts } from "@advisor/tools/market-ports";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import { congress, insiders, owners } from "./filings.ts";
import { fundamentals } from "./fundamentals.ts";
import { funds } from "./funds.ts";
import { news } from "./news.ts";
import { openProfiles } from "./profiles.ts";
import { quotes } from "./quotes.ts";
import { refused } from "./refused.ts";
import { symbols } from "./symbols.ts";
import { transcripts } from "./transcripts.ts";

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
export function fmp(
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
    refused,
  });
  const profile = openProfiles(http, given);
  return {
    quotes: quotes(http, profile, given),
    fundamentals: fundamentals(http, profile, given),
    news: news(http, given),
    insiders: insiders(http, given),
    congress: congress(http, given),
    owners: owners(http, given),
    funds: funds(http, given),
    transcripts: transcripts(http, given),
    symbols: symbols(http, given),
  };
}
