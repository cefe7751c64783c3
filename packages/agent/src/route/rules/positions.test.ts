import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["how many shares of AAPL do i own", { symbol: "AAPL" }],
  ["do I hold any tesla?", { symbol: "TSLA" }],
  ["my voo position", { symbol: "VOO" }],
  ["Tesla, he has it or not, and how many?", { symbol: "TSLA" }],
  ["TSLA: he owns it or not?", { symbol: "TSLA" }],
  ["I'd like to know whether I have at least 40 Apple shares", { symbol: "AAPL" }],
  ["what did i pay for AAPL", { symbol: "AAPL" }],
  ["what's my cost basis for MSFT", { symbol: "MSFT" }],
  ["average cost of voo", { symbol: "VOO" }],
  ["how much AAPL do I have", { symbol: "AAPL" }],
  ["how many microsft shares do i own", { symbol: "MSFT" }],
  ["do i own google", { symbol: "GOOGL" }],
  ["do i have any ford?", { symbol: "F" }],
  ["my MSFT shares", { symbol: "MSFT" }],
  ["how much am I invested in VOO", { symbol: "VOO" }],
  ["what did the client put into VOO over the years?", { symbol: "VOO", total: true }],
  ["how much money has gone into MSFT", { symbol: "MSFT", total: true }],
  ["position in AAPL", { symbol: "AAPL" }],
  ["AAPL position", { symbol: "AAPL" }],
  ["ok so how many apple shares do I have?", { symbol: "AAPL" }],
  ["do I have AAPL in my Roth", { account: "Roth", symbol: "AAPL" }],
  ["AAPL in my Brokerage account", { account: "Brokerage", symbol: "AAPL" }],
  ["Is AAPL in my portfolio?", { symbol: "AAPL" }],
  ["shares of voo", { symbol: "VOO" }],
  ["quantity of MSFT", { symbol: "MSFT" }],
  ["are we holding nvidia", { symbol: "NVDA" }],
  ["have any tesla", { symbol: "TSLA" }],
  ["MSFT cost basis", { symbol: "MSFT" }],
  ["break even price for AAPL", { symbol: "AAPL" }],
  ["do I still own TSLA", { symbol: "TSLA" }],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "positions", params }]);
});
