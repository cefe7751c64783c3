import { fmpProvider } from "@advisor/adapters/market/fmp/fmp";
import { describe, expect, test } from "vitest";
import { fault, world } from "./providers.fixture.ts";
import { type Reply, recordedServer, routes } from "./recorded-server.ts";
import { companies, filings, range, market as sec } from "./sec-market.ts";
import { closed, market as yahoo } from "./yahoo-market.ts";

const folder = "/Archives/edgar/data/320193";
const page = "/submissions/CIK0000320193-submissions-001.json";
const older = [
  { name: "CIK0000320193-submissions-001.json", filingFrom: "2015-01-02", filingTo: "2020-01-02" },
];
const report = (day: string) => ({
  form: ["8-K"],
  accessionNumber: ["0000320193-18-000009"],
  primaryDocument: ["a8k.htm"],
  filingDate: [day],
  items: ["2.02"],
});
const feed = (files: unknown[] = older): Reply => ({
  json: { filings: { recent: report("2026-10-29"), files } },
});

async function fmp(table: Parameters<typeof routes>[0]) {
  const server = await recordedServer(routes(table));
  return { ...fmpProvider({ ...world(), base: server.base, key: "k" }), ...server };
}

describe("a list that may miss rows says so", () => {
  test("of SEC reports, when older pages were not read, and reads them when a day is named", async () => {
    const table = {
      "/submissions/CIK0000320193.json": feed(),
      [page]: { json: report("2018-05-01") },
    };
    const { news, asked } = await sec(table);
    const recent = await news.list(["AAPL"], { ...range, to: "2018-12-31" });
    expect(recent.value).toEqual([]);
    expect(recent.partial).toBe(
      "Filings up to 2020-01-02 were not read: name a day to begin with for older ones.",
    );
    const named = await news.list(["AAPL"], { from: "2018-01-01", to: "2018-12-31", limit: 10 });
    expect(named.value).toMatchObject([{ published_at: "2018-05-01T00:00:00Z" }]);
    expect(named.partial).toBeUndefined();
    expect(asked.filter(({ path }) => path === page)).toHaveLength(1);
  });

  test("of FMP's pages, of which five are read", async () => {
    const trade = {
      symbol: "AAPL",
      transactionDate: "2026-11-10",
      transactionType: "S-Sale",
      reportingName: "ROE JANE",
      acquistionOrDisposition: "D",
      securitiesTransacted: 1,
    };
    const { insiders } = await fmp({
      "/insider-trading/search": { json: Array(100).fill(trade) },
    });
    const found = await insiders.list("AAPL", { ...range, from: "2026-01-01", limit: 1000 });
    expect(found?.partial).toBe(
      "Only the newest 500 insider trades were read, back to 2026-11-10.",
    );
    expect((await insiders.list("AAPL", range))?.partial).toBeUndefined();
  });

  test("of Yahoo's headlines, of which it gives twenty", async () => {
    const news = Array.from({ length: 20 }, (_, index) => ({
      uuid: String(index),
      title: "News",
      providerPublishTime: closed - index * 3600,
    }));
    const { news: headlines } = await yahoo(() => ({ json: { news } }));
    const since = { from: "2026-11-01", to: null, limit: 100 };
    expect((await headlines.list(["AAPL"], since)).partial).toBe(
      "Only the newest 20 headlines were read, back to 2026-11-20.",
    );
  });
});

describe("one bad row voids only itself", () => {
  test("in SEC's directory and lists of filings", async () => {
    const { json } = companies as { json: { data: unknown[] } };
    const { insiders, symbols } = await sec({
      "/files/company_tickers_exchange.json": {
        json: { data: [null, ["x", "Bad", "BAD", null], ...json.data] },
      },
      "/submissions/CIK0000320193.json": {
        json: {
          filings: {
            recent: {
              form: ["4", null, "4"],
              accessionNumber: ["0000320193-26-000001", null, "0000320193-26-000002"],
              primaryDocument: ["a.xml", null, "b.xml"],
              filingDate: ["", null, "2026-10-03"],
            },
            files: [null],
          },
        },
      },
      [`${folder}/000032019326000002/b.xml`]: { body: "<ownershipDocument/>", type: "text/xml" },
    });
    expect((await symbols.search("AAPL", 1)).value).toMatchObject([{ symbol: "AAPL" }]);
    expect(await insiders.list("AAPL", range)).toMatchObject({ value: [] });
  });

  test("among SEC's forms, of which those that cannot be read are counted", async () => {
    const form = (shares: string): Reply => ({
      body: `<ownershipDocument><reportingOwner><rptOwnerName>Doe</rptOwnerName></reportingOwner>
        <nonDerivativeTransaction><transactionDate><value>2026-10-01</value></transactionDate>
        <transactionCode>S</transactionCode><transactionShares><value>${shares}</value></transactionShares>
        <transactionAcquiredDisposedCode><value>D</value></transactionAcquiredDisposedCode>
        </nonDerivativeTransaction></ownershipDocument>`,
      type: "text/xml",
    });
    const listed = filings([
      { form: "4", id: "0000320193-26-000002", document: "a.xml", day: "2026-10-05" },
      { form: "4", id: "0000320193-26-000001", document: "b.xml", day: "2026-10-03" },
    ]);
    const { insiders } = await sec({
      "/submissions/CIK0000320193.json": listed,
      [`${folder}/000032019326000001/b.xml`]: form("41000"),
    });
    expect(await insiders.list("AAPL", range)).toMatchObject({
      value: [{ shares: "41000" }],
      partial: "1 of 2 Forms 4 could not be read.",
    });
    const none = await sec({ "/submissions/CIK0000320193.json": listed });
    expect(await fault(none.insiders.list("AAPL", range))).toMatchObject({ code: "not_found" });
  });

  test("among Yahoo's quotes and headlines", async () => {
    const { symbols, news } = await yahoo(() => ({
      json: {
        quotes: [null, { symbol: 5 }, { symbol: "AAPL", exchange: "NMS", quoteType: "EQUITY" }],
        news: [null, { uuid: "a" }, { uuid: "b", title: "B", providerPublishTime: closed }],
      },
    }));
    expect((await symbols.search("apple", 5)).value).toMatchObject([{ symbol: "AAPL" }]);
    expect((await news.list(["AAPL"], range)).value).toMatchObject([{ id: "b" }]);
  });

  test("among FMP's quotes: a null, a price of 0, and a symbol that the plan excludes", async () => {
    const row = (symbol: string, price: number) => ({
      ...{ symbol, name: symbol, exchange: "NASDAQ", price, previousClose: 10 },
      ...{ changePercentage: -100, timestamp: closed },
    });
    const batch = await fmp({
      "/batch-quote": { json: [null, row("HALT", 0), row("AAPL", 10.5)] },
      "/quote": { json: [row("HALT", 0)] },
      "/profile": { json: [{ companyName: "Halt", currency: "USD" }] },
    });
    const { value } = await batch.quotes.many(["HALT", "AAPL"]);
    expect(value.map(({ quote }) => [quote.symbol, quote.price])).toEqual([["AAPL", "10.5"]]);
    expect(await batch.quotes.get("HALT")).toBeUndefined();

    const refusal = { status: 402, json: { "Error Message": "Exclusive Endpoint" } };
    const closedPlan = await fmp({
      "/batch-quote": refusal,
      "/profile": { json: [{ companyName: "A", currency: "USD" }] },
      "/quote": ({ query }) =>
        query.symbol === "VOD.L" ? refusal : { json: [row(query.symbol ?? "", 10.5)] },
    });
    const single = await closedPlan.quotes.many(["AAPL", "VOD.L"]);
    expect(single.value.map(({ quote }) => quote.symbol)).toEqual(["AAPL"]);
    expect(await fault(closedPlan.quotes.many(["VOD.L"]))).toMatchObject({ code: "no_key" });
  });
});

test("rows of another company are not told as the company's own", async () => {
  const trade = (symbol: string) => ({
    ...{ symbol, transactionDate: "2026-11-10", transactionType: "S-Sale" },
    ...{ reportingName: "ROE", acquistionOrDisposition: "D", securitiesTransacted: 1 },
  });
  const { insiders } = await fmp({
    "/insider-trading/search": { json: [trade("BRK-B"), trade("AAPL")] },
  });
  expect((await insiders.list("BRK.B", range))?.value).toHaveLength(1);
});

test("an earnings release of an old quarter is read from older pages", async () => {
  const { transcripts } = await sec({
    "/submissions/CIK0000320193.json": feed(),
    [page]: { json: report("2018-05-01") },
    [`${folder}/000032019318000009/index.json`]: {
      json: { directory: { item: [{ name: "ex991.htm" }] } },
    },
    [`${folder}/000032019318000009/ex991.htm`]: {
      body: "<p>Results for the second quarter 2018</p>",
      type: "text/html",
    },
  });
  expect((await transcripts.get("AAPL", "2018Q2"))?.value.held).toBe("2018-05-01");
});
