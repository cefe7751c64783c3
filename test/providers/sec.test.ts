import { secProvider } from "@advisor/adapters/market/sec/sec";
import { describe, expect, test } from "vitest";
import { fault, world } from "./providers.fixture.ts";
import { type Reply, recordedServer } from "./recorded-server.ts";
import { companies, filings, market, source, userAgent } from "./sec-market.ts";

test("without a User-Agent no request is made", async () => {
  const server = await recordedServer(() => companies);
  const { symbols } = secProvider({ ...world(), base: server.base, userAgent: undefined });
  expect(await fault(symbols.search("apple", 5))).toMatchObject({
    kind: "denied",
    code: "no_key",
    message: "sec needs SEC_USER_AGENT to be set.",
  });
  expect(server.asked).toEqual([]);
});

describe("the directory", () => {
  test("finds securities and companies; the list is fetched once, with the configured User-Agent", async () => {
    const { symbols, companies: directory, asked } = await market({});
    expect((await symbols.search("berkshire", 5)).value).toMatchObject([
      { symbol: "BRK.B", exchange: "NYSE", kind: "stock", currency: "USD", sector: null },
    ]);
    expect((await symbols.search("SPY", 5)).value).toMatchObject([{ kind: "etf" }]);
    expect((await symbols.suggest("AAPK")).value).toEqual(["AAPL"]);
    expect(await directory.lookup("apple", 5)).toEqual({
      value: [
        {
          name: "Apple Inc.",
          symbol: "AAPL",
          exchange: "Nasdaq",
          sector: null,
          country: null,
          description: "Files with the SEC under CIK 0000320193.",
        },
      ],
      source: { ...source, as_of: "2026-11-20" },
    });
    expect(asked.map(({ headers }) => headers["user-agent"])).toEqual([userAgent]);
  });

  test.each<[string, Reply, string]>([
    ["a stranger", { status: 403, body: "Undeclared Automated Tool", type: "text/html" }, "no_key"],
    [
      "a hasty one",
      { status: 403, body: "Request Rate Threshold Exceeded", type: "text/html" },
      "rate_limited",
    ],
    ["maintenance", { body: "<html>We will be back</html>", type: "text/html" }, "upstream"],
    ["damage", { cut: '{"data": [' }, "upstream"],
  ])("refuses %s", async (_, reply, code) => {
    const { symbols } = await market({ "/files/company_tickers_exchange.json": reply });
    expect((await fault(symbols.search("apple", 5))).code).toBe(code);
  });

  test("tells an undeclared caller which variable to set, without mentioning a key", async () => {
    const reply = {
      status: 403,
      body: "Your Request Originates from an Undeclared Automated Tool",
      type: "text/html",
    };
    const { symbols } = await market({ "/files/company_tickers_exchange.json": reply });
    const { message } = await fault(symbols.search("apple", 5));
    expect(message).toContain("SEC_USER_AGENT");
    expect(message).not.toContain("key");
  });
});

describe("fundamentals", () => {
  const fact = {
    start: "2025-09-28",
    end: "2026-09-26",
    val: 112,
    fy: 2026,
    fp: "FY",
    form: "10-K",
    filed: "2026-10-30",
  };
  const facts = (gaap: object): Reply => ({
    json: { entityName: "Apple Inc.", facts: { "us-gaap": gaap } },
  });
  const path = "/api/xbrl/companyfacts/CIK0000320193.json";

  test("are those of the last annual report, read once a day", async () => {
    const net = facts({ NetIncomeLoss: { units: { USD: [fact] } } });
    const { fundamentals, asked } = await market({ [path]: net });
    const [found] = await Promise.all([fundamentals.get("AAPL"), fundamentals.get("AAPL")]);
    expect(found).toMatchObject({
      value: { symbol: "AAPL", net_income: "112", revenue: null, period_end: "2026-09-26" },
      source: { ...source, as_of: "2026-10-30" },
    });
    expect(asked).toHaveLength(2);
  });

  test("of an unknown symbol are unknown, and those of a fund are not found", async () => {
    const { fundamentals } = await market({ [path]: facts({}) });
    expect(await fundamentals.get("NOPE")).toBeUndefined();
    expect(await fundamentals.get("AAPL")).toBeUndefined();
    expect((await fault(fundamentals.get("SPY"))).code).toBe("not_found");
  });
});
test("current reports are returned as news with their subjects", async () => {
  const { news, base } = await market({
    "/submissions/CIK0000320193.json": filings([
      {
        form: "8-K",
        id: "0000320193-26-000009",
        document: "a8k.htm",
        day: "2026-10-29",
        items: "2.02,9.01",
      },
      { form: "4", id: "0000320193-26-000008", day: "2026-10-28" },
      { form: "8-K/A", id: "0000320193-26-000007", document: "b8k.htm", day: "2026-10-01" },
    ]),
  });
  expect(
    await news.list(["AAPL", "NOPE"], { from: "2026-10-01", to: "2026-10-29", limit: 5 }),
  ).toEqual({
    value: [
      {
        id: "0000320193-26-000009",
        title: "Apple Inc.: 8-K on results of operations",
        summary: null,
        publisher: "SEC EDGAR",
        published_at: "2026-10-29T00:00:00Z",
        url: `${base}/Archives/edgar/data/320193/000032019326000009/a8k.htm`,
        symbols: ["AAPL"],
      },
      {
        id: "0000320193-26-000007",
        title: "Apple Inc.: 8-K/A",
        summary: null,
        publisher: "SEC EDGAR",
        published_at: "2026-10-01T00:00:00Z",
        url: `${base}/Archives/edgar/data/320193/000032019326000007/b8k.htm`,
        symbols: ["AAPL"],
      },
    ],
    source: { ...source, as_of: "2026-10-29" },
  });
});

test("the full text search finds filings, without a summary answer", async () => {
  const hit = {
    _id: "0000320193-26-000100:aapl-20260926.htm",
    _source: {
      ciks: ["0000320193"],
      display_names: ["Apple Inc.  (AAPL)  (CIK 0000320193)"],
      form: "10-K",
      file_date: "2026-10-30",
      file_description: null,
    },
  };
  const { web, base, asked } = await market({
    "/LATEST/search-index": { json: { hits: { total: { value: 2 }, hits: [hit, hit] } } },
  });
  expect(await web.search("supply chain", 1)).toEqual({
    value: {
      answer: null,
      results: [
        {
          title: "Apple Inc. (AAPL) (CIK 0000320193): 10-K of 2026-10-30",
          url: `${base}/Archives/edgar/data/320193/000032019326000100/aapl-20260926.htm`,
          snippet: "An SEC filing (10-K) that contains these words.",
          date: "2026-10-30",
        },
      ],
      cost_usd: 0,
    },
    source: { ...source, as_of: "2026-11-20" },
  });
  expect(asked[0]?.query).toEqual({ q: "supply chain" });
});
