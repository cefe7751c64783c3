import type * as z from "zod";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import { alphaVantageRefusal } from "./refusal.ts";

export const providerName = "alpha-vantage";

/** Calls one of Alpha Vantage's functions by name. */
export type AlphaVantageClient = <Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  asked: Readonly<Record<string, string | number | undefined>>,
) => Promise<z.infer<Schema>>;

/** The free key allows 25 requests a day, and one a second. */
export function openAlphaVantageClient(
  deps: ProviderDeps & { key: string | undefined; base: string | undefined },
): AlphaVantageClient {
  const http = providerHttp({
    ...deps,
    provider: providerName,
    base: deps.base ?? "https://www.alphavantage.co",
    needs: { ALPHA_VANTAGE_API_KEY: deps.key },
    query: { apikey: deps.key },
    pace: { perSecond: 1, perDay: 25 },
    timeoutMs: 10_000,
    refused: alphaVantageRefusal,
  });
  return (schema, name, asked) =>
    http.get(schema, "/query", { query: { function: name, ...asked } });
}
