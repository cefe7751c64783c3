import { unusualWhalesProvider } from "@advisor/adapters/market/unusual-whales/unusual-whales";
import { expect, test } from "vitest";
import { json, withProvider, world } from "./provider-server.ts";
import { refusesAsDue } from "./refusals.ts";

const server = withProvider();
const open = (given = world()) =>
  unusualWhalesProvider({ ...given, key: "uw-key", base: server.base() });

const state = {
  data: {
    close: "101.1",
    high: "102",
    low: "99",
    prev_close: "100",
    tape_time: "2026-11-21 00:30:00+00:00",
    total_volume: 9,
  },
};
const info = {
  data: { full_name: "APPLE", issue_type: "Common Stock", marketcap: "1", sector: null },
};
const quote = { "/api/stock/AAPL/info": info, "/api/stock/AAPL/stock-state": state };
const all = { from: null, to: null, limit: 10 };

refusesAsDue({
  provider: "unusual-whales",
  ask: (given, key, signal) => unusualWhalesProvider({ ...given, key }).quotes.get("AAPL", signal),
  good: ({ path }) => json(path.endsWith("info") ? info : state),
});

test("a quote takes two requests with the key in a header; its company is cached for a day", async () => {
  const given = world();
  const { quotes } = open(given);
  server.routes(quote);

  const found = await quotes.get("AAPL");
  given.passes(14_000);
  await quotes.get("AAPL");
  given.passes(2_000);
  await quotes.get("AAPL");

  expect(found).toMatchObject({
    value: { quote: { price: "101.1", change_pct: "1.1" }, security: { kind: "stock" } },
    source: {
      as_of: "2026-11-21T00:30:00.000Z",
      provider: "unusual-whales",
      delay: "realtime",
      simulated: false,
    },
  });
  expect(server.asked.map(({ path }) => path).toSorted()).toEqual([
    "/api/stock/AAPL/info",
    "/api/stock/AAPL/stock-state",
    "/api/stock/AAPL/stock-state",
  ]);
  expect(server.asked[0]?.headers.authorization).toBe("Bearer uw-key");
});

test("unknown symbols are omitted, and not a failure when requested alone", async () => {
  server.routes(quote);
  const { quotes } = open();
  expect(
    (await quotes.many(["AAPL", "NOPE", "AAPL"])).value.map((one) => one.quote.symbol),
  ).toEqual(["AAPL"]);
  expect(await quotes.get("NOPE")).toBeUndefined();
});

test("a symbol is never part of the path unescaped", async () => {
  await open().quotes.get("../x?y=1");
  expect(server.asked.map(({ path }) => path)).toEqual([
    "/api/stock/..%2Fx%3Fy%3D1/info",
    "/api/stock/..%2Fx%3Fy%3D1/stock-state",
  ]);
});

test("more than 120 requests in a minute are delayed", async () => {
  server.routes({ "/api/news/headlines": { data: [] } });
  const given = world();
  const start = given.clock.now();
  const symbols = Array.from({ length: 120 }, (_, index) => `S${index}`);
  const { news } = open(given);
  await news.list(symbols, all);
  expect(given.clock.now() - start).toBe(0);
  await expect(news.list(["MORE"], all)).rejects.toMatchObject({
    code: "rate_limited",
    extra: { retry_after: 60 },
  });
});

test("headlines are requested by ticker, cut to the range and listed once", async () => {
  const headline = (words: string, created_at: string) => ({
    headline: words,
    created_at,
    tickers: [],
  });
  server.routes({
    "/api/news/headlines": {
      data: [
        headline("new", "2026-11-20T10:00:00Z"),
        headline("newer", "2026-11-20T11:00:00Z"),
        headline("old", "2026-11-01T10:00:00Z"),
      ],
    },
  });
  const { value } = await open().news.list(["AAPL", "MSFT"], { ...all, from: "2026-11-10" });
  expect(value.map(({ title }) => title)).toEqual(["newer", "new"]);
  expect(server.asked.map(({ query }) => query)).toEqual([
    { ticker: "AAPL", limit: "100" },
    { ticker: "MSFT", limit: "100" },
  ]);
});

test("insider trades are requested by symbol and days", async () => {
  const row = {
    ticker: "AAPL",
    formtype: "4",
    owner_name: "ROE JANE",
    transaction_date: "2026-11-17",
    filing_date: "2026-11-19",
    transaction_code: "S",
    amount: -10,
  };
  server.routes({ "/api/insider/transactions": { data: [row, { ...row, formtype: "144" }] } });
  const found = await open().insiders.list("AAPL", {
    from: "2026-11-01",
    to: "2026-11-20",
    limit: 5,
  });
  expect(found).toMatchObject({
    value: [{ owner: "ROE JANE", side: "disposed", shares: "10", price: null }],
    source: { as_of: "2026-11-17", delay: "filing" },
  });
  expect(server.asked[0]?.query).toEqual({
    ticker_symbol: "AAPL",
    start_date: "2026-11-01",
    end_date: "2026-11-20",
    limit: "500",
  });
});

test("dark-pool prints are requested day by day until there are enough", async () => {
  server.answer(({ query }) =>
    json({
      data: [9, 10].map((hour) => ({
        ticker: "AAPL",
        size: hour,
        price: "1",
        premium: String(hour),
        executed_at: `${query.date}T${String(hour).padStart(2, "0")}:00:00Z`,
      })),
    }),
  );
  const found = await open().darkpool.list("AAPL", {
    from: "2026-11-16",
    to: "2026-11-22",
    limit: 3,
  });
  expect(found?.value.map(({ at }) => at)).toEqual([
    "2026-11-20T10:00:00.000Z",
    "2026-11-20T09:00:00.000Z",
    "2026-11-19T10:00:00.000Z",
  ]);
  expect(server.asked.map(({ query }) => query.date)).toEqual(["2026-11-20", "2026-11-19"]);
});

test("congress trades of all symbols or of one, newest filing first", async () => {
  const row = (filed_at_date: string) => ({
    ticker: "EXC",
    name: "Jane Roe",
    member_type: "senate",
    txn_type: "Sell",
    amounts: "$1,001 - $15,000",
    transaction_date: "2026-10-01",
    filed_at_date,
  });
  server.routes({
    "/api/congress/recent-trades": { data: [row("2026-10-20"), row("2026-11-02")] },
  });
  const { congress } = open();
  expect((await congress.list(null, all))?.value.map(({ filed }) => filed)).toEqual([
    "2026-11-02",
    "2026-10-20",
  ]);
  await congress.list("EXC", { ...all, to: "2026-11-01" });
  expect(server.asked.map(({ query }) => query)).toEqual([
    { limit: "200" },
    { ticker: "EXC", date: "2026-11-01", limit: "200" },
  ]);
});

test("owners have the date of their report; an empty list is not an answer", async () => {
  const row = { name: "VANGUARD", units: 10, shares_outstanding: "100", report_date: "2026-06-30" };
  server.routes({
    "/api/institution/AAPL/ownership": { data: [row, { ...row, name: "BLACKROCK" }] },
    "/api/institution/NOPE/ownership": { data: [] },
  });
  const { owners } = open();
  expect(await owners.list("AAPL", 1)).toMatchObject({
    value: [{ name: "VANGUARD", owned_pct: "10" }],
    source: { as_of: "2026-06-30", delay: "filing" },
  });
  expect(await owners.list("NOPE", 1)).toBeUndefined();
});

test("the newest chain has the current date in New York, with the share's price", async () => {
  const contract = { option_symbol: "AAPL261127C00100000", nbbo_bid: "1", nbbo_ask: "2" };
  server.routes({ ...quote, "/api/stock/AAPL/option-contracts": { data: [contract] } });
  expect(await open().options.chain("AAPL", null)).toMatchObject({
    value: { day: "2026-11-20", underlying_price: "101.1", options: [{ strike: "100", bid: "1" }] },
    source: { delay: "realtime" },
  });
});

test("a past chain is combined from its contracts' daily data", async () => {
  const day = (date: string, last_price: string) => ({ date, last_price });
  server.routes({
    "/api/stock/AAPL/option-chains": { data: ["AAPL261127C00100000", "AAPL261127P00100000"] },
    "/api/option-contract/AAPL261127C00100000/historic": {
      chains: [day("2026-11-19", "3"), day("2026-11-18", "2")],
    },
    "/api/option-contract/AAPL261127P00100000/historic": { chains: [day("2026-11-19", "4")] },
  });
  const { options } = open();
  expect(await options.chain("AAPL", "2026-11-18")).toMatchObject({
    value: { day: "2026-11-18", underlying_price: null, options: [{ type: "call", last: "2" }] },
    source: { as_of: "2026-11-18", delay: "eod" },
  });
  expect(await options.chain("AAPL", "2026-11-17")).toBeUndefined();
  expect(server.asked[0]?.query).toEqual({ date: "2026-11-18" });
});

test("a fund is read from its info and holdings; a share is not a fund; there is no list of funds", async () => {
  server.routes({
    "/api/etfs/SPY/info": { data: { name: "SPDR S&P 500 ETF Trust", expense_ratio: "0.0945" } },
    "/api/etfs/SPY/holdings": { data: [{ ticker: "AAPL", name: "APPLE", weight: "7.3" }] },
  });
  const { funds } = open();
  expect([...(await funds.many(["AAPL", "SPY"])).values()]).toMatchObject([
    { symbol: "SPY", constituents: [{ symbol: "AAPL", weight: "0.073" }] },
  ]);
  expect(await funds.get("SPY")).toMatchObject({ source: { as_of: "2026-11-20", delay: "eod" } });
  expect(await funds.get("AAPL")).toBeUndefined();
  await expect(funds.list(null, 5)).rejects.toMatchObject({ code: "not_found" });
});
