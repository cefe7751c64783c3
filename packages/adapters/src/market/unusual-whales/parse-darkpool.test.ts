import { expect, test } from "vitest";
import { parseDarkpoolTrades, UnusualWhalesDarkpoolTrades } from "./parse-darkpool.ts";

const print = {
  size: 6400,
  ticker: "QID",
  price: "18.9904",
  volume: 9946819,
  executed_at: "2026-02-16 00:59:44+00:00",
  premium: "121538.56",
  nbbo_bid: "18.99",
  nbbo_ask: "19",
  canceled: false,
  market_center: "L",
};

test("a print keeps its time, size and value, and a canceled one is dropped", () => {
  expect(
    parseDarkpoolTrades(
      "QID",
      UnusualWhalesDarkpoolTrades.parse({ data: [print, { ...print, canceled: true, size: 1 }] }),
    ),
  ).toEqual([
    {
      symbol: "QID",
      kind: "print",
      at: "2026-02-16T00:59:44.000Z",
      price: "18.9904",
      shares: "6400",
      value: "121538.56",
      trades: 1,
      venue: "L",
    },
  ]);
});

test("prints of another company are left out, and a list of them alone is refused", () => {
  const read = (...tickers: string[]) =>
    parseDarkpoolTrades(
      "QID",
      UnusualWhalesDarkpoolTrades.parse({ data: tickers.map((ticker) => ({ ...print, ticker })) }),
    );
  expect(read("QID", "QQQ")).toHaveLength(1);
  expect(() => read("QQQ")).toThrow("unusual-whales answered about another security than QID.");
});
