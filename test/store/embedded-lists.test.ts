import { afterAll, describe, expect, test } from "vitest";
import { openEmbeddedStore, source } from "./embedded-store.ts";

const { market, data, close } = await openEmbeddedStore();

afterAll(close);

describe("funds", () => {
  test("one by its symbol, many by theirs", async () => {
    const voo = data.funds.find(({ symbol }) => symbol === "VOO");
    expect(await market.funds.get("VOO")).toEqual({
      value: voo,
      source: source("filing", "2026-10-30"),
    });
    const many = await market.funds.many(["VOO", "QQQ", "AAPL"]);
    expect([...many.keys()]).toEqual(["VOO", "QQQ"]);
  });

  test.each([
    ["treasury bond", ["IEF", "SHY", "TLT"]],
    ["VUG", ["VUG"]],
    ["gold", ["GLD", "IAU"]],
    ["no such fund", []],
  ])("%s finds %j", async (text, symbols) => {
    const { value } = await market.funds.list(text, 10);
    expect(value.map(({ symbol }) => symbol).toSorted()).toEqual(symbols);
  });

  test("without a text lists all, up to the limit", async () => {
    expect((await market.funds.list(null, 3)).value).toEqual(data.fund_cards.slice(0, 3));
  });
});

describe("symbols", () => {
  test("are found by ticker and name, and suggested for a typo", async () => {
    const search = async (text: string) =>
      (await market.symbols.search(text, 3)).value.map(({ symbol }) => symbol);
    expect(await search("apple")).toEqual(["AAPL"]);
    expect((await search("alphabet")).toSorted()).toEqual(["GOOG", "GOOGL"]);
    expect((await market.symbols.suggest("APPL")).value[0]).toBe("AAPL");
  });
});

describe("instruments", () => {
  const search = async (text: string, rest: { type?: "FUND"; segment?: "NSE_EQ" } = {}) => {
    const { type = null, segment = null } = rest;
    const { value } = await market.instruments.search({ text, type, segment, limit: 4 });
    return value.map(({ trading_symbol }) => trading_symbol);
  };

  test("an exact match comes before those that contain it", async () => {
    expect((await search("nifty"))[0]).toBe("NIFTY");
    expect((await search("reliance")).slice(0, 2)).toEqual(["RELIANCE", "RELIANCE"]);
  });

  test("funds are excluded from shares unless requested", async () => {
    expect(await search("niftybees", { segment: "NSE_EQ" })).toEqual([]);
    expect(await search("niftybees", { segment: "NSE_EQ", type: "FUND" })).toEqual(["NIFTYBEES"]);
    expect(await search("niftybees")).toEqual(["NIFTYBEES"]);
  });

  test("quotes are identified by segment and id: 25 is an index in one segment and a share in another", async () => {
    const { value, source: from } = await market.instrument_quotes.many({
      IDX_I: ["13", "25"],
      NSE_EQ: ["25", "404"],
    });
    const quotes = data.instruments.map(({ quote }) => quote);
    const of = (segment: string, id: string) =>
      quotes.find((quote) => quote.segment === segment && quote.security_id === id);
    expect(value).toEqual([of("IDX_I", "13"), of("IDX_I", "25"), of("NSE_EQ", "25")]);
    expect(from).toEqual(source("eod", "2026-11-20T10:00:00Z"));
  });

  test("bars of all intervals agree on a day", async () => {
    const days = { from: "2026-11-20", to: "2026-11-20" };
    const nifty = { security_id: "13", segment: "IDX_I", type: "INDEX", ...days } as const;
    const counts = await Promise.all(
      (["day", "60", "25", "15", "5", "1"] as const).map(async (interval) => {
        const bars = (await market.instrument_history.bars({ ...nifty, interval }))?.value ?? [];
        const high = Math.max(...bars.map((bar) => Number(bar.high)));
        return [interval, bars.length, bars[0]?.close, bars.at(-1)?.open, high];
      }),
    );
    const day = data.instruments[0]?.bars.at(-1);
    const same = [day?.close, day?.open, Number(day?.high)];
    expect(counts).toEqual([
      ["day", 1, ...same],
      ["60", 7, ...same],
      ["25", 15, ...same],
      ["15", 25, ...same],
      ["5", 75, ...same],
      ["1", 375, ...same],
    ]);
  });

  test("bars of an unknown id are unknown", async () => {
    const days = { from: "2026-11-01", to: "2026-11-20" };
    const unknown = { security_id: "404", segment: "NSE_EQ", type: "EQUITY", ...days } as const;
    expect(await market.instrument_history.bars({ ...unknown, interval: "day" })).toBeUndefined();
  });
});

describe("companies and web", () => {
  test("private and listed companies are both found", async () => {
    const names = async (text: string) =>
      (await market.companies.lookup(text, 5)).value.map(({ name, symbol }) => [name, symbol]);
    expect(await names("stripe")).toEqual([["Stripe", null]]);
    expect(await names("nvidia")).toEqual([["NVIDIA Corporation", "NVDA"]]);
  });

  test("a web search states that it is simulated, is free and stays within the dataset", async () => {
    const { value, source: from } = await market.web.search("What is the news about NVIDIA?", 6);
    expect(value.cost_usd).toBe(0);
    expect(value.results.length).toBe(6);
    expect(
      value.results.filter(({ snippet }) => !/^Simulated (page|search result)\. /.test(snippet)),
    ).toEqual([]);
    expect(value.results.map(({ title }) => title).join(" ")).toContain(
      "NVIDIA Corporation (NVDA)",
    );
    expect([from.provider, from.simulated]).toEqual(["embedded", true]);
  });

  test("a web search for unknown words finds nothing", async () => {
    expect((await market.web.search("xylophone zebra", 5)).value).toEqual({
      answer: null,
      results: [],
      cost_usd: 0,
    });
  });
});
