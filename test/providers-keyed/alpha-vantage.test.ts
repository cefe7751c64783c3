import { alphaVantageProvider } from "@advisor/adapters/market/alpha-vantage/alpha-vantage";
import { describe, expect, test } from "vitest";
import { type Asked, json, withProvider, world } from "./provider-server.ts";
import { refusesAsDue } from "./refusals.ts";

const server = withProvider();
const open = (given = world()) =>
  alphaVantageProvider({ ...given, key: "demo-key", base: server.base() });
const functions = (bodies: Readonly<Record<string, unknown>>) =>
  server.answer(({ query }) => json(bodies[query.function ?? ""] ?? {}));
const names = (asked: readonly Asked[]) => asked.map(({ query }) => query.function);

const overview = { Symbol: "IBM", Name: "IBM", Currency: "USD", LatestQuarter: "2026-09-30" };
const all = { from: null, to: null, limit: 10 };

refusesAsDue({
  provider: "alpha-vantage",
  ask: (given, key, signal) =>
    alphaVantageProvider({ ...given, key }).fundamentals.get("IBM", signal),
  good: () => json(overview),
});

describe("a refusal with status 200", () => {
  test.each([
    ["Information", "our standard API rate limit is 25 requests per day", "rate_limited"],
    ["Note", "our standard API call frequency is 5 calls per minute", "rate_limited"],
    ["Information", "This is a premium endpoint", "no_key"],
    ["Error Message", "the parameter apikey is invalid or missing", "no_key"],
    ["Error Message", "Invalid API call", "not_found"],
    ["Information", "We are in maintenance", "upstream"],
  ])("%s: %s is %s", async (field, words, code) => {
    server.answer(() => json({ [field]: `${words} demo-key` }));
    const fault = await open()
      .fundamentals.get("IBM")
      .catch((error: Error) => error);
    expect(fault).toMatchObject({ code });
    expect(String(fault)).not.toContain("demo-key");
  });
});

test("fundamentals are requested with a dash for share classes, and once a day", async () => {
  const given = world();
  const { fundamentals } = open(given);
  functions({ OVERVIEW: { ...overview, Symbol: "BRK-B" } });

  const first = await fundamentals.get("BRK.B");
  given.passes(23 * 3_600_000);
  await fundamentals.get("BRK.B");
  given.passes(2 * 3_600_000);
  await fundamentals.get("BRK.B");

  expect(first).toMatchObject({
    value: { symbol: "BRK.B", name: "IBM" },
    source: { as_of: "2026-09-30", provider: "alpha-vantage", delay: "filing", simulated: false },
  });
  expect(server.asked.map(({ path, query }) => [path, query])).toEqual(
    Array(2).fill(["/query", { function: "OVERVIEW", symbol: "BRK-B", apikey: "demo-key" }]),
  );
});

test("an unknown symbol is not a failure", async () => {
  const { fundamentals, options, funds, transcripts, symbols } = open();
  functions({});
  expect(await fundamentals.get("NOPE")).toBeUndefined();
  expect(await options.chain("NOPE", "2026-11-19")).toBeUndefined();
  expect(await funds.get("NOPE")).toBeUndefined();
  expect(await transcripts.get("NOPE", null)).toBeUndefined();
  expect((await symbols.search("nope", 5)).value).toEqual([]);
});

test("after 25 requests in a day no further one is made", async () => {
  const given = world();
  const { fundamentals } = open(given);
  server.answer(({ query }) => json({ ...overview, Symbol: query.symbol }));
  for (let count = 0; count < 25; count++) await fundamentals.get(`S${count}`);

  await expect(fundamentals.get("ONEMORE")).rejects.toMatchObject({ code: "rate_limited" });
  expect(server.asked).toHaveLength(25);
  given.passes(86_400_000);
  await expect(fundamentals.get("ONEMORE")).resolves.toBeDefined();
});

test("news of several symbols take one request each, and a shared item is returned once", async () => {
  const item = (url: string, time_published: string) => ({ title: url, url, time_published });
  server.answer(({ query }) =>
    json({
      feed:
        query.tickers === "AAPL"
          ? [
              item("https://n.example/both", "20261119T100000"),
              item("https://n.example/a", "20261120T090000"),
            ]
          : [
              item("https://n.example/both", "20261119T100000"),
              item("https://n.example/old", "20261001T090000"),
            ],
    }),
  );

  const { value, source } = await open().news.list(["AAPL", "MSFT"], {
    from: "2026-11-01",
    to: "2026-11-20",
    limit: 10,
  });

  expect(value.map(({ id }) => id)).toEqual(["https://n.example/a", "https://n.example/both"]);
  expect(source.as_of).toBe("2026-11-20T09:00:00.000Z");
  expect(server.asked[0]?.query).toEqual({
    function: "NEWS_SENTIMENT",
    apikey: "demo-key",
    tickers: "AAPL",
    time_from: "20261101T0000",
    time_to: "20261120T2359",
    sort: "LATEST",
    limit: "50",
  });
});

test("a chain is requested with its day, and that of another day is none; without one the newest is returned", async () => {
  const contract = {
    contractID: "IBM261127C00250000",
    expiration: "2026-11-27",
    strike: "250",
    type: "call",
    date: "2026-11-19",
  };
  functions({ HISTORICAL_OPTIONS: { data: [contract] } });
  const { options } = open();

  expect(await options.chain("IBM", null)).toMatchObject({
    value: { day: "2026-11-19", options: [{ contract: "IBM261127C00250000", bid: null }] },
    source: { as_of: "2026-11-19", delay: "eod" },
  });
  await expect(options.chain("IBM", "2026-11-18")).rejects.toMatchObject({ code: "not_found" });
  expect(server.asked.map(({ query }) => query.date)).toEqual([undefined, "2026-11-18"]);
});

describe("transcripts", () => {
  const earnings = {
    annualEarnings: [{ fiscalDateEnding: "2025-12-31" }, { fiscalDateEnding: "2024-12-31" }],
    quarterlyEarnings: [
      { fiscalDateEnding: "2026-09-30", reportedDate: "2026-10-22" },
      { fiscalDateEnding: "2026-06-30", reportedDate: "2026-07-23" },
    ],
  };
  const said = { transcript: [{ speaker: "Jane Roe", title: "CFO", content: "We grew." }] };

  test("the newest quarter that has one is found", async () => {
    server.answer(({ query }) =>
      json(query.function === "EARNINGS" ? earnings : query.quarter === "2026Q2" ? said : {}),
    );
    expect(await open().transcripts.get("IBM", null)).toMatchObject({
      value: { quarter: "2026Q2", held: "2026-07-23", paragraphs: [{ speaker: "Jane Roe" }] },
      source: { as_of: "2026-07-23", delay: "filing" },
    });
    expect(server.asked.map(({ query }) => query.quarter)).toEqual([undefined, "2026Q3", "2026Q2"]);
  });

  test("a quarter that was not reported yet is not requested", async () => {
    functions({ EARNINGS: earnings });
    expect(await open().transcripts.get("IBM", "2019Q1")).toBeUndefined();
    expect(names(server.asked)).toEqual(["EARNINGS"]);
  });
});

test("funds among symbols are returned by symbol; there is no list of all funds", async () => {
  server.answer(({ query }) =>
    json(
      query.symbol === "QQQ"
        ? { leveraged: "NO", holdings: [{ symbol: "NVDA", description: "NVIDIA", weight: "0.09" }] }
        : query.symbol === "TQQQ"
          ? { leveraged: "YES", holdings: [{ symbol: "NVDA", weight: "0.09" }] }
          : {},
    ),
  );
  const { funds } = open();
  expect([...(await funds.many(["AAPL", "QQQ", "TQQQ"])).keys()]).toEqual(["QQQ"]);
  await expect(funds.list(null, 5)).rejects.toMatchObject({ code: "not_found" });
  await expect(funds.get("TQQQ")).rejects.toMatchObject({ code: "not_found" });
});

test("a search suggests what it found", async () => {
  const match = (symbol: string) => ({
    "1. symbol": symbol,
    "2. name": symbol,
    "3. type": "Equity",
    "8. currency": "USD",
  });
  functions({ SYMBOL_SEARCH: { bestMatches: ["IBM", "IBMO", "IBMP"].map(match) } });
  const { symbols } = open();
  expect((await symbols.search("ibm", 2)).value.map(({ symbol }) => symbol)).toEqual([
    "IBM",
    "IBMO",
  ]);
  expect((await symbols.suggest("ibm")).value).toEqual(["IBM", "IBMO", "IBMP"]);
  expect(server.asked).toHaveLength(1);
});

test("an empty range of news is an empty list", async () => {
  functions({ NEWS_SENTIMENT: { items: "0", feed: [] } });
  expect(await open().news.list(["AAPL"], all)).toMatchObject({
    value: [],
    source: { as_of: "2026-11-20" },
  });
});
