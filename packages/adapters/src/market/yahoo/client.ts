import { Fault } from "@advisor/domain/fault";
import type * as z from "zod";
import { providerFault } from "../http/provider-fault.ts";
import { type HttpRequest, type ProviderDeps, providerHttp } from "../http/provider-http.ts";

export type YahooDeps = ProviderDeps & { base: string | undefined };

export interface YahooClient {
  get<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    query: NonNullable<HttpRequest["query"]>,
  ): Promise<z.infer<Schema>>;
  /** For requests that need a session: a cookie and its matching crumb. */
  inSession: YahooClient["get"];
}

interface Session {
  cookie: string;
  crumb: string;
}

const agent = "Mozilla/5.0 (compatible; advisor-copilot)";

/**
 * A client for the endpoints behind Yahoo Finance's pages. They are not an official API: no contract, no
 * key, undocumented limits, and delayed quotes.
 */
export function openYahooClient({ base, ...world }: YahooDeps): YahooClient {
  const http = providerHttp({
    ...world,
    provider: "yahoo",
    base: base ?? "https://query1.finance.yahoo.com",
    headers: { "user-agent": agent },
    pace: { perSecond: 8, perMinute: 200 },
    timeoutMs: 4000,
  });
  const entrance = http.at(base ?? "https://fc.yahoo.com");
  let session: Promise<Session> | undefined;
  const enter = async (): Promise<Session> => {
    const cookie = await entrance.cookie("/");
    return { cookie, crumb: await http.text("/v1/test/getcrumb", { headers: { cookie } }) };
  };
  const asked: YahooClient["get"] = async (schema, path, query) => {
    session ??= enter();
    const used = session;
    try {
      const { cookie, crumb } = await used;
      return await http.get(schema, path, { query: { ...query, crumb }, headers: { cookie } });
    } catch (error) {
      if (session === used) session = undefined;
      throw error;
    }
  };
  return {
    get: (schema, path, query) => http.get(schema, path, { query }),
    inSession: (schema, path, query) =>
      asked(schema, path, query)
        .catch(afterEnded(() => asked(schema, path, query)))
        .catch(afterEnded(noSession)),
  };
}

/** An expired session is refused like a wrong key. */
const afterEnded =
  <Value>(then: () => Promise<Value>) =>
  (error: unknown): Promise<Value> => {
    if (error instanceof Fault && error.code === "no_key") return then();
    throw error;
  };

const noSession = async (): Promise<never> => {
  throw providerFault("upstream", "yahoo", "gives no session at the moment.");
};
