import { expect, test } from "vitest";
import { ChatBody, validationError } from "./validate.ts";

const system = { role: "system", content: "Help." };
const ask = { role: "user", content: "What does D1 own?" };
const call = (id: string, json = "{}", name = "get_holdings") => ({
  id,
  type: "function",
  function: { name, arguments: json },
});
const use = { role: "assistant", content: null, tool_calls: [call("c1"), call("c2")] };
const result = (id: string) => ({ role: "tool", tool_call_id: id, content: '{"total":"1"}' });
const said = { role: "assistant", content: "Two funds." };
const tool = (name: string, parameters: unknown = { type: "object" }) => ({
  type: "function",
  function: { name, parameters },
});

const faultOf = (request: Record<string, unknown>): string | undefined => {
  const read = ChatBody.safeParse({ model: "x", ...request });
  return read.success ? validationError(read.data) : read.error.issues[0]?.message;
};

test.each<[string, unknown[], string]>([
  ["an assistant first", [said, ask], "roles must alternate"],
  ["an assistant after the system", [system, said, ask], "roles must alternate"],
  ["one role twice", [ask, ask], "roles must alternate"],
  [
    "a user message after results",
    [ask, use, result("c1"), result("c2"), ask],
    "roles must alternate",
  ],
  ["a system message later", [ask, system], "must be the first"],
  ["two system messages", [system, system, ask], "must be the first"],
  ["an assistant last", [ask, said], "last message must be"],
  ["an assistant that says nothing", [ask, { role: "assistant", content: null }, ask], "got null"],
  ["a call without a result", [ask, use, result("c2")], "response messages: c1"],
  ["calls without results", [ask, use], "response messages: c1, c2"],
  ["a result without a call", [ask, result("c1")], "must be a response"],
  ["a result of another call", [ask, use, ...["c1", "c2", "c3"].map(result)], "must be a response"],
  ["a result twice", [ask, use, ...["c1", "c2", "c2"].map(result)], "must be a response"],
  ["no messages", [], "Too small"],
  ["no calls in a list of them", [ask, { ...said, tool_calls: [] }], "Too small"],
  ["an unknown role", [{ role: "bot", content: "Hi" }], "Invalid"],
  ["a message with an unknown field", [{ ...ask, cache: true }], "Unrecognized key"],
  ["a user without words", [{ role: "user", content: null }], "expected string"],
  ["an id of 41 characters", [ask, { ...use, tool_calls: [call("c".repeat(41))] }], "Too big"],
  ["arguments of no JSON", [ask, { ...use, tool_calls: [call("c1", "{")] }], "no JSON object"],
  ["arguments of a list", [ask, { ...use, tool_calls: [call("c1", "[]")] }], "no JSON object"],
  ["a name with a space", [ask, { ...use, tool_calls: [call("c", "{}", "a b")] }], "must match"],
])("%s is refused", (_, messages, words) => {
  expect(faultOf({ messages, tools: [tool("get_holdings")] })).toContain(words);
});

test.each<[string, Record<string, unknown>, string]>([
  ["a choice without tools", { tool_choice: "none" }, "only allowed when 'tools'"],
  ["no tools in a list of them", { tools: [] }, "Too small"],
  ["a tool offered twice", { tools: [tool("a"), tool("a")] }, "The tool a is defined twice."],
  ["a tool that takes no object", { tools: [tool("a", { type: "string" })] }, "expected"],
  ["parameters without a type", { tools: [tool("a", {})] }, "expected"],
  [
    "a property that is required and not described",
    { tools: [tool("a", { type: "object", required: ["b"] })] },
    "A required property is not described.",
  ],
  ["usage without stream", { stream_options: { include_usage: true } }, "when 'stream' is enabled"],
  ["no tokens", { max_tokens: 0 }, "Too small"],
  ["no model", { model: "" }, "Too small"],
])("%s is refused", (_, more, words) => {
  expect(faultOf({ messages: [ask], ...more })).toContain(words);
});

test("a question, and a question with its calls and results, are accepted", () => {
  const later = [system, ask, use, result("c2"), result("c1"), said, ask, use];
  expect([
    faultOf({ messages: [ask] }),
    faultOf({
      messages: [...later, result("c1"), result("c2")],
      tools: [tool("get_holdings", { type: "object", properties: { a: {} }, required: ["a"] })],
      tool_choice: "required",
      stream: true,
      stream_options: { include_usage: true },
    }),
  ]).toEqual([undefined, undefined]);
});
