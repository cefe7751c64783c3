import type { Option } from "@advisor/domain/market/option";
import { expect, test } from "vitest";
import {
  calendar,
  invalid,
  noLimits,
  noTickers,
  signal,
  sourced,
  symbols,
} from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getHistoricalOptions } from "./get-historical-options.ts";

const option = (expiration: string, strike: string, type: "call" | "put" = "call"): Option => ({
  contract: `AAPL ${expiration} ${type} ${strike}`,
  symbol: "AAPL",
  type,
  expiration,
  strike,
  last: null,
  bid: null,
  ask: null,
  volume: null,
  open_interest: null,
  implied_volatility: null,
  delta: null,
});

const chain: Option[] = [
  {
    ...option("2026-12-18", "210"),
    last: "4.15",
    bid: "4.10",
    ask: "4.20",
    volume: 0,
    open_interest: 1200,
    implied_volatility: "0.29",
    delta: "0.41",
  },
  option("2026-12-18", "220"),
  option("2026-11-27", "200", "put"),
  option("2026-11-27", "90"),
];

const run = (raw: unknown, underlying_price: string | null = "200", day = "2026-11-20") =>
  runTool(
    getHistoricalOptions,
    raw,
    {
      options: {
        chain: async (symbol, asked) =>
          symbol === "AAPL" && asked !== "2026-11-15"
            ? sourced({ day, underlying_price, options: chain })
            : undefined,
      },
      symbols,
      calendar,
    },
    signal,
  );

const contracts = async (raw: object, price?: string | null) =>
  (
    (await run({ symbol: "AAPL", ...raw }, price)).result.data.contracts as { contract: string }[]
  ).map(({ contract }) => contract.slice(5));

test("a missing quote stays null, and volatility is in percent", async () => {
  expect(await run({ symbol: "AAPL", type: "call" })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "contracts": [
            {
              "ask_usd": 4.2,
              "bid_usd": 4.1,
              "contract": "AAPL 2026-12-18 call 210",
              "delta": 0.41,
              "expiration": "2026-12-18",
              "implied_volatility_pct": 29,
              "last_usd": 4.15,
              "open_interest": 1200,
              "strike_usd": 210,
              "type": "call",
              "volume": 0,
            },
            {
              "ask_usd": null,
              "bid_usd": null,
              "contract": "AAPL 2026-12-18 call 220",
              "delta": null,
              "expiration": "2026-12-18",
              "implied_volatility_pct": null,
              "last_usd": null,
              "open_interest": null,
              "strike_usd": 220,
              "type": "call",
              "volume": null,
            },
          ],
          "expirations": [
            "2026-11-27",
            "2026-12-18",
          ],
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "found": true,
          "matching": 2,
          "note": null,
          "quoted_on": "2026-11-20",
          "reason": null,
          "suggestions": [],
          "symbol": "AAPL",
          "underlying_price_usd": 200,
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_historical_options:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "contracts": [
            {
              "ask_usd": 4.2,
              "bid_usd": 4.1,
              "contract": "AAPL 2026-12-18 call 210",
              "delta": 0.41,
              "expiration": "2026-12-18",
              "implied_volatility_pct": 29,
              "last_usd": 4.15,
              "open_interest": 1200,
              "strike_usd": 210,
              "type": "call",
              "volume": 0,
            },
            {
              "ask_usd": null,
              "bid_usd": null,
              "contract": "AAPL 2026-12-18 call 220",
              "delta": null,
              "expiration": "2026-12-18",
              "implied_volatility_pct": null,
              "last_usd": null,
              "open_interest": null,
              "strike_usd": 220,
              "type": "call",
              "volume": null,
            },
          ],
          "contracts_left_out": 0,
          "expirations": [
            "2026-11-27",
            "2026-12-18",
          ],
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "found": true,
          "matching": 2,
          "note": null,
          "quoted_on": "2026-11-20",
          "reason": null,
          "suggestions": [],
          "symbol": "AAPL",
          "underlying_price_usd": 200,
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_historical_options:v1",
      },
      "view": null,
    }
  `);
});

test("strikes within 10% of the underlying are listed, inclusive", async () => {
  expect(await contracts({})).toEqual([
    "2026-11-27 put 200",
    "2026-12-18 call 210",
    "2026-12-18 call 220",
  ]);
});

test("type, expiration and distance from the money narrow the chain", async () => {
  expect(await contracts({ type: "put" })).toEqual(["2026-11-27 put 200"]);
  expect(await contracts({ expiration: "2026-12-18", near_money_pct: 5 })).toEqual([
    "2026-12-18 call 210",
  ]);
  expect(await contracts({ near_money_pct: null, expiration: "2026-11-27" })).toEqual([
    "2026-11-27 call 90",
    "2026-11-27 put 200",
  ]);
});

test("over the limit, the strikes closest to the money are listed", async () => {
  expect(await contracts({ near_money_pct: null, limit: 2 })).toEqual([
    "2026-11-27 put 200",
    "2026-12-18 call 210",
  ]);
});

test("without a price of the underlying all strikes are listed, with the reason", async () => {
  expect(await contracts({}, null)).toHaveLength(4);
  expect((await run({ symbol: "AAPL" }, null)).result.data.note).toBe(
    "The price of the underlying is not known, so strikes are not limited to those near the money.",
  );
});

test("quotes of another day than requested are labeled", async () => {
  const { result } = await run({ symbol: "AAPL", date: "2026-11-12" });
  expect(result.data).toMatchObject({
    quoted_on: "2026-11-20",
    note: "Quotes of 2026-11-20: the provider has none of 2026-11-12.",
  });
});

test("an unknown expiration is answered with the existing ones", async () => {
  const { result } = await run({ symbol: "AAPL", expiration: "2027-01-15" });
  expect(result.data).toMatchObject({
    found: true,
    matching: 0,
    reason: "No contract of the chain fits.",
    expirations: ["2026-11-27", "2026-12-18"],
  });
});

test("a day without a chain is distinguished from an unknown ticker", async () => {
  expect((await run({ symbol: "AAPL", date: "2026-11-15" })).result.data).toMatchObject({
    found: false,
    reason: "No options of AAPL are on file for 2026-11-15.",
    suggestions: [],
  });
  expect((await run({ symbol: "AAPK" })).result.data).toEqual({
    found: false,
    symbol: "AAPK",
    quoted_on: null,
    underlying_price_usd: null,
    expirations: [],
    matching: 0,
    contracts: [],
    note: null,
    reason: "AAPK is not on file.",
    suggestions: ["AAPL", "AMD"],
  });
});

test("invalid tickers, filters and limits, and a day in the future, are refused", async () => {
  for (const symbol of noTickers) await expect(run({ symbol })).rejects.toMatchObject(invalid);
  for (const limit of noLimits)
    await expect(run({ symbol: "AAPL", limit })).rejects.toMatchObject(invalid);
  const filters = [
    { date: "2026-11-21" },
    { date: "2026-13-01" },
    { type: "both" },
    { expiration: "next" },
    { near_money_pct: 0 },
    { near_money_pct: Number.POSITIVE_INFINITY },
  ];
  for (const filter of filters)
    await expect(run({ symbol: "AAPL", ...filter })).rejects.toMatchObject(invalid);
});
