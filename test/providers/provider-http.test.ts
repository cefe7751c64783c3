import { providerHttp } from "@advisor/adapters/market/http/provider-http";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { fault, world } from "./providers.fixture.ts";
import { type Asked, type Reply, recordedServer } from "./recorded-server.ts";

const Price = z.object({ price: z.number() });
const key = "secret-key-123";

async function provider(
  answer: (asked: Asked, nth: number) => Reply,
  options: { timeoutMs?: number; perSecond?: number } = {},
) {
  const server = await recordedServer(answer);
  const given = world();
  const http = providerHttp({
    ...given,
    provider: "acme",
    base: server.base,
    headers: { authorization: `Bearer ${key}` },
    query: { apikey: key },
    needs: { ACME_API_KEY: key },
    pace: { perSecond: options.perSecond ?? 100 },
    timeoutMs: options.timeoutMs ?? 5000,
    refused: ({ body }) => {
      if (!z.object({ Information: z.string() }).safeParse(body).success) return undefined;
      return "rate_limited";
    },
  });
  return { http, ...server, ...given };
}

test("a request has path, query, headers and key, and its response is parsed by its schema", async () => {
  const { http, asked } = await provider(() => ({ json: { price: 193.12, more: 1 } }));
  expect(await http.get(Price, "/quote", { query: { symbol: "BRK.B", none: undefined } })).toEqual({
    price: 193.12,
  });
  expect(asked).toMatchObject([
    {
      method: "GET",
      path: "/quote",
      query: { apikey: key, symbol: "BRK.B" },
      headers: { authorization: `Bearer ${key}` },
    },
  ]);
});

test("a POST request has a JSON body", async () => {
  const { http, asked } = await provider(() => ({ json: { price: 1 } }));
  await http.post(Price, "/ltp", { NSE_EQ: [11536] });
  expect(asked).toMatchObject([
    {
      method: "POST",
      body: { NSE_EQ: [11536] },
      headers: { "content-type": "application/json", "content-length": "18" },
    },
  ]);
});

test("a response without a body is null", async () => {
  const { http } = await provider(() => ({ status: 204, body: "", type: "" }));
  expect(await http.get(z.null(), "/quote")).toBeNull();
});

const html = { body: "<html><h1>Oops</h1></html>", type: "text/html" };
const none: Record<string, unknown> = { provider: "acme" };

describe("each failure becomes a fault with one of five codes", () => {
  test.each<[string, Reply, string, string]>([
    ["401", { status: 401, json: {} }, "denied", "no_key"],
    ["402, a plan that is too small", { status: 402, json: {} }, "denied", "no_key"],
    ["403", { status: 403, json: { error: `bad ${key}` } }, "denied", "no_key"],
    ["404", { status: 404, json: {} }, "missing", "not_found"],
    ["400", { status: 400, json: {} }, "upstream", "upstream"],
    ["500", { status: 500, json: {} }, "upstream", "upstream"],
    ["503 in HTML", { status: 503, ...html }, "upstream", "upstream"],
    ["an HTML page with status 200", html, "upstream", "upstream"],
    ["damaged JSON", { body: '{"price": 1', type: "application/json" }, "upstream", "upstream"],
    ["JSON called plain text", { body: "{}", type: "text/plain" }, "upstream", "upstream"],
    ["another shape", { json: { price: "1" } }, "upstream", "upstream"],
    ["half a body", { cut: '{"price": 1' }, "upstream", "upstream"],
    ["an empty body", { body: "", type: "application/json" }, "upstream", "upstream"],
    ["a refusal with status 200", { json: { Information: "25 a day" } }, "limit", "rate_limited"],
  ])("%s", async (_, reply, kind, code) => {
    const { http } = await provider(() => reply);
    const seen = await fault(http.get(Price, "/quote"));
    expect(seen).toMatchObject({ kind, code, extra: none });
    expect(JSON.stringify(seen)).not.toContain(key);
    expect(JSON.stringify(seen)).not.toContain("127.0.0.1");
  });

  test("no response in time", async () => {
    const { http } = await provider(() => "hang", { timeoutMs: 30 });
    expect(await fault(http.get(Price, "/quote"))).toEqual({
      kind: "upstream",
      code: "upstream",
      message: "acme did not answer within 0.03 s.",
      extra: none,
    });
  });

  test("no server is listening", async () => {
    const { http } = await provider(() => "hang");
    expect(await fault(http.at("http://127.0.0.1:9").get(Price, "/quote"))).toMatchObject({
      code: "upstream",
      message: "acme could not be reached, or broke off its answer.",
    });
  });

  test("a response larger than the limit", async () => {
    const { http } = await provider(() => ({ json: { price: 1, more: "x".repeat(2000) } }));
    expect(await fault(http.get(Price, "/quote", { maxBytes: 1000 }))).toMatchObject({
      message: "acme answered with more than it may.",
    });
  });

  test("no key", async () => {
    const { clock, wait } = world();
    const http = providerHttp({
      clock,
      wait,
      provider: "acme",
      base: "http://127.0.0.1:9",
      needs: { ACME_API_KEY: undefined, ACME_CLIENT: "" },
      pace: {},
      timeoutMs: 1000,
    });
    expect(await fault(http.get(Price, "/quote"))).toEqual({
      kind: "denied",
      code: "no_key",
      message: "acme needs ACME_API_KEY and ACME_CLIENT to be set.",
      extra: none,
    });
  });
});

describe("429", () => {
  const busy = (retryAfter?: string): Reply => ({
    status: 429,
    json: {},
    ...(retryAfter === undefined ? {} : { headers: { "retry-after": retryAfter } }),
  });
  const then = (first: Reply) => (_: Asked, nth: number) =>
    nth === 1 ? first : { json: { price: 2 } };

  test.each(["2", "Fri, 20 Nov 2026 21:00:02 GMT"])(
    "a short wait (%s) is respected once",
    async (after) => {
      const { http, waits } = await provider(then(busy(after)));
      expect(await http.get(Price, "/quote")).toEqual({ price: 2 });
      expect(waits).toEqual([2000]);
    },
  );

  test("a second refusal is reported", async () => {
    const { http, asked } = await provider(() => busy("1"));
    expect(await fault(http.get(Price, "/quote"))).toMatchObject({
      code: "rate_limited",
      extra: { provider: "acme", retry_after: 1 },
    });
    expect(asked).toHaveLength(2);
  });

  test.each<[string | undefined, number | null, string]>([
    ["3", 3, "acme takes no more requests for the next 3 s."],
    ["3600", 3600, "acme takes no more requests for the next 3600 s."],
    [undefined, null, "acme takes no more requests for now."],
    ["soon", null, "acme takes no more requests for now."],
  ])("Retry-After %s is reported at once", async (after, retry_after, message) => {
    const { http, asked, waits } = await provider(then(busy(after)));
    expect(await fault(http.get(Price, "/quote"))).toEqual({
      kind: "limit",
      code: "rate_limited",
      message,
      extra: { provider: "acme", retry_after },
    });
    expect([asked.length, waits]).toEqual([1, []]);
  });
});

describe("redirects", () => {
  const to = (location: string): Reply => ({ status: 302, json: {}, headers: { location } });

  test("within the host are followed", async () => {
    const { http } = await provider(({ path }) =>
      path === "/old" ? to("/new") : { json: { price: 3 } },
    );
    expect(await http.get(Price, "/old")).toEqual({ price: 3 });
  });

  test("never send the key to another host", async () => {
    const other = await recordedServer(() => ({ json: { price: 4 } }));
    const { http } = await provider(() => to(`${other.base}/quote`));
    expect((await fault(http.get(Price, "/quote"))).code).toBe("upstream");
    expect(other.asked).toEqual([]);
  });

  test("in a circle end with a fault", async () => {
    const { http } = await provider(() => to("/quote"));
    expect((await fault(http.get(Price, "/quote"))).code).toBe("upstream");
  });
});

test("an HTML response is rejected unless HTML is expected", async () => {
  const { http } = await provider(() => html);
  expect((await fault(http.text("/page"))).code).toBe("upstream");
  expect(await http.text("/page", { type: /html/ })).toBe(html.body);
});

test("cookies are read whatever the status", async () => {
  const headers = { "set-cookie": "A3=x; Path=/; Secure" };
  const { http } = await provider(() => ({ status: 404, json: {}, headers }));
  expect(await http.cookie("/")).toBe("A3=x");
});

test("an aborted caller gets its own reason, and no more requests are made", async () => {
  const { http, asked } = await provider(() => "hang");
  const signal = AbortSignal.abort(new Error("left"));
  await expect(http.get(Price, "/quote", { signal })).rejects.toThrow("left");
  expect(asked).toEqual([]);
});

test("requests over the rate limit wait, across all hosts of the provider", async () => {
  const { http, base, waits } = await provider(() => ({ json: { price: 1 } }), { perSecond: 2 });
  await http.get(Price, "/1");
  await http.get(Price, "/2");
  await http.at(base).get(Price, "/3");
  expect(waits).toEqual([1000]);
});
