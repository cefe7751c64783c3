import { expect, test } from "vitest";
import { withShare } from "./share.ts";

const looked = <Data>(data: Data, source_id: string) => ({
  data,
  source_id,
  as_of: "2026-01-15",
  simulated: false,
});
const frame = { found: true, reason: null, available: [], account: "all" };
const row = (symbol: string, quantity: number) => ({
  account: "Brokerage",
  symbol,
  quantity,
  cost_basis: null,
  asset_class: "stocks" as const,
  multiplier: 1,
});
const said = { text: "Said.", calculated: [], sources: ["a"], certainty: 1 };

function shared(rows: ReturnType<typeof row>[], priced: string[]) {
  const own = rows.filter(({ symbol }) => symbol === "AAPL");
  const quotes = priced.map((symbol) => ({ symbol, price: 100, change_pct: null }));
  return withShare(
    said,
    looked({ ...frame, symbol: "AAPL", positions: own }, "a"),
    looked({ ...frame, asset_class_filter: null, positions: rows, total: rows.length }, "b"),
    { priced: looked({ ...frame, quotes, not_found: [] }, "c"), params: {}, asked: { text: "" } },
  );
}

test("a symbol is so much of what is held, where every value is on file", () => {
  const both = ["AAPL", "MSFT"];
  expect(shared([row("AAPL", 1), row("MSFT", 2)], both)).toEqual({
    text: "AAPL is 33.33 % of the value of the positions held, $300.00. Said.",
    calculated: [33.33, 300],
    sources: ["a", "b"],
    certainty: 1,
  });
  expect(
    [
      shared([row("AAPL", 1), row("MSFT", 2)], ["AAPL"]),
      shared([row("AAPL", 1), row("MSFT", -2)], both),
      shared([row("MSFT", 2)], both),
    ].map(({ text }) => text),
  ).toEqual([
    "Its share of all positions is not worked out: there is no quote on file for MSFT. Said.",
    "Its share of all positions is not worked out: some are short (MSFT). Said.",
    "Said.",
  ]);
});
