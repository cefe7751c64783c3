import type { ListedSecurity } from "@advisor/adapters/market/embedded/items";
import { embeddedMarket } from "@advisor/adapters/market/embedded/market";
import type { Range } from "@advisor/tools/market-ports";
import { afterAll, describe, expect, test } from "vitest";
import { openEmbeddedStore, source } from "./embedded-store.ts";
import { openTestStore } from "./test-store.ts";

const { market, data, close } = await openEmbeddedStore();
const all: Range = { from: null, to: null, limit: 1_000 };

afterAll(close);

const listed = (symbol: string): ListedSecurity => {
  const found = data.securities.find(({ security }) => security.symbol === symbol);
  if (found === undefined) throw new Error(`${symbol} is not in the dataset`);
  return found;
};

describe("an unknown symbol", () => {
  test("is unknown in every port for a single symbol", async () => {
    const answers = await Promise.all([
      market.quotes.get("ZZZZ"),
      market.history.daily("ZZZZ", all),
      market.fundamentals.get("ZZZZ"),
      market.insiders.list("ZZZZ", all),
      market.darkpool.list("ZZZZ", all),
      market.congress.list("ZZZZ", all),
      market.owners.list("ZZZZ", 5),
      market.options.chain("ZZZZ", null),
      market.transcripts.get("ZZZZ", null),
      market.funds.get("ZZZZ"),
    ]);
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
  });

  test("is omitted from results for several symbols", async () => {
    expect(await market.quotes.many(["ZZZZ"])).toEqual({
      value: [],
      source: source("eod", "2026-11-20"),
    });
    expect(await market.news.list(["ZZZZ"], all)).toEqual({
      value: [],
      source: source("eod", "2026-11-20"),
    });
    expect(await market.funds.many(["ZZZZ", "AAPL"])).toEqual(new Map());
    expect((await market.instrument_quotes.many({ NSE_EQ: ["1"] })).value).toEqual([]);
  });
});

describe("quotes", () => {
  test("include their security", async () => {
    const { security, quote } = listed("AAPL");
    expect(await market.quotes.get("AAPL")).toEqual({
      value: { security, quote },
      source: source("eod", "2026-11-20T21:00:00Z"),
    });
  });

  test("of many symbols keep their order, each once, dated by the newest", async () => {
    const { value, source: from } = await market.quotes.many(["TCS.NS", "VOO", "ZZZZ", "VOO"]);
    expect(value.map(({ quote }) => quote.symbol)).toEqual(["TCS.NS", "VOO"]);
    expect(from).toEqual(source("eod", "2026-11-20T21:00:00Z"));
  });
});

describe("history", () => {
  test("is newest first and has every day of the range, inclusive", async () => {
    const week = { from: "2026-11-09", to: "2026-11-13", limit: 100 };
    const answer = await market.history.daily("MSFT", week);
    expect(answer?.value).toEqual(
      listed("MSFT")
        .bars.filter(({ at }) => at >= week.from && at <= week.to)
        .reverse(),
    );
    expect(answer?.value.length).toBe(5);
    expect(answer?.source).toEqual(source("eod", "2026-11-13"));
  });

  test("of days before the dataset is empty, dated by the dataset", async () => {
    expect(await market.history.daily("MSFT", { from: null, to: "2020-01-01", limit: 5 })).toEqual({
      value: [],
      source: source("eod", "2026-11-20"),
    });
  });
});

test("fundamentals are dated by their filing", async () => {
  const { fundamentals } = listed("NVDA");
  expect(await market.fundamentals.get("NVDA")).toEqual({
    value: fundamentals,
    source: source("filing", String(fundamentals?.filed)),
  });
  expect(await market.fundamentals.get("^GSPC")).toBeUndefined();
});

describe("news", () => {
  test("of several symbols names each item once, newest first", async () => {
    const { value } = await market.news.list(["JPM", "BAC", "WFC"], all);
    const known = [...listed("JPM").news, ...listed("BAC").news, ...listed("WFC").news];
    expect(value.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(known.map(({ id }) => id))].toSorted(),
    );
    const times = value.map(({ published_at }) => published_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test("respects the limit, and is dated by its newest item", async () => {
    const { value, source: from } = await market.news.list(["AAPL"], { ...all, limit: 2 });
    expect(value).toEqual(listed("AAPL").news.slice(0, 2));
    expect(from).toEqual(source("eod", String(value[0]?.published_at)));
  });
});

describe("filings", () => {
  test("are newest first, with the delay of their kind", async () => {
    const [insiders, darkpool, congress, owners] = await Promise.all([
      market.insiders.list("AMZN", all),
      market.darkpool.list("AMZN", { ...all, limit: 4 }),
      market.congress.list(null, { ...all, limit: 10 }),
      market.owners.list("AMZN", 3),
    ]);
    expect(insiders?.value).toEqual(byNewest(listed("AMZN").insiders, "transaction_date"));
    expect(insiders?.source).toEqual(
      source("filing", String(insiders?.value[0]?.transaction_date)),
    );
    expect(darkpool).toEqual({
      value: listed("AMZN").darkpool.slice(0, 4),
      source: source("weekly", "2026-10-26"),
    });
    expect(congress?.value).toEqual(data.congress.slice(0, 10));
    expect(owners).toEqual({
      value: listed("AMZN").owners.slice(0, 3),
      source: source("filing", "2026-09-30"),
    });
  });

  test("a known symbol without filings has an empty list", async () => {
    const { simulated, provider } = (await market.insiders.list("VOO", all))?.source ?? {};
    expect((await market.insiders.list("VOO", all))?.value).toEqual([]);
    expect({ simulated, provider }).toEqual({ simulated: true, provider: "embedded" });
  });
});

describe("option chains", () => {
  test("are those of the newest day, or of the requested day", async () => {
    const [today, before] = listed("SPY").chains;
    expect(await market.options.chain("SPY", null)).toEqual({
      value: today,
      source: source("eod", "2026-11-20"),
    });
    expect(await market.options.chain("SPY", "2026-11-13")).toEqual({
      value: before,
      source: source("eod", "2026-11-13"),
    });
  });

  test("of a day that is not on file are unknown", async () => {
    expect(await market.options.chain("SPY", "2026-11-14")).toBeUndefined();
  });
});

test("a transcript is that of the newest quarter, or of the requested one", async () => {
  const [newest, earlier] = listed("META").transcripts;
  expect((await market.transcripts.get("META", null))?.value).toEqual(newest);
  expect(await market.transcripts.get("META", "2026Q2")).toEqual({
    value: earlier,
    source: source("filing", String(earlier?.held)),
  });
  expect(await market.transcripts.get("META", "2019Q1")).toBeUndefined();
});

test("a store without the dataset is an upstream fault, not an empty market", async () => {
  const empty = await openTestStore();
  await expect(embeddedMarket(empty.table).symbols.search("apple", 5)).rejects.toMatchObject({
    code: "upstream",
  });
  await empty.close();
});

function byNewest<Row extends Record<Key, string>, Key extends string>(rows: Row[], key: Key) {
  return rows.toSorted((a, b) => b[key].localeCompare(a[key]));
}
