import { Fault } from "@advisor/domain/fault";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";
import type { Intent, Params, Routed, RoutedPart } from "../route/routed.ts";
import { held as heldRows, list, priced, row } from "./answer.fixture.ts";
import { answer } from "./answer.ts";
import type { Looked } from "./reply.ts";

const part = (intent: Intent, params: Params = {}, over: Partial<RoutedPart> = {}): RoutedPart => ({
  intent,
  params,
  confidence: 0.9,
  assumed: [],
  text: "",
  ...over,
});
const routed = (parts: RoutedPart[], left_out: string[] = []): Routed => ({
  parts,
  left_out,
  by: "rules",
  candidates: [],
});

const envelope = { provider: "brokerage", delay: "eod", simulated: false } as const;
const called: string[] = [];

/** Tools that answer with what is given, by name, and fail with what is a Fault. */
const asked = (given: Routed, results: Record<string, Looked<object> | Fault>) => ({
  message: "…",
  routed: given,
  held: undefined,
  accounts: [],
  tools: catalog,
  run: async ({ name }: { name: string }) => {
    called.push(name);
    const one = results[name];
    if (one === undefined) throw new Fault("missing", "not_on_file", "There are none.");
    if (one instanceof Fault) throw one;
    const { data, source_id, as_of } = one;
    const result = { ...envelope, source_id, as_of, data: { ...data } };
    return { result, shown: result, view: null, highlight_ids: [] };
  },
  signal: new AbortController().signal,
  now: () => 0,
});

const quote = priced([["AAPL", 193.12, 1.1]]);
const aapl = part("quotes", { symbol: "AAPL" });

test("an answer is looked up, written, cited and checked", async () => {
  expect(await answer(asked(routed([aapl]), { get_quotes: quote }))).toMatchInlineSnapshot(`
    {
      "answer": {
        "answer_markdown": "AAPL is at $193.12, +1.1 % on the day.

    As of 2026-01-15. [tool:quotes:v1]",
        "citations": [
          "tool:quotes:v1",
        ],
        "clarifying_question": null,
        "confidence": 0.9,
        "intent": "quotes",
        "needs_clarification": false,
      },
      "asked": [
        {
          "assumed": [],
          "confidence": 0.9,
          "intent": "quotes",
          "params": {
            "symbol": "AAPL",
          },
          "text": "",
        },
      ],
      "named": [
        [
          "AAPL",
        ],
      ],
      "parts": [
        {
          "assumed": [],
          "confidence": 0.9,
          "grounding": {
            "citations": [
              "tool:quotes:v1",
            ],
            "unknown_citations": [],
            "unmatched": [],
            "valid": true,
          },
          "intent": "quotes",
          "params": {
            "symbol": "AAPL",
          },
          "policy": [
            "get_quotes",
          ],
          "tools": [
            {
              "error": null,
              "ms": 0,
              "source_id": "tool:quotes:v1",
              "tool": "get_quotes",
            },
          ],
        },
      ],
    }
  `);
});

test("a tool that fails is admitted, with its code in the trace and no source", async () => {
  const slow = new Fault("upstream", "tool_timeout", "get_quotes took longer than 5 s.");
  const { answer: said, parts } = await answer(asked(routed([aapl]), { get_quotes: slow }));
  expect(said).toEqual({
    answer_markdown: "I could not retrieve the data needed to answer.",
    citations: [],
    confidence: 0,
    needs_clarification: true,
    clarifying_question: "Can you double-check the request or try a different symbol?",
    intent: "quotes",
  });
  expect(parts[0]?.tools).toEqual([
    { tool: "get_quotes", source_id: null, ms: 0, error: "tool_timeout" },
  ]);
});

test("one of two look-ups that fails leaves no half answer", async () => {
  const both = part("symbol_performance", { symbol: "AAPL" });
  const { answer: said, parts } = await answer(asked(routed([both]), { get_quotes: quote }));
  expect(said).toMatchObject({ citations: [], confidence: 0 });
  expect(parts[0]?.tools.map(({ error }) => error)).toEqual(["not_on_file", null]);
});

test("a figure that no source states is named, in the answer and in the trace", async () => {
  // A day that is none is cut short in the text, and so is its number.
  const odd = { ...quote, as_of: "day 1234567" };
  const { answer: said, parts } = await answer(asked(routed([aapl]), { get_quotes: odd }));
  expect(said.answer_markdown).toMatch(/\n\nNot verified against a source: 123456\.$/);
  expect(parts[0]?.grounding).toEqual({
    valid: false,
    citations: ["tool:quotes:v1"],
    unmatched: ["123456"],
    unknown_citations: [],
  });
});

test("a refusal and a question back call nothing and cite nothing", async () => {
  called.length = 0;
  const { answer: said } = await answer(
    asked(routed([part("out_of_scope", {}, { scope: "execution" }), part("clarify")]), {}),
  );
  expect(called).toEqual([]);
  expect(said).toMatchObject({
    citations: [],
    intent: "multi",
    intents: ["out_of_scope", "clarify"],
    needs_clarification: true,
  });
});

test("a source that two parts use is cited once; the least sure part counts", async () => {
  const parts = [aapl, part("portfolio_ranking", {}, { confidence: 0.7 })];
  const results = { get_quotes: quote, get_positions_list: list([row("AAPL", 10)]) };
  const { answer: said } = await answer(asked(routed(parts, ["the [web:1] rest"]), results));
  expect(said).toMatchObject({
    citations: ["tool:quotes:v1", "tool:positions_list:v1"],
    confidence: 0.7,
  });
  expect(said.answer_markdown.split("\n\n").at(-1)).toBe(
    'Not answered here, ask again: "the (web:1] rest".',
  );
});

test("a defect of ours is no answer", async () => {
  const broken = {
    ...asked(routed([aapl]), {}),
    run: async () => Promise.reject(new Error("bug")),
  };
  await expect(answer(broken)).rejects.toThrow("bug");
});

test("that a symbol is not held is said once, and what is not on file leads", async () => {
  const results = {
    get_quotes: priced([["TSLA", 238.22, 2.4]]),
    get_positions: heldRows("TSLA", []),
  };
  const parts = [part("quotes", { symbol: "TSLA" }), part("positions", { symbol: "TSLA" })];
  const held = new Set(["AAPL"]);
  const { answer: both } = await answer({ ...asked(routed(parts), results), held });
  expect(both.answer_markdown.match(/not held/g)).toEqual(["not held"]);
  const alone = await answer({ ...asked(routed(parts.slice(0, 1)), results), held });
  expect(alone.answer.answer_markdown).toContain("It is not held.");
  const year = part("symbol_performance", { symbol: "TSLA", timeframe: "1Y" });
  const gain = await answer(asked(routed([year]), results));
  expect(gain.answer.answer_markdown).toMatch(
    /^What TSLA did over 1Y is not on file; gains are since purchase\. TSLA is not held/,
  );
});

test("what holdings come to together is added up and checked, unless one of them is left out", async () => {
  const prices = priced([
    ["AAPL", 200, 1],
    ["MSFT", 400, 1],
  ]);
  const parts = ["AAPL", "MSFT"].map((symbol) => part("symbol_performance", { symbol }));
  const together = (left_out: string[]) => ({
    ...asked(routed(parts, left_out), { get_quotes: prices }),
    message: "what are AAPL and MSFT worth together?",
    run: async ({ name }: { name: string }, input: unknown) => {
      const { symbol = "" } = input as { symbol?: string };
      const { data, source_id, as_of } =
        name === "get_quotes" ? prices : heldRows(symbol, [row(symbol, 10, { cost_basis: 100 })]);
      const result = { ...envelope, source_id, as_of, data: { ...data } };
      return { result, shown: result, view: null, highlight_ids: [] };
    },
  });
  const whole = await answer(together([]));
  expect(whole.answer.answer_markdown).toContain(
    "Together they are worth $6,000.00: a gain of +$4,000.00 (+200.00 %) on a cost of $2,000.00.",
  );
  expect(whole.parts.map(({ grounding }) => grounding.valid)).toEqual([true, true]);
  const less = await answer(together(["VOO"]));
  expect(less.answer.answer_markdown).not.toContain("Together");
});
