import type { Trade } from "@advisor/domain/ips-check/trade-list";
import { expect, it } from "vitest";
import { tradeCells } from "./trade-cells.ts";

const lot = { id: "lot_1", cost_per_share: 374.9, held: 100 };
const sale: Trade = {
  ...{ class: "us_equity", line: 1, included: true, side: "sell", account_id: "acc_1" },
  ...{ account: "Joint brokerage", symbol: "VOO", name: "Vanguard S&P 500 ETF", sheltered: false },
  ...{ price: 448, price_date: "2026-11-20", quantity: 193, proceeds: 86_464 },
  ...{ est_st_gain: 0, est_lt_gain: 19_344.2, note: null },
  lots: [
    { ...lot, acquired: "2024-06-10", quantity: 100, amount: 44_800, gain: 7_310, term: "long" },
    { ...lot, acquired: "2026-03-15", quantity: 93, amount: 41_664, gain: null, term: null },
  ],
};
const purchase: Trade = {
  ...sale,
  ...{ line: 2, side: "buy", symbol: "MUB", name: "iShares National Muni Bond ETF" },
  ...{ price: 107, quantity: null, proceeds: 15_396.23, est_lt_gain: null, est_st_gain: null },
  lots: [],
};

it("has a row for each lot of a sale, and omits excluded trades", () => {
  const others = { ...purchase, line: 3, included: false };
  expect(tradeCells({ sells: [sale], buys: [purchase, others] }).slice(1)).toEqual([
    [
      ...["sell", "Joint brokerage", "VOO", "Vanguard S&P 500 ETF", "2024-06-10", "100", "448"],
      ...["44800", "", "7310", ""],
    ],
    [
      ...["sell", "Joint brokerage", "VOO", "Vanguard S&P 500 ETF", "2026-03-15", "93", "448"],
      ...["41664", "", "", ""],
    ],
    [
      ...["buy", "Joint brokerage", "MUB", "iShares National Muni Bond ETF", "", "", "107"],
      ...["15396.23", "", "", ""],
    ],
  ]);
});
