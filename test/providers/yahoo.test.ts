import { describe, expect, test } from "vitest";
import { fault } from "./providers.fixture.ts";
import type { Reply } from "./recorded-server.ts";
import { closed, market, range, source } from "./yahoo-market.ts";

const meta = (symbol: string, more: object = {}) => ({
  currency: "USD",
  symbol,
  exchangeName: "NMS",
  fullExchangeName: "NasdaqGS",
  instrumentType: "EQUITY",
  regularMarketTime: closed,
  gmtoffset: -18_000,
  regularMarketPrice: 193.12,
  chartPreviousClose: 191.02,
  longName: `${symbol} Inc.`,
  priceHint: 2,
  ...more,
});

const chart = (symbol: string, more: object = {}): Reply => ({
  json: {
    chart: {
      result: [{ meta: meta(symbol), timestamp: [], indicators: { quote: [{}] }, ...more }],
      error: null,
    },
  },
});

const unknown: Reply = {
  status: 404,
  json: { chart: { result: null, error: { code: "Not Found", description: "No data found" } } },
};

describe("quotes", () => {
  test("are read from the day's chart and cached briefly", async () => {
    const { quotes, asked, pass } = await market(() => chart("AAPL"));
    const [first] = await Promise.all([quotes.get("AAPL"), quotes.get("AAPL")]);
    expect(first).toMatchObject({
      value: { quote: { price: "193.12", change_pct: "1.0994" }, security: { name: "AAPL Inc." } },
      source: { ...source, as_of: "2026-11-20T21:00:00.000Z" },
    });
    expect(asked).toMatchObject([
      { path: "/v8/finance/chart/AAPL", query: { range: "1d", interval: "1d" } },
    ]);
    pass(15_000);
    await quotes.get("AAPL");
    expect(asked).toHaveLength(2);
  });

  test("share classes are requested in Yahoo's spelling and returned in ours", async () => {
    const { quotes, asked } = await market(() => chart("BRK-B"));
    expect((await quotes.get("BRK.B"))?.value.quote.symbol).toBe("BRK.B");
    expect(asked[0]?.path).toBe("/v8/finance/chart/BRK-B");
  });

  test("of many, the unknown ones are omitted", async () => {
    const { quotes } = await market(({ path }) =>
      path.endsWith("NOPE") ? unknown : chart(path.split("/").at(-1) ?? ""),
    );
    const { value } = await quotes.many(["AAPL", "NOPE", "MSFT"]);
    expect(value.map(({ quote }) => quote.symbol)).toEqual(["AAPL", "MSFT"]);
  });

  test("of many, a failure that is not about a symbol fails all", async () => {
    const { quotes } = await market(({ path }) =>
      path.endsWith("MSFT") ? { status: 500, json: {} } : chart("AAPL"),
    );
    expect(await fault(quotes.many(["AAPL", "MSFT"]))).toMatchObject({ code: "upstream" });
  });

  test.each<[string, Reply, string]>([
    ["an unknown symbol", unknown, "not_found"],
    [
      "a share that is no longer traded",
      chart("AAPL", { meta: meta("AAPL", { regularMarketTime: closed - 6 * 86_400 }) }),
      "stale",
    ],
    [
      "too many requests",
      { status: 429, body: "Too Many Requests", type: "text/html" },
      "rate_limited",
    ],
    ["another security", chart("META"), "not_found"],
    [
      "a quote without a currency",
      chart("AAPL", { meta: meta("AAPL", { currency: null }) }),
      "upstream",
    ],
    ["a page instead of data", { body: "<html>", type: "text/html" }, "upstream"],
    ["a chart without a price", chart("AAPL", { meta: { currency: "USD" } }), "upstream"],
    ["an error with status 200", { json: { chart: { result: null, error: {} } } }, "upstream"],
  ])("%s is reported", async (_, reply, code) => {
    const { quotes } = await market(() => reply);
    expect((await fault(quotes.get("AAPL"))).code).toBe(code);
  });
});

test("history requests the days and returns them newest first", async () => {
  const quote = { open: [1, 2], high: [1, 2], low: [1, 2], close: [1, 2], volume: [10, 20] };
  const timestamp = [closed - 86_400, closed];
  const { history, asked } = await market(() =>
    chart("AAPL", { timestamp, indicators: { quote: [quote] } }),
  );
  const found = await history.daily("AAPL", { from: "2026-11-01", to: "2026-11-20", limit: 1 });
  expect(found).toEqual({
    value: [{ at: "2026-11-20", open: "2", high: "2", low: "2", close: "2", volume: 20 }],
    source: { ...source, delay: "eod", as_of: "2026-11-20" },
  });
  const day = (text: string) => String(Date.parse(text) / 1000);
  expect(asked[0]?.query).toEqual({
    period1: day("2026-11-01"),
    period2: day("2026-11-21"),
    interval: "1d",
  });
});

test("history without a first day requests about as many days as wanted", async () => {
  const { history, asked } = await market(() => chart("AAPL"));
  await history.daily("AAPL", { from: null, to: null, limit: 252 });
  expect(asked[0]?.query.period1).toBe(String(Date.parse("2025-11-12") / 1000));
});

describe("the search", () => {
  const news = (uuid: string, at: number) => ({
    uuid,
    title: uuid,
    providerPublishTime: at,
    relatedTickers: ["AAPL", "MSFT"],
  });
  const quotes = [
    {
      exchange: "NMS",
      longname: "Apple Inc.",
      quoteType: "EQUITY",
      symbol: "AAPL",
      exchDisp: "NASDAQ",
    },
    {
      exchange: "PCX",
      longname: "Apple ETF",
      quoteType: "ETF",
      symbol: "APLX",
      exchDisp: "NYSEArca",
    },
  ];

  test("lists each headline once, newest first, in the range", async () => {
    const { news: headlines, asked } = await market(({ query }) => ({
      json: {
        news: [news("a", closed - 7 * 86_400), news("b", closed - 60), news(`${query.q}`, closed)],
      },
    }));
    const wanted = { from: "2026-11-15", to: "2026-11-20", limit: 10 };
    const { value, source: from } = await headlines.list(["AAPL", "MSFT"], wanted);
    expect(value.map(({ id }) => id)).toEqual(["AAPL", "MSFT", "b"]);
    expect(from).toEqual({ ...source, as_of: "2026-11-20T21:00:00.000Z" });
    expect(asked).toHaveLength(2);
  });

  test("finds symbols, and funds among them", async () => {
    const { symbols, funds, asked } = await market(() => ({ json: { quotes } }));
    expect((await symbols.suggest("apple")).value).toEqual(["AAPL", "APLX"]);
    expect((await symbols.search("apple", 1)).value).toMatchObject([
      { symbol: "AAPL", currency: "USD" },
    ]);
    expect((await funds.list("apple", 5)).value).toEqual([
      { symbol: "APLX", name: "Apple ETF", asset_class: null, expense_ratio_pct: null },
    ]);
    expect((await funds.list(null, 5)).value).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test("without matches is empty", async () => {
    const { symbols, news: headlines } = await market(() => ({ json: { quotes: [], news: [] } }));
    expect((await symbols.search("zzz", 5)).value).toEqual([]);
    expect((await headlines.list(["ZZZ"], range)).value).toEqual([]);
  });
});
