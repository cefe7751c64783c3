import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type * as Security from "@advisor/domain/security";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { liveValue } from "../shared/live-value.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { alphaVantageFunds } from "./funds.ts";
import { alphaVantageNews } from "./news.ts";
import { AlphaVantageOptionChain, parseOptionChain } from "./parse-options.ts";
import { AlphaVantageOverview, parseFundamentals } from "./parse-overview.ts";
import { AlphaVantageMatches, parseSecurities } from "./parse-search.ts";
import { type AlphaVantageClient, openAlphaVantageClient, providerName } from "./query.ts";
import { alphaVantageTranscripts } from "./transcripts.ts";

type ServedPorts = "fundamentals" | "news" | "options" | "transcripts" | "funds" | "symbols";

/** Alpha Vantage: mostly for data that no keyless provider has, such as option chains and transcripts. */
export function alphaVantageProvider(
  deps: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, ServedPorts> {
  const ask = openAlphaVantageClient(deps);
  return {
    fundamentals: fundamentalsPort(ask, deps),
    news: alphaVantageNews(ask, deps),
    options: optionsPort(ask, deps),
    transcripts: alphaVantageTranscripts(ask, deps),
    funds: alphaVantageFunds(ask, deps),
    symbols: symbolsPort(ask, deps),
  };
}

function fundamentalsPort(
  ask: AlphaVantageClient,
  { clock }: ProviderDeps,
): MarketPorts["fundamentals"] {
  const kept = openCache<Fundamentals | undefined>("fundamentals", clock);
  const load = async (symbol: string) =>
    parseFundamentals(
      symbol,
      await ask(AlphaVantageOverview, "OVERVIEW", { symbol: dashedSymbol(symbol) }),
    );
  return {
    async get(symbol, signal) {
      const value = await kept(symbol, () => load(symbol), signal);
      return value && liveValue(providerName, value, value.period_end ?? clock.today(), "filing");
    },
  };
}

function optionsPort(ask: AlphaVantageClient, { clock }: ProviderDeps): MarketPorts["options"] {
  const kept = openCache<ReturnType<typeof parseOptionChain>>("filings", clock);
  const load = async (symbol: string, date: string | null) =>
    parseOptionChain(
      symbol,
      await ask(AlphaVantageOptionChain, "HISTORICAL_OPTIONS", {
        symbol: dashedSymbol(symbol),
        date: date ?? undefined,
      }),
      date,
    );
  return {
    async chain(symbol, day, signal) {
      const key = `${symbol} ${day ?? `before ${clock.today()}`}`;
      const value = await kept(key, () => load(symbol, day), signal);
      return value && liveValue(providerName, value, value.day, "eod");
    },
  };
}

const suggestions = 5;

function symbolsPort(ask: AlphaVantageClient, { clock }: ProviderDeps): MarketPorts["symbols"] {
  const kept = openCache<Security.Info[]>("fundamentals", clock);
  const search = async (text: string, limit: number, signal?: AbortSignal) => {
    const load = async () =>
      parseSecurities(await ask(AlphaVantageMatches, "SYMBOL_SEARCH", { keywords: text }));
    const found = await kept(text, load, signal);
    return liveValue(providerName, found.slice(0, limit), clock.today(), "eod");
  };
  return {
    search,
    async suggest(text) {
      const { value, source } = await search(text, suggestions);
      return { value: value.map(({ symbol }) => symbol), source };
    },
  };
}

export const provider: Provider = {
  answers: ["fundamentals", "news", "options", "transcripts", "funds", "symbols"],
  keys: ["ALPHA_VANTAGE_API_KEY"],
  open: (env, deps) =>
    alphaVantageProvider({
      ...deps,
      base: env.ALPHA_VANTAGE_BASE_URL,
      key: env.ALPHA_VANTAGE_API_KEY,
    }),
};
