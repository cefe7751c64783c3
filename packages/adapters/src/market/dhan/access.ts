import { type ProviderDeps, type ProviderHttp, providerHttp } from "../http/provider-http.ts";
import { type DhanCredentials, dhanClientId } from "./credentials.ts";
import { dhanRefusal } from "./refusal.ts";

/** HTTP clients with one trader's credentials. Quotes and charts have separate rate limits. */
export interface DhanAccess {
  quotes: ProviderHttp;
  charts: ProviderHttp;
}

/**
 * DhanHQ's limits: one quote request per second, five chart requests per second, and 7,000 chart
 * requests per day.
 */
export function openDhanAccess(
  deps: ProviderDeps & { base: string | undefined },
  credentials: DhanCredentials,
): DhanAccess {
  const client = dhanClientId(credentials);
  const { access_token } = credentials;
  const common = {
    ...deps,
    provider: "dhan",
    base: deps.base ?? "https://api.dhan.co/v2",
    needs: { DHAN_ACCESS_TOKEN: access_token, DHAN_CLIENT_ID: client },
    headers: {
      "access-token": access_token ?? "",
      "client-id": client ?? "",
      accept: "application/json",
    },
    timeoutMs: 8000,
    refused: dhanRefusal,
  };
  return {
    quotes: providerHttp({ ...common, pace: { perSecond: 1 } }),
    charts: providerHttp({ ...common, pace: { perSecond: 5, perDay: 7000 } }),
  };
}
