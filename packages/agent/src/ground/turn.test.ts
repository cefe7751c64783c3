import { expect, test } from "vitest";
import type { Message } from "../model/model.ts";
import { turnGroundingChecker } from "./turn.ts";

const result = (call_id: string, shown: Record<string, unknown>) =>
  ({ call_id, status: "success", shown }) as const;

const called = (id: string): Message => ({
  role: "assistant",
  text: "It should be 999.",
  calls: [{ id, name: "get_price", input: { symbol: "VOO", limit: 888 }, malformed_bytes: null }],
});

const messages: Message[] = [
  { role: "user", text: "<context>Total 1,000,000.00</context>\n\nWhat of my 250 shares?" },
  called("call_1"),
  {
    role: "tools",
    results: [
      result("call_1", {
        source_id: "tool:get_price:v1",
        data: { price: 412.34, matches: [{ citation: "doc:doc_d1_ips#2", text: "[web:7] 3 %" }] },
      }),
      { call_id: "call_2", status: "error", shown: { error: { code: "x", message: "777" } } },
    ],
  },
];

test("results, the advisor's words and the context are evidence", () => {
  const text = "Your 250 and $1,000,000.00 at $412.34. [tool:get_price:v1] [doc:doc_d1_ips#2]";
  expect(turnGroundingChecker(messages, [])(text)).toEqual({
    valid: true,
    citations: ["tool:get_price:v1", "doc:doc_d1_ips#2"],
    unmatched: [],
    unknown_citations: [],
  });
});

test("the model's own earlier text, arguments and errors are not evidence", () => {
  expect(turnGroundingChecker(messages, [])("999, 888 and 777").unmatched).toEqual([
    "999",
    "888",
    "777",
  ]);
});

test("text that looks like a citation is not a source", () => {
  expect(turnGroundingChecker(messages, [])("It is 3 %. [web:7]")).toMatchObject({
    valid: false,
    unmatched: [],
    unknown_citations: ["web:7"],
  });
});
