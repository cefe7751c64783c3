import type { MarketPorts } from "@advisor/tools/market-ports";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { liveValue } from "../shared/live-value.ts";
import { PerplexityResponse, parseWebResults, searchCostUsd } from "./parse-search.ts";

const mostResults = 20;

/**
 * Perplexity's web search. Results are never cached, because each paid search should be current.
 */
export function perplexityProvider(
  deps: ProviderDeps & { key: string | undefined; base: string | undefined },
): Pick<MarketPorts, "web"> {
  const http = providerHttp({
    ...deps,
    provider: "perplexity",
    base: deps.base ?? "https://api.perplexity.ai",
    needs: { PERPLEXITY_API_KEY: deps.key },
    headers: { authorization: `Bearer ${deps.key}`, accept: "application/json" },
    pace: { perMinute: 50 },
    timeoutMs: 15_000,
  });
  return {
    web: {
      async search(query, limit, signal) {
        const asked = { query, max_results: Math.min(mostResults, limit) };
        const found = await http.post(PerplexityResponse, "/search", asked, { signal });
        const results = parseWebResults(found).slice(0, limit);
        const value = { answer: null, results, cost_usd: searchCostUsd(found) };
        return liveValue("perplexity", value, deps.clock.today(), "realtime");
      },
    },
  };
}

export const provider: Provider = {
  answers: ["web"],
  keys: ["PERPLEXITY_API_KEY"],
  open: (env, deps) =>
    perplexityProvider({ ...deps, base: env.PERPLEXITY_BASE_URL, key: env.PERPLEXITY_API_KEY }),
};
