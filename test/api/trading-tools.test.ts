import { inspect } from "node:util";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import {
  FoundInstruments,
  MarketQuotes,
  PriceHistory,
  tradingResult,
} from "@advisor/protocol/trading/tools";
import { beforeAll, expect, test, vi } from "vitest";
import { type App, withApi } from "./api.fixture.ts";

const api = withApi();
const root = "POST /api/v1/trading";
const token = "eyJhbGciOiJIUzI1NiJ9.broker-token-4712.c2VjcmV0";

/** A service whose only provider is the broker, and everything that it logs. */
let broker: App;
const logged: unknown[] = [];

beforeAll(() => {
  vi.stubEnv("PROVIDERS", "dhan,embedded");
  vi.stubEnv("PROVIDERS_GET_MARKET_QUOTE", "dhan");
  vi.stubEnv("DHAN_BASE_URL", "http://127.0.0.1:1");
  const runtime = openRuntime();
  vi.unstubAllEnvs();
  const log = {
    info: (...line: unknown[]) => void logged.push(line),
    error: (...line: unknown[]) => void logged.push(line),
  };
  broker = createApp({ ...runtime, log });
});

test("instrument search, quote and history each have a source", async () => {
  const found = tradingResult(FoundInstruments).parse(
    (await api.json(`${root}/search_instruments`, { body: { input: { query: "reliance" } } })).body,
  );
  expect(found.data.instruments.map(({ segment, security_id }) => [segment, security_id])).toEqual([
    ["NSE_EQ", "2885"],
    ["BSE_EQ", "500325"],
    ["NSE_FNO", "9000003"],
    ["NSE_FNO", "9000013"],
  ]);
  const quoted = tradingResult(MarketQuotes).parse(
    (
      await api.json(`${root}/get_market_quote`, {
        body: { input: { securities: { NSE_EQ: ["2885"] } } },
      })
    ).body,
  );
  expect([quoted.data.quotes[0]?.last_price, quoted.provider, quoted.simulated]).toEqual([
    1450,
    "embedded",
    true,
  ]);
  const input = { security_id: "2885", segment: "NSE_EQ", instrument_type: "EQUITY" };
  const history = tradingResult(PriceHistory).parse(
    (await api.json(`${root}/get_historical_data`, { body: { input } })).body,
  );
  expect(history.data.bars.at(-1)?.close).toBe(1450);
});

test.each([
  ["get_household_holdings", {}, 404],
  ["no_such_tool", {}, 404],
  ["search_instruments", {}, 400],
  ["search_instruments", { query: "" }, 400],
  ["search_instruments", { query: "x", place_order: true }, 400],
  ["get_market_quote", { securities: {} }, 400],
])("%s with %j is refused", async (tool, input, status) => {
  const answer = await api.call(`${root}/${tool}`, { body: { input, access_token: token } });
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain("broker-token-4712");
});

test("an unknown id gets a result that says so", async () => {
  const input = { security_id: "1", segment: "NSE_EQ", instrument_type: "EQUITY" };
  const { status, body } = await api.json(`${root}/get_historical_data`, { body: { input } });
  expect([status, tradingResult(PriceHistory).parse(body).data.reason]).toEqual([
    200,
    "NSE_EQ 1 is not on file. search_instruments finds the ids.",
  ]);
});

test("an unavailable broker is named with the reason, and the token appears nowhere", async () => {
  const input = { securities: { NSE_EQ: ["2885"] } };
  const without = await api.call(`${root}/get_market_quote`, { app: broker, body: { input } });
  const refused = await api.call(`${root}/get_market_quote`, {
    app: broker,
    body: { input, access_token: token },
  });
  const [missing, down] = [await without.json(), await refused.json()];
  expect([without.status, missing.code, missing.failed]).toEqual([
    502,
    "providers_failed",
    [{ provider: "dhan", reason: "no_key" }],
  ]);
  expect([refused.status, down.failed]).toEqual([502, [{ provider: "dhan", reason: "no_key" }]]);
  expect(inspect([missing, down, logged], { depth: null })).not.toContain("broker-token-4712");
});

test("data from the next provider names the broker that failed", async () => {
  const input = { security_id: "2885", segment: "NSE_EQ", instrument_type: "EQUITY" };
  const { body } = await api.json(`${root}/get_historical_data`, { app: broker, body: { input } });
  const { provider, data } = tradingResult(PriceHistory).parse(body);
  expect([provider, data.failed_providers]).toEqual([
    "embedded",
    [{ provider: "dhan", reason: "no_key" }],
  ]);
});
