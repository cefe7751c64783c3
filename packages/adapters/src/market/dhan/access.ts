import { type ProviderDeps, type ProviderHttp, providerHttp } from "../http/provider-http.ts";
import { type Credentials, clientId } from "./credentials.ts";
import { refused } from "./refused.ts";

/** One trader's access to the market data, with a rate limit for each kind of data. */
export interface DhanAccess {
  quotes: ProviderHttp;
  charts: ProviderHttp;
}

/**
 * DhanHQ allows one quote request a second, five chart requests a second, and 7,000 chart requests
 * a day.
 */
export function openAccess(
  given: ProviderDeps & { base: string | undefined },
  credentials: Credentials,
): DhanAccess {
  const client = clientId(credentials);
  const { access_token } = credentials;
  const common = {
    ...given,
    provider: "dhan",
    base: given.base ?? "https://api.dhan.co/v2",
    needs: { DHAN_ACCESS_TOKEN: access_token, DHAN_CLIENT_ID: client },
    headers: {
      "access-token": access_token ?? "",
      "client-id": client ?? "",
      accept: "application/json",
    },
    timeoutMs: 8000,
    refused,
  };
  return {
    quotes: providerHttp({ ...common, pace: { perSecond: 1 } }),
    charts: providerHttp({ ...common, pace: { perSecond: 5, perDay: 7000 } }),
  };
}
