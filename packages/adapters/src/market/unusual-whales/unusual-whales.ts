import type { MarketPorts } from "@advisor/tools/market-ports";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import { funds } from "./funds.ts";
import { congress, darkpool, insiders, news, owners } from "./lists.ts";
import { options } from "./options.ts";
import { quotes } from "./quotes.ts";

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
export function unusualWhales(
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
    quotes: quotes(http, given),
    news: news(http, given),
    insiders: insiders(http, given),
    darkpool: darkpool(http, given),
    congress: congress(http, given),
    owners: owners(http, given),
    options: options(http, given),
    funds: funds(http, given),
  };
}
