import { dhanProvider } from "@advisor/adapters/market/dhan/dhan";
import type { ProviderDeps } from "@advisor/adapters/market/http/provider-http";
import { describe, expect, test } from "vitest";
import { json, text, withProvider, world } from "./provider-server.ts";
import { refusesAsDue } from "./refusals.ts";

const server = withProvider();
const broker = (given: ProviderDeps = world(), base = server.base()) =>
  dhanProvider({ ...given, base: `${base}/v2`, imagesBase: base });
const trader = { access_token: "token-of-a-trader", client_id: "1000000003" };
const open = (given = world()) => broker(given)(trader);

const quote = {
  last_price: 4525.55,
  net_change: 17.9,
  last_trade_time: "20/11/2026 15:40:30",
  ohlc: { open: 4521.45, close: 4507.65, high: 4530, low: 4500 },
  volume: 12,
};
const answer = { data: { NSE_EQ: { "11536": quote } }, status: "success" };
const none = { open: [], high: [], low: [], close: [], volume: [], timestamp: [] };
const bar = (time: string) => ({
  open: [1],
  high: [3],
  low: [1],
  close: [2],
  volume: [9],
  timestamp: [Date.parse(time) / 1000],
});
const days = { security_id: "11536", segment: "NSE_EQ", type: "EQUITY" } as const;

refusesAsDue({
  provider: "dhan",
  ask: (given, key, signal) =>
    broker(
      given,
      given.base,
    )({ access_token: key, client_id: "1000000003" }).instrument_quotes.many(
      { NSE_EQ: ["11536"] },
      signal,
    ),
  good: () => json(answer),
});

test("quotes of all segments take one request under the trader's own token", async () => {
  server.answer(() => json(answer));
  const found = await open().instrument_quotes.many({ NSE_EQ: ["11536"], IDX_I: ["13"] });
  expect(found).toMatchObject({
    value: [{ security_id: "11536", segment: "NSE_EQ", last_price: "4525.55" }],
    source: {
      as_of: "2026-11-20T10:10:30.000Z",
      provider: "dhan",
      delay: "realtime",
      simulated: false,
    },
  });
  expect(server.asked).toMatchObject([
    {
      path: "/v2/marketfeed/quote",
      body: { NSE_EQ: [11536], IDX_I: [13] },
      headers: { "access-token": "token-of-a-trader", "client-id": "1000000003" },
    },
  ]);
});

test("without a client id, it is taken from the token", async () => {
  server.answer(() => json(answer));
  const claims = Buffer.from(JSON.stringify({ dhanClientId: "42" })).toString("base64url");
  const ports = broker()({ access_token: `a.${claims}.c`, client_id: undefined });
  await ports.instrument_quotes.many({ NSE_EQ: ["11536"] });
  expect(server.asked[0]?.headers["client-id"]).toBe("42");
});

test("a quote is cached for 15 seconds, only for the trader who asked", async () => {
  server.answer(() => json(answer));
  const given = world();
  const open = broker(given);
  const ask = (access_token: string) =>
    open({ ...trader, access_token }).instrument_quotes.many({ NSE_EQ: ["11536"] });

  await ask("first");
  await ask("first");
  await ask("second");
  given.passes(15_001);
  await ask("first");

  expect(server.asked.map(({ headers }) => headers["access-token"])).toEqual([
    "first",
    "second",
    "first",
  ]);
});

test("quotes are requested at most once a second", async () => {
  server.answer(() => json(answer));
  const given = world();
  const start = given.clock.now();
  const ids = Array.from({ length: 2500 }, (_, id) => String(id));
  await open(given).instrument_quotes.many({ NSE_EQ: ids });
  expect(server.asked).toHaveLength(3);
  expect(given.clock.now() - start).toBe(2000);
});

test("a token that cannot be sent does not appear in the fault", async () => {
  const access_token = "line\nbreak-s3cr3t";
  const fault = await broker()({ ...trader, access_token })
    .instrument_quotes.many({ NSE_EQ: ["1"] })
    .catch((error: Error) => error);
  expect(fault).toMatchObject({ code: "upstream" });
  expect(fault).not.toHaveProperty("cause");
  expect(String(fault)).not.toContain("s3cr3t");
  expect(server.asked).toEqual([]);
});

test("no request is made without ids", async () => {
  expect((await open().instrument_quotes.many({})).value).toEqual([]);
  expect(server.asked).toEqual([]);
});

describe("the vendor's error codes", () => {
  test.each([
    [200, { status: "failed", data: { "805": "Too many requests" } }, "rate_limited"],
    [200, { status: "failed", data: { "806": "Data APIs not subscribed" } }, "no_key"],
    [400, { errorCode: "DH-904", errorMessage: "Too many requests" }, "rate_limited"],
    [400, { errorCode: "DH-901", errorMessage: "token-of-a-trader is invalid" }, "no_key"],
    [500, { errorCode: "DH-908", errorMessage: "Internal" }, "upstream"],
  ])("%i %j is %s", async (status, body, code) => {
    server.answer(() => json(body, status));
    const fault = await open()
      .instrument_quotes.many({ NSE_EQ: ["1"] })
      .catch((error: Error) => error);
    expect(fault).toMatchObject({ code });
    expect(String(fault)).not.toContain(trader.access_token);
  });
});

test("daily bars are requested up to the day after the last one", async () => {
  server.answer(() => json(bar("2026-11-19T18:30:00Z")));
  const found = await open().instrument_history.bars({
    ...days,
    type: "FUND",
    interval: "day",
    from: "2026-01-01",
    to: "2026-11-20",
  });
  expect(found).toEqual({
    value: [{ at: "2026-11-20", open: "1", high: "3", low: "1", close: "2", volume: 9 }],
    source: { as_of: "2026-11-20", provider: "dhan", delay: "realtime", simulated: false },
  });
  expect(server.asked).toMatchObject([
    {
      path: "/v2/charts/historical",
      body: {
        securityId: "11536",
        exchangeSegment: "NSE_EQ",
        instrument: "EQUITY",
        expiryCode: 0,
        oi: false,
        fromDate: "2026-01-01",
        toDate: "2026-11-21",
      },
    },
  ]);
});

test("intraday bars are requested in periods of 90 days", async () => {
  server.answer(({ body }) =>
    json((body as { toDate: string }).toDate === "2026-11-21" ? bar("2026-11-20T04:00:00Z") : none),
  );
  const found = await open().instrument_history.bars({
    ...days,
    interval: "15",
    from: "2026-07-01",
    to: "2026-11-20",
  });
  expect(found?.value.map(({ at }) => at)).toEqual(["2026-11-20T04:00:00.000Z"]);
  expect(server.asked.map(({ path, body }) => [path, body])).toMatchObject([
    ["/v2/charts/intraday", { interval: "15", fromDate: "2026-08-23", toDate: "2026-11-21" }],
    ["/v2/charts/intraday", { interval: "15", fromDate: "2026-07-01", toDate: "2026-08-23" }],
  ]);
});

test("an instrument without data is not a failure, and days without trading have no bars", async () => {
  const wanted = { ...days, interval: "day", from: "2026-11-20", to: "2026-11-20" } as const;
  server.answer(() => json({ errorCode: "DH-907", errorMessage: "no data" }, 400));
  expect(await open().instrument_history.bars(wanted)).toBeUndefined();
  server.answer(() => json(none));
  expect(await open().instrument_history.bars(wanted)).toMatchObject({ value: [] });
});

describe("instruments", () => {
  const csv = `EXCH_ID,SEGMENT,SECURITY_ID,ISIN,INSTRUMENT,UNDERLYING_SECURITY_ID,UNDERLYING_SYMBOL,SYMBOL_NAME,DISPLAY_NAME,INSTRUMENT_TYPE,SERIES,LOT_SIZE
NSE,E,11536,INE467B01029,EQUITY,,TCS,TATA CONSULTANCY SERV LT,TCS,ES,EQ,1.0
NSE,E,2885,INE002A01018,EQUITY,,RELIANCE,RELIANCE INDUSTRIES LTD,Reliance Industries,ES,EQ,1.0
`;
  const wanted = { text: "reliance", type: null, segment: null, limit: 5 };

  test("the list is public, fetched once a day and shared by all traders", async () => {
    const given = world();
    const open = broker(given);
    server.answer(() => text(csv, "text/csv"));

    const found = await open({ access_token: undefined, client_id: undefined }).instruments.search(
      wanted,
    );
    await open(trader).instruments.search({ ...wanted, text: "tcs" });
    given.passes(25 * 3_600_000);
    await open(trader).instruments.search(wanted);

    expect(found).toMatchObject({
      value: [{ security_id: "2885", symbol: "RELIANCE", lot_size: 1 }],
      source: { provider: "dhan", delay: "eod", simulated: false },
    });
    expect(server.asked.map(({ path, headers }) => [path, headers["access-token"]])).toEqual(
      Array(2).fill(["/api-data/api-scrip-master-detailed.csv", undefined]),
    );
  });

  test.each([
    ["a page", "<html></html>", "text/html"],
    ["another file", "a,b\n1,2\n", "text/csv"],
    ["no file", "", "text/csv"],
  ])("%s instead of the list is a failure and is not cached", async (_, body, type) => {
    const { instruments } = open();
    server.answer(() => text(body, type));
    await expect(instruments.search(wanted)).rejects.toMatchObject({ code: "upstream" });
    server.answer(() => text(csv, "text/csv"));
    expect((await instruments.search(wanted)).value).toHaveLength(1);
  });
});
