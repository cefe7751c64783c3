import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { Converse } from "./converse.ts";

/** What it answers when it is offered the one tool that sorts a question. */
const routed = (text: string) =>
  answer(
    Converse.parse({
      messages: [{ role: "user", content: [{ text }] }],
      toolConfig: { tools: [{ toolSpec: { name: "route" } }], toolChoice: { any: {} } },
    }),
  );

test.each([
  ["how is the nest egg", { intent: "account_value", confidence: 0.7 }],
  ["any dough left?", { intent: "cash_balance", confidence: 0.7 }],
  ["asdf", { intent: "clarify", confidence: 0 }],
])("%s", (question, input) => {
  const expected = { text: "", calls: [{ name: "route", input }], stop: "tool_use" };
  expect(routed(JSON.stringify({ question, accounts: ["nest egg"] }))).toEqual(expected);
  expect(routed(question)).toEqual(expected);
});
