import { describe, expect, it } from "vitest";
import { markCitations } from "./markdown-text.ts";
import { asking, fund, question, reply } from "./message.fixture.ts";
import {
  askedInput,
  callsOf,
  groundingOf,
  isUnderway,
  type Message,
  newestSource,
  resultOf,
  sourcesOf,
  textParts,
  usageOf,
} from "./message.ts";
import { sourceName } from "./source-name.ts";

const source = {
  source_id: "tool:get_etf_holdings:v1",
  tool: "get_etf_holdings",
  provider: "embedded",
  as_of: "2026-11-20",
  simulated: true,
};

describe("a message is being written", () => {
  const at = Date.parse("2026-11-20T15:00:00Z");
  const minutes = 60_000;
  const handedOn = {
    status: "error",
    handed_on: true,
    created_at: "2026-11-20T15:00:00Z",
  } as const;
  const underway = (metadata: Message["metadata"], later = 0) =>
    isUnderway({ ...reply, ...(metadata && { metadata }) }, at + later);

  it.each([
    [true, "that runs", { status: "running" } as const, 90 * minutes],
    [true, "that another process was just to finish", handedOn, 4 * minutes],
    [false, "that another process was to finish long ago", handedOn, 5 * minutes],
    [false, "that was finished while it was followed", { ...handedOn, stop_reason: "stop" }, 0],
    [false, "that failed", { status: "error" } as const, 0],
  ])("%s: one %s", (is, _, metadata, later) => {
    expect(underway(metadata, later)).toBe(is);
  });
});

describe("an answer", () => {
  it("names each source once", () => {
    const [call] = callsOf(reply);
    const result = call && resultOf(call);
    const twice = { ...reply, parts: [...reply.parts, ...reply.parts] };
    expect(sourcesOf(twice)).toEqual([{ ...source, input: { symbol: "VOO" }, result }]);
  });

  it("names two results of one tool apart, and both where their id is cited", () => {
    const created = (title: string) => ({
      ...{ type: "dynamic-tool" as const, toolName: "create_task", toolCallId: title },
      ...{ input: { title }, state: "output-available" as const },
      output: {
        ...{ source_id: "tool:create_task:v1", data: { task: { title } }, as_of: "2026-11-21" },
        ...{ provider: "household", delay: "realtime", simulated: false },
      },
    });
    const text = "Both are created. [tool:create_task:v1]";
    const parts = [created("Call Rosa"), created("Sell BND"), { type: "text" as const, text }];
    const sources = sourcesOf({ ...reply, parts });
    expect(sources.map(sourceName)).toEqual([
      "New task (Call Rosa), Nov 21, 2026",
      "New task (Sell BND), Nov 21, 2026",
    ]);
    expect(sources.map(({ result }) => result?.data)).toEqual(
      parts.slice(0, 2).map((part) => "output" in part && part.output.data),
    );
    expect(markCitations(text, sources)).toBe("Both are created. [1](#source-1) [2](#source-2)");
  });

  it("cites each of two writes by itself", () => {
    const created = (id: string) => ({
      ...{ type: "dynamic-tool" as const, toolName: "create_task", toolCallId: id },
      ...{ input: {}, state: "output-available" as const },
      output: {
        ...{ source_id: `tool:create_task:v1#${id}`, data: { task: { id } } },
        ...{ as_of: "2026-11-21", provider: "household", delay: "realtime", simulated: false },
      },
    });
    const text = "One. [tool:create_task:v1#task_1] Two. [tool:create_task:v1#task_2]";
    const parts = [created("task_1"), created("task_2"), { type: "text" as const, text }];
    expect(markCitations(text, sourcesOf({ ...reply, parts }))).toBe(
      "One. [1](#source-1) Two. [2](#source-2)",
    );
  });

  it("leaves out what a tool answered and its words do not cite, unless they cite nothing", () => {
    const call = (name: string) => ({
      ...{ type: "dynamic-tool" as const, toolName: name, toolCallId: name, input: {} },
      state: "output-available" as const,
      output: {
        ...{ source_id: `tool:${name}:v1`, data: {}, as_of: "2026-11-20" },
        ...{ provider: "household", delay: "eod", simulated: true },
      },
    });
    const saying = (text: string): Message => ({
      ...reply,
      parts: [call("a"), call("b"), { type: "text", text }],
    });
    const named = (text: string) => sourcesOf(saying(text)).map(({ tool }) => tool);
    expect(named("Five. [tool:b:v1]")).toEqual(["b"]);
    expect(named("Five.")).toEqual(["a", "b"]);
  });

  it("names the passages that its words cite, in the order of the words", () => {
    const match = (citation: string) => ({ citation, title: "Tax letter", date: "2026-04-02" });
    const data = { matches: [match("doc:doc_1#1"), match("doc:doc_1#2"), match("doc:doc_1#3")] };
    const cites: Message = {
      ...reply,
      parts: [
        {
          type: "dynamic-tool",
          toolName: "search_documents",
          toolCallId: "call_1",
          state: "output-available",
          input: {},
          output: {
            source_id: "tool:search_documents:v1",
            ...{ data, as_of: "2026-04-02", provider: "household", delay: "filing" },
            simulated: true,
          },
        },
        { type: "text", text: "Second [doc:doc_1#2], then first [doc:doc_1#1]." },
      ],
    };
    expect(sourcesOf(cites).map(({ document }) => document?.passage)).toEqual([undefined, 2, 1]);
  });

  it("says what was found of its figures and what it cost", () => {
    expect(groundingOf(reply)).toEqual({
      valid: false,
      citations: [],
      unmatched: ["7.1%"],
      unknown_citations: [],
    });
    expect(usageOf(reply)).toEqual({ input_tokens: 1200, output_tokens: 34, cost_usd: null });
    expect([groundingOf(question), usageOf(question)]).toEqual([undefined, undefined]);
  });

  it("without a result that can be read has no source", () => {
    const [call] = callsOf(reply);
    if (call?.state !== "output-available") throw new Error("the fixture has a result");
    expect(sourcesOf({ ...reply, parts: [{ ...call, output: { data: {} } }] })).toEqual([]);
  });
});

it("an approval shows what the tool fills in", () => {
  expect(callsOf(asking).map((call) => askedInput(asking, call))).toEqual([
    { title: "Call", priority: "normal" },
  ]);
  expect(callsOf(reply).map((call) => askedInput(reply, call))).toEqual([{ symbol: "VOO" }]);
});

it("a view shows the newest result of its tool about its subject", () => {
  const shown = (symbol: string, tool = "get_etf_holdings") =>
    newestSource([question, reply], { tool, input: { symbol } });
  expect(shown("VOO")).toMatchObject({ ...source, result: { data: fund } });
  expect([shown("QQQ"), shown("VOO", "get_quote")]).toEqual([undefined, undefined]);
});

it("an answer that was cut off and went on is one text, and steps with calls are not", () => {
  const parts: Message["parts"] = [
    { type: "step-start" },
    { type: "text", text: "Looking." },
    {
      type: "tool-get_facts",
      toolCallId: "c",
      state: "output-available",
      input: {},
      output: {},
    },
    { type: "step-start" },
    { type: "text", text: "One, " },
    { type: "step-start" },
    { type: "text", text: "two." },
  ];
  expect([...textParts({ parts })]).toEqual([
    [1, "Looking."],
    [4, "One, two."],
  ]);
});
