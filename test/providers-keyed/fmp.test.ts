import { fmpProvider } from "@advisor/adapters/market/fmp/fmp";
import { describe, expect, test } from "vitest";
import { json, withProvider, world } from "./provider-server.ts";
import { refusesAsDue } from "./refusals.ts";

const server = withProvider();
const open = (given = world()) => fmpProvider({ ...given, key: "fmp-key", base: server.base() });
const paths = () => server.asked.map(({ path }) => path);

const row = (symbol: string, exchange = "NASDAQ") => ({
  symbol,
  name: symbol,
  exchange,
  price: 10.5,
  previousClose: 10,
  changePercentage: 5,
  timestamp: 1795208400,
});
const profile = { companyName: "Apple Inc.", currency: "USD", sector: "Technology", isEtf: false };
const all = { from: null, to: null, limit: 10 };

refusesAsDue({
  provider: "fmp",
  ask: (given, key, signal) => fmpProvider({ ...given, key }).quotes.get("AAPL", signal),
  good: ({ path }) => json(path === "/quote" ? [row("AAPL")] : [profile]),
});

describe("an error message", () => {
  test.each([
    [429, "Limit Reach . Please upgrade your plan", "rate_limited"],
    [200, "Limit Reach . Please upgrade your plan", "rate_limited"],
    [403, "Legacy Endpoint : Due to Legacy endpoints being no longer supported", "no_key"],
    [200, "Exclusive Endpoint : not available under your current subscription", "no_key"],
    [200, "Something broke", "upstream"],
  ])("%i %s is %s", async (status, words, code) => {
    server.answer(() => json({ "Error Message": words }, status));
    await expect(open().news.list(["AAPL"], all)).rejects.toMatchObject({ code });
  });

  test("a key without access to the data is reported", async () => {
    server.answer(() => json({ message: "Premium" }, 402));
    await expect(open().news.list(["AAPL"], all)).rejects.toThrow(
      "fmp refused the key, or the key does not cover this data.",
    );
  });
});

test("a quote is requested with its profile, and with a dash for share classes", async () => {
  server.routes({ "/quote": [row("BRK-B", "NYSE")], "/profile": [profile] });
  expect(await open().quotes.get("BRK.B")).toEqual({
    value: {
      security: expect.objectContaining({ symbol: "BRK.B", exchange: "NYSE", kind: "stock" }),
      quote: expect.objectContaining({ symbol: "BRK.B", price: "10.5", volume: null }),
    },
    source: {
      as_of: "2026-11-20T21:00:00.000Z",
      provider: "fmp",
      delay: "delayed",
      simulated: false,
    },
  });
  expect(server.asked.map(({ path, query }) => [path, query]).toSorted()).toEqual(
    ["/profile", "/quote"].map((path) => [path, { symbol: "BRK-B", apikey: "fmp-key" }]),
  );
});

test("many quotes take one request, and unknown symbols are omitted", async () => {
  server.routes({ "/batch-quote": [row("MSFT"), row("BRK-B", "NYSE")] });
  const { quotes } = open();
  const { value } = await quotes.many(["MSFT", "BRK.B", "NOPE", "MSFT"]);
  await quotes.many(["NOPE", "BRK.B", "MSFT"]);

  expect(value.map(({ security }) => [security.symbol, security.kind])).toEqual([
    ["MSFT", null],
    ["BRK.B", null],
  ]);
  expect(server.asked.map(({ path, query }) => [path, query.symbols])).toEqual([
    ["/batch-quote", "BRK-B,MSFT,NOPE"],
  ]);
});

test.each([402, 403])(
  "many quotes are asked for one by one where a plan refuses the batch with %i",
  async (status) => {
    server.answer(({ path, query }) => {
      if (path === "/batch-quote") return json({ "Error Message": "Exclusive Endpoint" }, status);
      if (path === "/profile") return json([profile]);
      return json(query.symbol === "NOPE" ? [] : [row(query.symbol ?? "")]);
    });
    const { value } = await open().quotes.many(["AAPL", "BRK.B", "NOPE"]);
    expect(value.map(({ quote }) => [quote.symbol, quote.price])).toEqual([
      ["AAPL", "10.5"],
      ["BRK.B", "10.5"],
    ]);
  },
);

test("a quote without a currency from its exchange is looked up separately", async () => {
  server.routes({
    "/batch-quote": [row("VOD.L", "LSE")],
    "/quote": [row("VOD.L", "LSE")],
    "/profile": [{ ...profile, currency: "GBp" }],
  });
  const { value } = await open().quotes.many(["VOD.L"]);
  // 10.5 pence are 0.105 pounds.
  expect(value.map(({ quote }) => [quote.price, quote.previous_close, quote.currency])).toEqual([
    ["0.105", "0.1", "GBP"],
  ]);
});

test("an unknown symbol is an empty list, not a failure", async () => {
  server.answer(() => json([]));
  const { quotes, fundamentals, owners, transcripts, funds, insiders, congress } = open();
  expect(await quotes.get("NOPE")).toBeUndefined();
  expect((await quotes.many(["NOPE"])).value).toEqual([]);
  expect(await fundamentals.get("NOPE")).toBeUndefined();
  expect(await owners.list("NOPE", 5)).toBeUndefined();
  expect(await transcripts.get("NOPE", null)).toBeUndefined();
  expect(await funds.get("NOPE")).toBeUndefined();
  expect((await insiders.list("NOPE", all))?.value).toEqual([]);
  expect((await congress.list("NOPE", all))?.value).toEqual([]);
});

test("fundamentals are combined from profile, ratios and metrics", async () => {
  server.routes({
    "/profile": [profile],
    "/ratios-ttm": [{ priceToEarningsRatioTTM: 37.2, netProfitMarginTTM: 0.24 }],
    "/key-metrics-ttm": [{ marketCap: 3.5e12 }],
  });
  expect(await open().fundamentals.get("AAPL")).toMatchObject({
    value: { name: "Apple Inc.", pe_ratio: "37.2", profit_margin_pct: "24", revenue: null },
    source: { as_of: "2026-11-20", delay: "filing" },
  });
});

test("news of all symbols take one request", async () => {
  const article = (symbol: string) => ({
    symbol,
    publishedDate: "2026-11-20 16:05:14",
    title: "Both",
    url: "https://n.example/both",
  });
  server.routes({ "/news/stock": [article("AAPL"), article("MSFT")] });
  const { value, source } = await open().news.list(["AAPL", "MSFT"], {
    ...all,
    from: "2026-11-01",
  });
  expect(value).toMatchObject([{ symbols: ["AAPL", "MSFT"] }]);
  expect(source.as_of).toBe("2026-11-20T21:05:14.000Z");
  expect(server.asked.map(({ query }) => query)).toEqual([
    { apikey: "fmp-key", symbols: "AAPL,MSFT", from: "2026-11-01", page: "0", limit: "250" },
  ]);
});

test("insider trades are read page by page until the range is passed", async () => {
  const filing = (transactionDate: string) => ({
    transactionDate,
    transactionType: "S-Sale",
    reportingName: "ROE JANE",
    acquistionOrDisposition: "D",
    securitiesTransacted: 1,
  });
  server.answer(({ query }) =>
    json(
      Array(100).fill(filing(["2026-11-10", "2026-09-10", "2026-07-10"][Number(query.page)] ?? "")),
    ),
  );
  const { insiders } = open();
  const found = await insiders.list("AAPL", { from: "2026-08-01", to: "2026-10-01", limit: 1000 });
  expect(found?.value).toHaveLength(100);
  expect(found?.source.as_of).toBe("2026-09-10");
  expect(server.asked.map(({ query }) => query.page)).toEqual(["0", "1", "2"]);

  await insiders.list("AAPL", { ...all, limit: 3 });
  expect(server.asked).toHaveLength(3);
});

test("congress trades are those of both chambers, by symbol or the latest", async () => {
  const trade = (disclosureDate: string) => ({
    disclosureDate,
    office: "Jane Roe",
    type: "Purchase",
  });
  server.routes({
    "/senate-trades": [trade("2026-10-01")],
    "/house-trades": [trade("2026-10-05")],
    "/senate-latest": [trade("2026-11-01")],
    "/house-latest": [],
  });
  const { congress } = open();
  expect((await congress.list("AAPL", all))?.value.map(({ chamber }) => chamber)).toEqual([
    "house",
    "senate",
  ]);
  expect((await congress.list(null, all))?.value.map(({ filed }) => filed)).toEqual(["2026-11-01"]);
  expect(server.asked[0]?.query).toEqual({ apikey: "fmp-key", symbol: "AAPL" });
});

test("owners are those of the last quarter that ended 60 days ago, with a computed percent", async () => {
  server.routes({
    "/institutional-ownership/extract-analytics/holder": [
      { investorName: "VANGUARD", date: "2026-06-30", sharesNumber: 25, ownership: 99 },
    ],
    "/shares-float": [{ outstandingShares: 100 }],
  });
  expect(await open().owners.list("AAPL", 5)).toMatchObject({
    value: [{ name: "VANGUARD", owned_pct: "25" }],
    source: { as_of: "2026-06-30", delay: "filing" },
  });
  expect(server.asked[0]?.query).toMatchObject({ symbol: "AAPL", year: "2026", quarter: "2" });
});

test("a fund is read from its info and holdings; the list of funds is searched locally", async () => {
  server.answer(({ path, query }) => {
    if (path === "/etf-list")
      return json([
        { symbol: "VOO", name: "Vanguard S&P 500 ETF" },
        { symbol: "QQQ", name: "Invesco QQQ" },
      ]);
    if (query.symbol !== "SPY") return json([]);
    return json(
      path === "/etf/info"
        ? [{ name: "SPDR S&P 500 ETF Trust", expenseRatio: 0.0945 }]
        : [{ asset: "AAPL", name: "APPLE", weightPercentage: 7.1, updatedAt: "2026-11-19" }],
    );
  });
  const { funds } = open();
  expect(await funds.get("SPY")).toMatchObject({
    value: { constituents: [{ symbol: "AAPL", weight: "0.071" }] },
    source: { as_of: "2026-11-19" },
  });
  expect([...(await funds.many(["SPY", "AAPL"])).keys()]).toEqual(["SPY"]);
  expect((await funds.list("vanguard", 5)).value.map(({ symbol }) => symbol)).toEqual(["VOO"]);
  expect((await funds.list(null, 1)).value.map(({ symbol }) => symbol)).toEqual(["VOO"]);
  expect(paths().filter((path) => path === "/etf-list")).toHaveLength(1);
});

test("a transcript is found by its fiscal quarter, or the newest is", async () => {
  server.routes({
    "/earning-call-transcript-dates": [
      { quarter: 3, fiscalYear: 2026, date: "2026-07-30" },
      { quarter: 4, fiscalYear: 2026, date: "2026-10-29" },
    ],
    "/earning-call-transcript": [{ content: "Operator: Good day." }],
  });
  const { transcripts } = open();
  expect(await transcripts.get("AAPL", null)).toMatchObject({
    value: { quarter: "2026Q4", held: "2026-10-29", paragraphs: [{ speaker: "Operator" }] },
  });
  expect(await transcripts.get("AAPL", "2026Q3")).toMatchObject({ value: { held: "2026-07-30" } });
  expect(await transcripts.get("AAPL", "2019Q1")).toBeUndefined();
  expect(paths()).toEqual([
    "/earning-call-transcript-dates",
    "/earning-call-transcript",
    "/earning-call-transcript",
  ]);
});

test("a search matches symbols first, then names", async () => {
  const match = (symbol: string) => ({ symbol, name: symbol, currency: "USD", exchange: "NYSE" });
  server.routes({ "/search-symbol": [match("ABC")], "/search-name": [match("XYZ"), match("ABC")] });
  const { symbols } = open();
  expect((await symbols.search("abc", 5)).value.map(({ symbol }) => symbol)).toEqual([
    "ABC",
    "XYZ",
  ]);
  expect((await symbols.suggest("abc")).value).toEqual(["ABC", "XYZ"]);
  expect(paths().toSorted()).toEqual(["/search-name", "/search-symbol"]);
});
