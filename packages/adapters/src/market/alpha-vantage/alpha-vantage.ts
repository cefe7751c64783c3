import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type * as Security from "@advisor/domain/security";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue } from "../shared/live.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { funds } from "./funds.ts";
import { news } from "./news.ts";
import { Chain, chain } from "./parse-options.ts";
import { fundamentals, Overview } from "./parse-overview.ts";
import { Matches, securities } from "./parse-search.ts";
import { type CallFunction, openFunctions, provider } from "./query.ts";
import { transcripts } from "./transcripts.ts";

type ServedPorts = "fundamentals" | "news" | "options" | "transcripts" | "funds" | "symbols";

/** Alpha Vantage, used mostly for what no keyless source has: option chains and transcripts. */
export function alphaVantage(
  given: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, ServedPorts> {
  const ask = openFunctions(given);
  return {
    fundamentals: fundamentalsPort(ask, given),
    news: news(ask, given),
    options: optionsPort(ask, given),
    transcripts: transcripts(ask, given),
    funds: funds(ask, given),
    symbols: symbolsPort(ask, given),
  };
}

function fundamentalsPort(ask: CallFunction, { clock }: ProviderDeps): MarketPorts["fundamentals"] {
  const kept = openCache<Fundamentals | undefined>("fundamentals", clock);
  const load = async (symbol: string) =>
    fundamentals(symbol, await ask(Overview, "OVERVIEW", { symbol: dashedSymbol(symbol) }));
  return {
    async get(symbol, signal) {
      const value = await kept(symbol, () => load(symbol), signal);
      return value && liveValue(provider, value, value.period_end ?? clock.today(), "filing");
    },
  };
}

function optionsPort(ask: CallFunction, { clock }: ProviderDeps): MarketPorts["options"] {
  const kept = openCache<ReturnType<typeof chain>>("filings", clock);
  const load = async (symbol: string, date: string | null) =>
    chain(
      symbol,
      await ask(Chain, "HISTORICAL_OPTIONS", {
        symbol: dashedSymbol(symbol),
        date: date ?? undefined,
      }),
    );
  return {
    async chain(symbol, day, signal) {
      const key = `${symbol} ${day ?? `before ${clock.today()}`}`;
      const value = await kept(key, () => load(symbol, day), signal);
      return value && liveValue(provider, value, value.day, "eod");
    },
  };
}

const suggestions = 5;

function symbolsPort(ask: CallFunction, { clock }: ProviderDeps): MarketPorts["symbols"] {
  const kept = openCache<Security.Info[]>("fundamentals", clock);
  const search = async (text: string, limit: number, signal?: AbortSignal) => {
    const load = async () => securities(await ask(Matches, "SYMBOL_SEARCH", { keywords: text }));
    const found = await kept(text, load, signal);
    return liveValue(provider, found.slice(0, limit), clock.today(), "eod");
  };
  return {
    search,
    async suggest(text) {
      const { value, source } = await search(text, suggestions);
      return { value: value.map(({ symbol }) => symbol), source };
    },
  };
}
