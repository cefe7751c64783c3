import { ToolResult } from "@advisor/protocol/tool-result";
import { expect, test } from "vitest";
import type { RoutedPart } from "../route/routed.ts";
import { held, priced, row } from "./answer.fixture.ts";
import { inSum } from "./in-sum.ts";
import type { Looked } from "./reply.ts";

const result = (looked: Looked<object>) =>
  ToolResult.parse({ ...looked, data: { ...looked.data }, provider: "brokerage", delay: "eod" });

const asked = (symbol: string, rows: ReturnType<typeof row>[], price: number | undefined) => {
  const part: RoutedPart = {
    intent: "symbol_performance",
    params: { symbol },
    confidence: 0.9,
    assumed: [],
    text: "",
  };
  const quotes = price === undefined ? [] : ([[symbol, price, 1]] as [string, number, number][]);
  const results = new Map([
    ["get_positions", result(held(symbol, rows))],
    ["get_quotes", result(priced(quotes))],
  ]);
  return { part, results };
};
const ko = asked("KO", [row("KO", 10, { cost_basis: 40 })], 50);
const pg = asked("PG", [row("PG", 2, { cost_basis: 100 })], 90);

test("what two holdings come to is their value, gain and cost as one", () => {
  const said = inSum("what are KO and PG worth together?", [ko, pg]);
  expect(said?.text).toBe(
    "Together they are worth $680.00: a gain of +$80.00 (+13.33 %) on a cost of $600.00. As of 2026-01-15.",
  );
  expect(said?.sources).toEqual(["tool:positions:v1", "tool:quotes:v1"]);
});

test.each([
  ["nobody asks for a sum", "how are KO and PG doing", [ko, pg]],
  ["one holding is no sum", "KO in total", [ko, ko]],
  ["one has no quote", "KO and JNJ together", [ko, asked("JNJ", [row("JNJ", 1)], undefined)]],
  ["one is not held", "KO and JNJ together", [ko, asked("JNJ", [], 150)]],
] as const)("where %s there is none", (_, message, parts) => {
  expect(inSum(message, parts)).toBeUndefined();
});

test("where a cost is missing the value is told, and no gain", () => {
  const none = asked("JNJ", [row("JNJ", 1, { cost_basis: null })], 150);
  expect(inSum("KO and JNJ combined", [ko, none])?.text).toBe(
    "Together they are worth $650.00: gain and loss are not known, because the cost is not on file. As of 2026-01-15.",
  );
});
