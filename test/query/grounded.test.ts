import { answer } from "@advisor/agent/ask/answer";
import { checkGrounding } from "@advisor/agent/ground/check";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { describe, expect, test } from "vitest";
import { book, books } from "./books.ts";
import { examples } from "./examples.ts";
import { noted } from "./noted.ts";

/** Trades and transfers in one list: each line has its own names. */
const mixed = {
  ...{ dataset: "transactions", measures: ["amount", "quantity", "price"], aggregate: "list" },
  ...{ period: { from: "2026-06-01" }, order: { by: "date", direction: "desc" } },
};

const queries = [
  ...examples.map(([number, , query]) => [number, query] as const),
  ...noted.map(([number, query]) => [number, query] as const),
  [1, mixed] as const,
];

const nothing = {
  tools: [],
  run: () => Promise.reject(new Error("no tool is called")),
  signal: new AbortController().signal,
  now: () => 0,
};

const unmatched = (text: string, evidence: unknown[]) =>
  checkGrounding({ text, evidence, sources: new Set() }).unmatched;

describe("every stated figure is in the result", () => {
  test.each(queries)("of D%s at the answers door: %j", async (number, raw) => {
    const query = parseQuery(raw);
    const deps = {
      ...nothing,
      books: async () => [book(number)],
      ...{ tool: "query_portfolio" as const, lacks: [], simulated: true },
    };
    const ask = { kind: "query" as const, query };
    const question = { text: "", ask, unexplained: [], confidence: 1, sure: true };
    const { parts } = await answer(deps, "", { questions: [question], left_out: [] });
    expect(parts.map(({ grounding }) => grounding)).toEqual([
      expect.objectContaining({ valid: true, unmatched: [] }),
    ]);
  });

  test.each(queries)("of D%s in the tool's answer: %j", (number, raw) => {
    const { text, ...rest } = queryAnswer(parseQuery(raw), [book(number)]);
    const { rows } = rest;
    const counts = [rows.length, rows.filter(({ holds }) => holds === true).length];
    const more = counts.map((count) => count - 3);
    expect(unmatched(text, [rest, counts, more])).toEqual([]);
  });
});

test.each([
  { dataset: "households", measures: ["account_value", "cash"], aggregate: "list" },
  {
    ...{ dataset: "positions", measures: ["market_value"], aggregate: "total" },
    where: [{ field: "symbol", op: "is", values: ["MSFT"] }],
    group_by: ["household"],
  },
])("over the book too: %j", (raw) => {
  const { text, ...rest } = queryAnswer(parseQuery(raw), books);
  expect(unmatched(text, [rest, rest.rows.length, rest.rows.length - 3])).toEqual([]);
});
