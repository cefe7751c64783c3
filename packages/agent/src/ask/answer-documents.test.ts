import type { ToolResult } from "@advisor/protocol/tool-result";
import type { Tool } from "@advisor/tools/tool";
import { expect, test } from "vitest";
import { askDocuments } from "./answer-documents.ts";
import { interpretationFor } from "./ask.fixture.ts";

const match = { citation: "doc:doc_1#2", title: "Review", date: "2026-04-02" };
const passages = [
  { ...match, snippet: "The plan has a probability of success of 84 percent." },
  { ...match, citation: "doc:doc_2#1", snippet: "The plan was shown." },
];

const asked = (...unexplained: string[]) =>
  askDocuments(
    {
      tools: [{ name: "search_documents" } as Tool],
      async run() {
        const data = { matches: passages, documents_searched: 2 };
        const result = { source_id: "tool:search_documents:v1", data, as_of: "2026-11-19" };
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
    interpretationFor({ kind: "clarify", about: "", options: [] }, { unexplained }),
  );

test("a question is answered with the passages that have all of its unexplained words", async () => {
  expect(await asked("success", "probability")).toMatchObject({
    question: { ask: { kind: "call", tool: "search_documents" }, unexplained: [] },
    said: {
      text: 'Review, Apr 2, 2026: "The plan has a probability of success of 84 percent."',
      sources: ["doc:doc_1#2"],
    },
  });
});

test.each([
  ["no passage has all of them", ["success", "fees"]],
  ["only one word is unexplained", ["probability"]],
  ["a word is too short to look for", ["of", "probability"]],
  ["a known phrase is not part of the query", ["success probability"]],
])("a question is left to be asked back when %s", async (_, words) => {
  expect(await asked(...words)).toBeUndefined();
});
