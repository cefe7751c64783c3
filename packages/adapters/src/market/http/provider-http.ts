import { Fault } from "@advisor/domain/fault";
import type { Clock, Wait } from "@advisor/domain/world";
import type * as z from "zod";
import { checkResponse, parseJson, type RawResponse, type RefusalCheck } from "./check-response.ts";
import { providerFault } from "./provider-fault.ts";
import { readLimitedBody } from "./read-body.ts";
import { type AwaitRequestSlot, openRequestQueue, type RateLimits } from "./request-queue.ts";
import { parseRetryAfter } from "./retry-after.ts";
import { fetchSameOrigin } from "./same-origin.ts";

/** What every provider needs from its environment. */
export interface ProviderDeps {
  clock: Clock;
  wait: Wait;
  fetch?: typeof fetch;
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export interface HttpRequest {
  query?: Query;
  /**
   * The content type must match this. By default it must be JSON for JSON requests, and anything
   * but HTML otherwise.
   */
  type?: RegExp;
  headers?: Readonly<Record<string, string>>;
  /** 20 MB by default; set it when the response is known to be larger. */
  maxBytes?: number;
  signal?: AbortSignal | undefined;
}

export interface ProviderHttp {
  get<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    ask?: HttpRequest,
  ): Promise<z.infer<Schema>>;
  post<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body: unknown,
    ask?: HttpRequest,
  ): Promise<z.infer<Schema>>;
  text(path: string, ask?: HttpRequest): Promise<string>;
  bytes(path: string, ask?: HttpRequest): Promise<Uint8Array>;
  /** The cookies that a page sets, whatever its status, as a Cookie header. */
  cookie(path: string): Promise<string>;
  /** The same client for another host of the provider, sharing its rate limit. */
  at(base: string): ProviderHttp;
}

interface HttpDeps extends ProviderDeps {
  provider: string;
  /** Paths are appended to it. */
  base: string;
  headers?: Readonly<Record<string, string>>;
  query?: Query;
  /**
   * Required variables with their values. When one is missing, every request fails with `no_key`.
   */
  needs?: Readonly<Record<string, string | undefined>>;
  pace: RateLimits;
  timeoutMs: number;
  refused?: RefusalCheck;
}

const mostBytes = 20 * 1024 * 1024;
const shortWaitSeconds = 2;
const notHtml = /^(?!text\/html)/;

/**
 * An HTTP client for one provider. Every failure is a Fault whose code is a `FailureReason`.
 *
 * @example
 * import { providerHttp } from "@advisor/adapters/market/http/provider-http";
 * import { systemClock, wait } from "@advisor/adapters/world";
 * import * as z from "zod";
 *
 * const acme = providerHttp({
 *   provider: "acme",
 *   base: "https://api.acme.example",
 *   pace: { perSecond: 5 },
 *   timeoutMs: 2_000,
 *   clock: systemClock(undefined),
 *   wait,
 *   fetch: async () => Response.json({ price: "214.00" }),
 * });
 * const quote = await acme.get(z.object({ price: z.string() }), "/quote", { query: { symbol: "AAPL" } });
 * assert.deepEqual(quote, { price: "214.00" });
 */
export function providerHttp(deps: HttpDeps): ProviderHttp {
  const { provider, base } = deps;
  if (!/^https?:/.test(base) || !URL.canParse(base))
    throw new Fault(
      "invalid",
      "providers_misconfigured",
      `The base URL of ${provider} is not a URL.`,
    );
  return client(deps, openRequestQueue({ ...deps, patienceMs: deps.timeoutMs }));
}

function client(deps: HttpDeps, turn: AwaitRequestSlot): ProviderHttp {
  const { provider } = deps;
  const answer = async (path: string, ask: HttpRequest, body?: unknown) => {
    needed(deps);
    return await patiently(deps, turn, prepared(deps, path, ask, body));
  };
  const bytes = async (path: string, ask: HttpRequest = {}, body?: unknown) =>
    checkResponse(provider, await answer(path, ask, body), ask.type ?? notHtml, deps.refused);
  return {
    get: async (schema, path, ask) =>
      parseJson(provider, schema, await bytes(path, { type: /json/, ...ask })),
    post: async (schema, path, body, ask) =>
      parseJson(provider, schema, await bytes(path, { type: /json/, ...ask }, body)),
    text: async (path, ask) => new TextDecoder().decode(await bytes(path, ask)),
    bytes: (path, ask) => bytes(path, ask),
    cookie: async (path) =>
      (await answer(path, {})).cookies.map((cookie) => cookie.split(";")[0]).join("; "),
    at: (base) => client({ ...deps, base }, turn),
  };
}

function needed({ provider, needs = {} }: HttpDeps): void {
  const missing = Object.keys(needs).filter((name) => !needs[name]);
  if (missing.length > 0)
    throw providerFault("no_key", provider, `needs ${missing.join(" and ")} to be set.`);
}

interface Prepared {
  url: URL;
  init: RequestInit;
  most: number;
  caller: AbortSignal;
}

function prepared(deps: HttpDeps, path: string, ask: HttpRequest, body: unknown): Prepared {
  const url = new URL(`${deps.base.replace(/\/$/, "")}${path}`);
  for (const [name, value] of Object.entries({ ...deps.query, ...ask.query }))
    for (const one of value === undefined ? [] : [value].flat())
      url.searchParams.append(name, String(one));
  const headers = { accept: "*/*", ...deps.headers, ...ask.headers };
  const json = { ...headers, "content-type": "application/json" };
  return {
    url,
    init:
      body === undefined
        ? { headers }
        : { method: "POST", headers: json, body: JSON.stringify(body) },
    most: ask.maxBytes ?? mostBytes,
    caller: ask.signal ?? new AbortController().signal,
  };
}

/** Sends the request, and retries once when the provider asks for a short wait. */
async function patiently(
  deps: HttpDeps,
  turn: AwaitRequestSlot,
  asked: Prepared,
): Promise<RawResponse> {
  const first = await exchange(deps, turn, asked);
  const seconds = first.status === 429 ? first.retryAfter : null;
  if (seconds === null || seconds > shortWaitSeconds) return first;
  await deps.wait(seconds * 1000, asked.caller);
  return await exchange(deps, turn, asked);
}

async function exchange(
  { provider, timeoutMs, clock, fetch: ask = fetch }: HttpDeps,
  turn: AwaitRequestSlot,
  { url, init, most, caller }: Prepared,
): Promise<RawResponse> {
  caller.throwIfAborted();
  await turn(caller);
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([caller, deadline]);
  try {
    const response = await fetchSameOrigin(ask, url, { ...init, signal }, provider);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      retryAfter: parseRetryAfter(response.headers.get("retry-after"), clock.now()),
      cookies: response.headers.getSetCookie(),
      bytes: await readLimitedBody(response, most, provider),
    };
  } catch (error) {
    if (caller.aborted) throw caller.reason;
    if (error instanceof Fault) throw error;
    const slow = `did not answer within ${timeoutMs / 1000} s.`;
    const gone = "could not be reached, or broke off its answer.";
    throw providerFault("upstream", provider, deadline.aborted ? slow : gone);
  }
}
