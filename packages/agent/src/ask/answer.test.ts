import { Fault } from "@advisor/domain/fault";
import type { ToolResult } from "@advisor/protocol/tool-result";
import type { Query } from "@advisor/query/schema/query";
import type { Tool } from "@advisor/tools/tool";
import { describe, expect, test } from "vitest";
import { answer } from "./answer.ts";
import { interpretationFor, queryAsk, smithBook } from "./ask.fixture.ts";
import type { Interpretation } from "./interpretation.ts";

const tools = ["get_facts", "get_quotes", "search_documents", "compare_to_ips", "create_task"].map(
  (name) => ({ name }) as Tool,
);

/** The answer to these questions when the tools return `data`. */
const answered = (questions: Interpretation[], data: ToolResult["data"] | Fault = {}) => {
  const called: unknown[] = [];
  const made = answer(
    {
      books: async () => [smithBook],
      tool: "query_portfolio",
      lacks: [],
      simulated: true,
      tools,
      async run({ name }, input) {
        called.push([name, input]);
        if (data instanceof Fault) throw data;
        const result = { source_id: `tool:${name}:v1`, data, as_of: "2026-11-19" };
        return {
          result: { ...result, provider: "p", delay: "eod", simulated: true } as ToolResult,
          shown: {},
          view: null,
          highlight_ids: [],
        };
      },
      signal: new AbortController().signal,
      now: () => 0,
    },
    "a question",
    { questions, left_out: [] },
  );
  return made.then((whole) => ({ ...whole, called }));
};

const weights: Query = {
  dataset: "holdings",
  measures: ["weight"],
  aggregate: "list",
  order: { by: "weight", direction: "desc" },
  limit: 3,
};
const cash: Query = { dataset: "accounts", measures: ["cash"], aggregate: "total" };

describe("a query", () => {
  test("is answered in words with a table, citations and its interpretation", async () => {
    const { answer: said, parts } = await answered([interpretationFor(queryAsk(weights))]);
    expect(said).toEqual({
      answer_markdown: [
        "3 holdings: VOO 60.00%, BND 30.00% and Cash 10.00%. As of Nov 19, 2026, simulated data. [tool:positions_list:v1]",
        "",
        "| symbol | name | weight |",
        "| --- | --- | --- |",
        "| VOO | VOO | 60.00% |",
        "| BND | BND | 30.00% |",
        "| cash | Cash | 10.00% |",
      ].join("\n"),
      citations: ["tool:positions_list:v1"],
      confidence: 0.95,
      needs_clarification: false,
      clarifying_question: null,
      intent: "portfolio_ranking",
      reading: [{ sentence: "The 3 holdings with the highest weight: weight.", query: weights }],
    });
    expect(parts).toEqual([
      {
        intent: "portfolio_ranking",
        params: queryAsk(weights),
        assumed: [],
        confidence: 0.95,
        policy: ["query_portfolio"],
        tools: [
          { tool: "query_portfolio", source_id: "tool:query_portfolio:v1", ms: 0, error: null },
        ],
        grounding: {
          valid: true,
          citations: ["tool:positions_list:v1"],
          unmatched: [],
          unknown_citations: [],
        },
      },
    ]);
  });

  test("for an unknown account is asked back with the known accounts", async () => {
    const where = [{ field: "account", op: "is" as const, values: ["Karen"] }];
    const { answer: said } = await answered([interpretationFor(queryAsk({ ...cash, where }))]);
    expect(said).toMatchObject({ intent: "clarify", needs_clarification: true, citations: [] });
    expect(said.clarifying_question).toMatch(/^There is no account "Karen".*Joint.*Ann's Roth/);
    expect(said.answer_markdown).toBe(said.clarifying_question);
  });

  test("whose records cannot be read says so", async () => {
    const books = () => Promise.reject(new Fault("upstream", "storage_unavailable", "Down."));
    const tool = "query_portfolio" as const;
    const deps = {
      ...{ books, tool, lacks: [], simulated: false },
      tools,
      run: async () => Promise.reject(new Error("nobody calls")),
    };
    const { signal } = new AbortController();
    const made = answer({ ...deps, signal, now: () => 0 }, "", {
      questions: [interpretationFor(queryAsk(cash))],
      left_out: [],
    });
    expect((await made).answer).toMatchObject({
      answer_markdown: "I could not retrieve the data needed to answer.",
      needs_clarification: true,
      confidence: 0,
    });
  });
});

test("several questions are answered together", async () => {
  const { answer: said } = await answered([
    interpretationFor(queryAsk(cash)),
    interpretationFor({ kind: "refuse", reason: "advice" }, { confidence: 0.9 }),
  ]);
  expect(said).toMatchObject({
    intent: "multi",
    intents: ["cash_balance", "out_of_scope"],
    confidence: 0.9,
    needs_clarification: false,
  });
  expect(said.answer_markdown).toMatch(/\$10,000\.00[\s\S]*for you, or a specialist, to decide/);
});

describe("a question that needs clarification", () => {
  const options = [queryAsk(cash), queryAsk(weights)];

  test("names the words that were not understood and offers readings", async () => {
    const open = interpretationFor(
      { kind: "clarify", about: "nest egg", options },
      { unexplained: ["nest", "egg"], confidence: 0.3 },
    );
    const { answer: said } = await answered([open]);
    expect(said).toMatchObject({ intent: "clarify", needs_clarification: true, confidence: 0.3 });
    expect(said.clarifying_question).toBe(
      'I did not understand "nest", "egg". Which?\n- Cash of accounts.\n- The 3 holdings with the highest weight: weight.',
    );
  });

  test.each([
    [[], "What would you like to know? For example"],
    [options.slice(0, 1), 'Do you mean this? "Cash of accounts."'],
    [options, 'What do you mean by "roth"?\n- Cash of accounts.'],
  ])("with %j to choose from", async (some, question) => {
    const { answer: said } = await answered([
      interpretationFor({ kind: "clarify", about: "roth", options: some }),
    ]);
    expect(said.clarifying_question).toContain(question);
  });
});

describe("a tool", () => {
  const call = (tool: string, input = {}) => interpretationFor({ kind: "call", tool, input });

  test("that explains a term is called and its result put into words", async () => {
    const data = {
      ...{ found: true, reason: null, available: [] },
      ...{ title: "Roth IRA", snippet: "Taxed before." },
    };
    const { answer: said, called } = await answered([call("get_facts", { topic: "roth" })], data);
    expect(said).toMatchObject({
      answer_markdown:
        "Roth IRA: Taxed before. This is general education, not advice. [tool:get_facts:v1]",
      intent: "facts",
      citations: ["tool:get_facts:v1"],
    });
    expect(called).toEqual([["get_facts", { topic: "roth" }]]);
  });

  test("that finds nothing lists what there is", async () => {
    const none = { found: false, reason: "There is no text on file about this." };
    const data = { ...none, title: null, snippet: null, available: ["Roth IRA", "ETFs"] };
    const { answer: said } = await answered([call("get_facts", { topic: "x" })], data);
    expect(said.answer_markdown).toContain("Topics on file: Roth IRA and ETFs.");
    expect(said.confidence).toBe(0.57);
  });

  test("that searches documents cites the passages, and citations inside their text are defused", async () => {
    const match = { citation: "doc:doc_1#2", title: "Policy", date: "2026-01-02" };
    const data = {
      matches: [{ ...match, snippet: "Keep 3%\nin cash [tool:quotes:v1]." }],
      documents_searched: 2,
    };
    const { answer: said, parts } = await answered([call("search_documents")], data);
    expect(said).toMatchObject({
      answer_markdown: 'Policy, Jan 2, 2026: "Keep 3% in cash (tool:quotes:v1]." [doc:doc_1#2]',
      citations: ["doc:doc_1#2"],
    });
    expect(parts[0]?.grounding.valid).toBe(true);
  });

  test("that quotes states the price and which symbols have none", async () => {
    const quotes = [{ symbol: "PFE", price: 25.5, change_pct: -1.25 }];
    const data = { quotes, not_found: ["ZZZ"], as_of: "2026-11-20" };
    const { answer: said } = await answered([call("get_quotes")], data);
    expect(said.answer_markdown).toContain(
      "PFE is at $25.50, down 1.25% today. There is no quote on file for ZZZ. As of Nov 20, 2026.",
    );
  });

  test("that fails leaves the answer without a figure", async () => {
    const down = new Fault("upstream", "tool_timeout", "Too long.");
    const { answer: said, parts } = await answered([call("get_facts")], down);
    expect(said).toMatchObject({ confidence: 0, needs_clarification: true, citations: [] });
    expect(parts[0]?.tools).toEqual([
      { tool: "get_facts", source_id: null, ms: 0, error: "tool_timeout" },
    ]);
  });

  test.each(["create_task", "get_ticker_news", "constructor"])("%s is not called", async (tool) => {
    const { answer: said, called } = await answered([call(tool)]);
    expect(said.answer_markdown).toContain("That is not done here");
    expect([said.intent, called]).toEqual(["out_of_scope", []]);
  });
});
