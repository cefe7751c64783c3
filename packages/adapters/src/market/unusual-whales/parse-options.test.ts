import { expect, test } from "vitest";
import {
  nearestContracts,
  parseContracts,
  parseContractsOn,
  UnusualWhalesContractHistory,
  UnusualWhalesContracts,
} from "./parse-options.ts";

const quoted = {
  implied_volatility: "0.542805337797143",
  last_price: "0.01",
  nbbo_ask: "0.02",
  nbbo_bid: "0",
  open_interest: 22868,
  total_premium: "10307980.00",
  volume: 132276,
};

test("type, expiration and strike are read from the contract's symbol", () => {
  const read = UnusualWhalesContracts.parse({
    data: [
      { ...quoted, option_symbol: "AAPL261127P00187500" },
      { ...quoted, option_symbol: "no such name" },
    ],
  });
  expect(parseContracts("AAPL", read)).toEqual([
    {
      contract: "AAPL261127P00187500",
      symbol: "AAPL",
      type: "put",
      expiration: "2026-11-27",
      strike: "187.5",
      last: "0.01",
      bid: "0",
      ask: "0.02",
      volume: 132276,
      open_interest: 22868,
      implied_volatility: "0.54280534",
      delta: null,
    },
  ]);
});

test("only the requested day of a contract's history is used", () => {
  const historic = UnusualWhalesContractHistory.parse({
    chains: [
      { ...quoted, date: "2026-11-19", last_price: "1.10" },
      { ...quoted, date: "2026-11-18", last_price: "1.30" },
    ],
  });
  const answers = [
    { id: "AAPL261127C00190000", historic },
    { id: "AAPL261127C00195000", historic: UnusualWhalesContractHistory.parse({ chains: [] }) },
  ];
  expect(parseContractsOn("AAPL", "2026-11-18", answers)).toMatchObject([
    { contract: "AAPL261127C00190000", type: "call", strike: "190", last: "1.3" },
  ]);
  expect(parseContractsOn("AAPL", "2026-11-17", answers)).toEqual([]);
});

test("the nearest expirations come first, with the strikes around the middle", () => {
  const ids = [
    "AAPL261204C00100000",
    "AAPL261127C00100000",
    "AAPL261127C00110000",
    "AAPL261127C00120000",
    "AAPL261127C00130000",
    "AAPL261127C00150000",
    "not a contract",
  ];
  expect(nearestContracts(ids, 4)).toEqual([
    "AAPL261127C00120000",
    "AAPL261127C00110000",
    "AAPL261127C00130000",
    "AAPL261127C00100000",
  ]);
  expect(nearestContracts(ids, 9)).toHaveLength(6);
});
