import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const plan = {
  suggestions: [
    {
      ...{ mode: "target", class: "alternatives", trade_usd: -980_000 },
      legs: [{ side: "sell", symbol: "VNQ", quantity: 5_000, proceeds: 430_000 }],
    },
    {
      ...{ mode: "band", class: "alternatives", trade_usd: -380_000 },
      legs: [{ side: "sell", symbol: "VNQ", quantity: 4_419, proceeds: 380_034 }],
    },
  ],
  turnover_pct: { target: 9.2, band: 3.2 },
};
const options = {
  symbol: "AAPL",
  contracts: [
    { type: "put", strike_usd: 210, last_usd: 0.53 },
    { type: "call", strike_usd: 220, last_usd: 0.28 },
  ],
};
const marked = (text: string, evidence: unknown) =>
  checkGrounding({ text, evidence: [evidence], sources: new Set() }).unmatched;

test.each([
  ["Sell 4,419 shares of VNQ for $380,034.", plan, []],
  ["Sell 5,000 shares of VNQ for $380,034.", plan, ["$380,034"]],
  ["The AAPL put at $210 last traded at $0.53.", options, []],
  ["The AAPL put at $210 last traded at $0.28.", options, ["$0.28"]],
])("%s: figures that the words join are of one row", (text, evidence, words) => {
  expect(marked(text, evidence)).toEqual(words);
});

test("a turnover is that of the plan that is named with it", () => {
  const text = (target: string, band: string) =>
    `The turnover is ${target} for the target trades compared with ${band} for the band trades.`;
  expect(marked(text("9.2%", "3.2%"), plan)).toEqual([]);
  expect(marked(text("3.2%", "9.2%"), plan)).toEqual(["3.2%", "9.2%"]);
  expect(marked("Turnover: 3.2% to the bands, 9.2% to the targets.", plan)).toEqual([]);
  expect(marked("Turnover: 9.2% to the bands, 3.2% to the targets.", plan)).toEqual([
    "9.2%",
    "3.2%",
  ]);
});
