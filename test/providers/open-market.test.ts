import { openMarkets } from "@advisor/adapters/market/chain/open-market";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { describe, expect, test } from "vitest";
import { fault, world } from "./providers.fixture.ts";
import { type Reply, recordedServer } from "./recorded-server.ts";

const simulated = {
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
} as const;
const headline = {
  id: "e1",
  title: "Simulated",
  summary: null,
  publisher: null,
  published_at: "2026-11-20T12:00:00Z",
  url: null,
  symbols: ["AAPL"],
};
const range = { from: null, to: null, limit: 5 };

function embedded(): Partial<MarketPorts> & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    news: {
      list: async ([symbol = ""]) => {
        asked.push(symbol);
        return { value: symbol === "AAPL" ? [headline] : [], source: simulated };
      },
    },
    fundamentals: { get: async () => undefined },
    darkpool: { list: async () => ({ value: [], source: simulated }) },
    funds: {
      get: async () => undefined,
      many: async () => new Map(),
      list: async () => ({ value: [], source: simulated }),
    },
    web: {
      search: async () => ({
        value: { answer: null, results: [], cost_usd: 0 },
        source: simulated,
      }),
    },
  };
}

async function market(
  env: Record<string, string>,
  replies: { yahoo?: Reply; sec?: Reply; finra?: Reply } = {},
  tool = "",
) {
  const down: Reply = { status: 500, json: {} };
  const yahoo = await recordedServer(() => replies.yahoo ?? down);
  const sec = await recordedServer(() => replies.sec ?? down);
  const finra = await recordedServer(() => replies.finra ?? down);
  const given = embedded();
  const { asked: _, ...ports } = given;
  const { shared, own } = openMarkets({
    ...world(),
    embedded: ports,
    env: {
      YAHOO_BASE_URL: yahoo.base,
      SEC_BASE_URL: sec.base,
      FINRA_BASE_URL: finra.base,
      SEC_USER_AGENT: "ops@northlight.example",
      ...env,
    },
  });
  const asked = () => ({
    embedded: given.asked.length,
    yahoo: yahoo.asked.length,
    sec: sec.asked.length,
    finra: finra.asked.length,
  });
  return { ...shared(), ...own(tool), asked };
}

const nothing: Reply = { json: { news: [], quotes: [] } };

test("without configuration the embedded data is used and no request leaves the machine", async () => {
  const { news, asked } = await market({});
  expect(await news.list(["AAPL"], range)).toEqual({ value: [headline], source: simulated });
  expect(asked()).toEqual({ embedded: 1, yahoo: 0, sec: 0, finra: 0 });
});

test("an empty variable counts as unset", async () => {
  const { news } = await market({ PROVIDERS: "", FMP_BASE_URL: "", PROVIDERS_GET_ETF_LIST: "" });
  expect((await news.list(["AAPL"], range)).source.provider).toBe("embedded");
});

test("the first provider with an answer is the only one used", async () => {
  const item = { uuid: "y1", title: "Live", providerPublishTime: 1_795_190_400 };
  const { news, asked } = await market(
    { PROVIDERS: "yahoo,embedded" },
    { yahoo: { json: { news: [item] } } },
  );
  const found = await news.list(["AAPL"], range);
  expect(found).toMatchObject({ value: [{ id: "y1" }], source: { provider: "yahoo" } });
  expect(found).not.toHaveProperty("failed");
  expect(asked()).toEqual({ embedded: 0, yahoo: 1, sec: 0, finra: 0 });
});

test("the result names the providers that failed before it, in order", async () => {
  const { news } = await market(
    { PROVIDERS: "finra,sec,yahoo,embedded" },
    { yahoo: nothing, sec: { status: 429, json: {}, headers: { "retry-after": "60" } } },
  );
  expect(await news.list(["AAPL"], range)).toEqual({
    value: [headline],
    source: simulated,
    failed: [
      { provider: "sec", reason: "rate_limited" },
      { provider: "yahoo", reason: "not_found" },
    ],
  });
});

test("a provider that is not listed is never used", async () => {
  const { news, asked } = await market({ PROVIDERS: "yahoo" });
  expect(await fault(news.list(["AAPL"], range))).toMatchObject({
    kind: "upstream",
    code: "providers_failed",
    message: "No provider could answer: yahoo (upstream: yahoo answered with an error).",
  });
  expect(asked()).toEqual({ embedded: 0, yahoo: 1, sec: 0, finra: 0 });
});

test("a tool's own chain is used for that tool only", async () => {
  const { news, darkpool, asked } = await market(
    { PROVIDERS_GET_DARKPOOL_TRADES: "finra" },
    { finra: { json: [{ weekStartDate: "2026-10-26", totalWeeklyShareQuantity: 5 }] } },
    "get_darkpool_trades",
  );
  expect((await news.list(["AAPL"], range)).source.provider).toBe("embedded");
  expect((await darkpool.list("AAPL", range))?.source.provider).toBe("finra");
  expect(asked()).toEqual({ embedded: 1, yahoo: 0, sec: 0, finra: 1 });
});

test.each<[string, string, string, (market: MarketPorts) => Promise<unknown>]>([
  ["ALPHA_VANTAGE", "alpha-vantage", "GET_TICKER_FUNDAMENTALS", (m) => m.fundamentals.get("AAPL")],
  ["UNUSUAL_WHALES", "unusual-whales", "GET_TICKER_NEWS", (m) => m.news.list(["AAPL"], range)],
  ["FMP", "fmp", "GET_TICKER_NEWS", (m) => m.news.list(["AAPL"], range)],
  ["QUARTR", "quartr", "GET_QUARTR_EARNINGS", (m) => m.transcripts.get("AAPL", null)],
  ["PERPLEXITY", "perplexity", "PERPLEXITY_SEARCH", (m) => m.web.search("apple", 3)],
])(
  "%s is called at its own base URL with its own key, and only with a key",
  async (name, id, tool, ask) => {
    const server = await recordedServer(() => ({ status: 500, json: {} }));
    const env = { [`PROVIDERS_${tool}`]: id, [`${name}_BASE_URL`]: server.base };
    expect(await fault(ask(await market(env, {}, tool.toLowerCase())))).toMatchObject({
      message: `No provider could answer: ${id} (no_key: ${id} needs ${name}_API_KEY to be set).`,
    });
    expect(server.asked).toEqual([]);
    const key = "secret-key-123";
    const seen = await fault(
      ask(await market({ ...env, [`${name}_API_KEY`]: key }, {}, tool.toLowerCase())),
    );
    expect(JSON.stringify(seen)).not.toContain(key);
    const [first] = server.asked;
    expect(JSON.stringify([first?.query, first?.headers])).toContain(key);
  },
);

test("dhan is called with token and client id, and its public list without", async () => {
  const server = await recordedServer(() => ({ status: 500, json: {} }));
  const { instrument_quotes, instruments } = await market({
    PROVIDERS: "dhan",
    DHAN_BASE_URL: server.base,
    DHAN_IMAGES_BASE_URL: server.base,
    DHAN_ACCESS_TOKEN: "token-1",
    DHAN_CLIENT_ID: "client-1",
  });
  expect(await fault(instrument_quotes.many({ NSE_EQ: ["2885"] }))).toMatchObject({
    code: "providers_failed",
  });
  const search = { text: "reliance", type: null, segment: null, limit: 1 };
  expect(await fault(instruments.search(search))).toMatchObject({ code: "providers_failed" });
  expect(
    server.asked.map(({ headers }) => [headers["access-token"], headers["client-id"]]),
  ).toEqual([
    ["token-1", "client-1"],
    [undefined, undefined],
  ]);
});

describe("when no provider has an answer", () => {
  test("and all say that it is unknown, it is reported as unknown", async () => {
    const { fundamentals, news, funds, web } = await market(
      { PROVIDERS: "yahoo,embedded" },
      { yahoo: { status: 404, json: {} } },
    );
    expect(await fundamentals.get("NOPE")).toBeUndefined();
    expect((await news.list(["NOPE"], range)).value).toEqual([]);
    expect(await funds.many(["NOPE"])).toEqual(new Map());
    expect((await web.search("nope", 5)).value.results).toEqual([]);
  });

  test("and a key is missing, the fault says so without revealing an address", async () => {
    const { fundamentals } = await market({
      PROVIDERS: "sec,yahoo,embedded",
      SEC_USER_AGENT: "",
    });
    expect(await fault(fundamentals.get("AAPL"))).toEqual({
      kind: "upstream",
      code: "providers_failed",
      message:
        "No provider could answer: sec (no_key: sec needs SEC_USER_AGENT to be set), yahoo (upstream: yahoo answered with an error), embedded (not_found).",
      extra: {
        failed: [
          { provider: "sec", reason: "no_key" },
          { provider: "yahoo", reason: "upstream" },
          { provider: "embedded", reason: "not_found" },
        ],
      },
    });
  });

  test("because no listed provider supports the request, the fault says so", async () => {
    const { insiders } = await market({ PROVIDERS: "finra" });
    expect(await fault(insiders.list("AAPL", range))).toMatchObject({
      kind: "denied",
      code: "no_provider",
      message: "None of the configured providers answers this. Add one that does to PROVIDERS.",
    });
  });
});

test("an empty list of a provider that knows the symbol is its answer", async () => {
  const { darkpool } = await market({ PROVIDERS: "embedded,finra" });
  expect(await darkpool.list("AAPL", range)).toEqual({ value: [], source: simulated });
});

test.each([
  [{ PROVIDERS: "yahoo,bloomberg" }, /^PROVIDERS names "bloomberg", which is no provider\./],
  [
    { PROVIDERS_GET_TICKER_NEWS: "finra" },
    /^PROVIDERS_GET_TICKER_NEWS names "finra", which cannot/,
  ],
])("%o is rejected at startup", async (env, message) => {
  await expect(market(env)).rejects.toThrow(message);
});
