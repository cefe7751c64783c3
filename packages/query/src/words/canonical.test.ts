import { expect, test } from "vitest";
import type { Ask, Query } from "../schema/query.ts";
import { canonicalSentence } from "./canonical.ts";

const is = (field: string, ...values: string[]) => ({ field, op: "is" as const, values });

const sentences: [Query, string][] = [
  [
    { dataset: "accounts", measures: ["cash", "share"], aggregate: "total", group_by: ["owner"] },
    "Cash and share of accounts, by owner.",
  ],
  [
    {
      dataset: "positions",
      measures: ["weight"],
      aggregate: "list",
      limit: 3,
      where: [is("kind", "stock"), is("account", "Karen's Roth IRA", "Joint brokerage")],
    },
    "The 3 stocks where account is Joint brokerage or Karen's Roth IRA with the highest weight: weight.",
  ],
  [
    {
      dataset: "lots",
      measures: ["gain"],
      aggregate: "list",
      where: [is("kind", "etf"), { field: "gain", op: "lt", values: ["-1000.5"] }],
      order: { by: "gain", direction: "asc" },
    },
    "All ETF lots where unrealized gain is below -$1,000.5: unrealized gain, by unrealized gain, lowest first.",
  ],
  [
    {
      dataset: "positions",
      measures: ["gain_pct"],
      aggregate: "average",
      where: [{ field: "market_value", op: "gte", values: ["average"] }],
    },
    "Average unrealized gain in percent of cost per position where market value is at least the average.",
  ],
  [
    {
      dataset: "transactions",
      measures: ["amount"],
      aggregate: "total",
      where: [is("type", "deposit")],
      period: { name: "this_year" },
      compare: { period: { name: "last_year" } },
      test: { op: "gt" },
    },
    "Amount of deposits this year, against that last year; is it more than the other?",
  ],
];

test.each(sentences)("%j", (query, sentence) => {
  expect(canonicalSentence({ kind: "query", query })).toBe(sentence);
});

test("tool calls, refusals and choices have a sentence too", () => {
  const query: Query = { dataset: "accounts", measures: ["cash"], aggregate: "total" };
  const asks: [Ask, string][] = [
    [
      { kind: "call", tool: "explain_term", input: { term: "roth_ira" } },
      'Use explain_term with term "roth_ira".',
    ],
    [
      { kind: "refuse", reason: "orders are not placed here." },
      "Not answered: orders are not placed here.",
    ],
    [
      { kind: "clarify", about: "Roth", options: [{ kind: "query", query }] },
      'Asked back about Roth: "Cash of accounts.".',
    ],
  ];
  for (const [ask, sentence] of asks) expect(canonicalSentence(ask)).toBe(sentence);
});
