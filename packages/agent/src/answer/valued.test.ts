import { expect, test } from "vitest";
import { row } from "./answer.fixture.ts";
import { valued } from "./valued.ts";

const quotes = [
  { symbol: "AAPL", price: 193.12, change_pct: 1.1 },
  { symbol: "TSLA", price: 238.22, change_pct: null },
];
const figures = (over: Parameters<typeof row>) =>
  valued([row(...over)], quotes).map((one) => ({
    value: one.market_value?.toFixed(2) ?? null,
    cost: one.cost?.toFixed(2) ?? null,
    gain: one.unrealized_pl?.toFixed(2) ?? null,
    pct: one.unrealized_pl_pct?.toFixed(4) ?? null,
    day: one.day_change?.toFixed(2) ?? null,
  }))[0];

test("a holding at its quote", () => {
  expect(figures(["AAPL", 42, { cost_basis: 150.25 }])).toEqual({
    value: "8111.04",
    cost: "6310.50",
    gain: "1800.54",
    pct: "0.2853",
    day: "88.25",
  });
});

test("a short gains when the price falls; without a change there is no day", () => {
  expect(figures(["TSLA", -100, { cost_basis: 251 }])).toEqual({
    value: "-23822.00",
    cost: "-25100.00",
    gain: "1278.00",
    pct: "0.0509",
    day: null,
  });
});

test("a contract counts as often as its multiplier says", () => {
  expect(figures(["AAPL", -2, { cost_basis: 200, multiplier: 100 }])).toMatchObject({
    value: "-38624.00",
    gain: "1376.00",
  });
});

test("without a cost there is a value and no gain; without a quote there is neither", () => {
  const nothing = { gain: null, pct: null };
  expect(figures(["AAPL", 42, { cost_basis: null }])).toMatchObject({
    ...nothing,
    value: "8111.04",
  });
  expect(figures(["NVDA", 42])).toMatchObject({ ...nothing, value: null, day: null });
  expect(figures(["AAPL", 42, { cost_basis: 0 }])).toMatchObject({ gain: "8111.04", pct: null });
});
