import { alphaVantageProvider } from "@advisor/adapters/market/alpha-vantage/alpha-vantage";
import { dhanProvider } from "@advisor/adapters/market/dhan/dhan";
import { fmpProvider } from "@advisor/adapters/market/fmp/fmp";
import type { ProviderDeps } from "@advisor/adapters/market/http/provider-http";
import { perplexityProvider } from "@advisor/adapters/market/perplexity/perplexity";
import { quartrProvider } from "@advisor/adapters/market/quartr/quartr";
import { unusualWhalesProvider } from "@advisor/adapters/market/unusual-whales/unusual-whales";
import { expect, test } from "vitest";
import { world } from "./provider-server.ts";

const set = { key: "k", base: undefined };
const trader = { access_token: "t", client_id: "c" };
const wanted = { text: "tcs", type: null, segment: null, limit: 1 };

/** The addresses that a request goes to; nothing leaves the machine. */
async function addresses(ask: (given: ProviderDeps) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  await ask({
    ...world(),
    fetch: async (input) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return new Response("", { status: 404 });
    },
  }).catch((error: unknown) => expect(error).toMatchObject({ code: "not_found" }));
  return asked;
}

test.each<[string, (given: ProviderDeps) => Promise<unknown>]>([
  [
    "https://www.alphavantage.co/query?apikey=k&function=OVERVIEW&symbol=IBM",
    (given) => alphaVantageProvider({ ...given, ...set }).fundamentals.get("IBM"),
  ],
  [
    "https://api.unusualwhales.com/api/institution/IBM/ownership?limit=500",
    (given) => unusualWhalesProvider({ ...given, ...set }).owners.list("IBM", 1),
  ],
  [
    "https://financialmodelingprep.com/stable/batch-quote?apikey=k&symbols=IBM",
    (given) => fmpProvider({ ...given, ...set }).quotes.many(["IBM"]),
  ],
  [
    "https://api.quartr.com/public/v3/companies?tickers=IBM&limit=100",
    (given) => quartrProvider({ ...given, ...set }).transcripts.get("IBM", null),
  ],
  [
    "https://api.perplexity.ai/search",
    (given) => perplexityProvider({ ...given, ...set }).web.search("ibm", 1),
  ],
  [
    "https://api.dhan.co/v2/marketfeed/quote",
    (given) => open(given).instrument_quotes.many({ NSE_EQ: ["1"] }),
  ],
  [
    "https://images.dhan.co/api-data/api-scrip-master-detailed.csv",
    (given) => open(given).instruments.search(wanted),
  ],
])("without a configured base URL, %s is used", async (address, ask) => {
  expect(await addresses(ask)).toEqual([address]);
});

const open = (given: ProviderDeps) =>
  dhanProvider({ ...given, base: undefined, imagesBase: undefined })(trader);
