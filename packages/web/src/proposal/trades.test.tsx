import type { Trade, TradeList } from "@advisor/domain/ips-check/trade-list";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Trades } from "./trades.tsx";

afterEach(cleanup);

const sale = (over: Partial<Trade>): Trade => ({
  ...{ account_id: "acc_joint", account: "Joint", side: "sell", class: "us_equity" },
  ...{ line: 1, included: true, sheltered: false, price: 172.4, price_date: "2026-11-20" },
  ...{ symbol: "GOOGL", name: "Alphabet Class A", quantity: 10, lots: [], proceeds: 1724 },
  ...{ est_st_gain: 0, est_lt_gain: -276, note: null },
  ...over,
});

const listOf = (...sells: Trade[]): TradeList => ({
  ...{ mode: "band", turnover_pct: 1, sells, buys: [], cash: [], cash_kept: 0 },
  totals: {
    ...{ sell: 1724, buy: 0, st_gain: 0, lt_gain: -276, disallowed: 0, lost: 0 },
    ...{ net_gain: -276, unknown_gain_proceeds: 0 },
  },
  ...{ gain_limit: null, classes: [], cash_after: null, unfunded: [], issuers: [], conflicts: [] },
  considered: { lots: [], more: 0 },
});

it("marks a loss for review when another share class was bought, and says which in its note", () => {
  const note = "GOOG bought 2026-11-10 in Joint may be substantially identical.";
  const wash_review = [{ symbol: "GOOG", account: "Joint", bought: "2026-11-10" }];
  const list = listOf(sale({ wash_review, note }), sale({ line: 2, symbol: "AAPL" }));
  const { getAllByRole } = render(
    <MantineProvider env="test">
      <Trades list={list} label="Trades" today="2026-11-20" toggle={() => undefined} />
    </MantineProvider>,
  );
  const rows = getAllByRole("row").filter((row) => within(row).queryByRole("checkbox"));
  const cells = rows.map((row) => within(row).getAllByRole("cell").slice(-2));
  expect(cells.map((pair) => pair.map(({ textContent }) => textContent))).toEqual([
    [
      expect.stringContaining("Review"),
      "GOOG bought Nov 10, 2026 in Joint may be substantially identical.",
    ],
    ["", ""],
  ]);
});

it("writes the money of a column with cents in every row, so that its digits are aligned", () => {
  const list = listOf(sale({ price: 25.6 }), sale({ line: 2, price: 60, proceeds: 12_800 }));
  const { getAllByRole } = render(
    <MantineProvider env="test">
      <Trades list={list} label="Trades" today="2026-11-20" toggle={() => undefined} />
    </MantineProvider>,
  );
  const money = getAllByRole("row")
    .flatMap((row) => within(row).queryAllByRole("cell"))
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => text.includes("$"));
  expect(money).toContain("$60.00");
  expect(money).toContain("−$12,800.00");
  expect(money.filter((text) => !/\.\d{2}$/.test(text))).toEqual([]);
});
