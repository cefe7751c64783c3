import { expect, test } from "vitest";
import { ConverseBody, validationError } from "./validate.ts";

const ask = { role: "user", content: [{ text: "What does D1 own?" }] };
const use = {
  role: "assistant",
  content: [{ toolUse: { toolUseId: "t1", name: "get_holdings", input: {} } }],
};
const result = {
  role: "user",
  content: [{ toolResult: { toolUseId: "t1", content: [{ json: { total: "1" } }] } }],
};
const toolConfig = { tools: [{ toolSpec: { name: "get_holdings", inputSchema: { json: {} } } }] };

const refusals: [string, unknown, string][] = [
  ["no messages", { messages: [] }, "A conversation must start with a user message"],
  ["an assistant first", { messages: [use, ask], toolConfig }, "must start with a user message"],
  ["one role twice", { messages: [ask, ask] }, "must alternate between user and assistant"],
  ["an assistant last", { messages: [ask, use], toolConfig }, "must end with a user message"],
  ["empty content", { messages: [{ role: "user", content: [] }] }, "messages.0.content is empty"],
  ["blank text", { messages: [{ role: "user", content: [{ text: " \n" }] }] }, "is blank"],
  ["a blank system", { messages: [ask], system: [{ text: "" }] }, "system.0 is blank"],
  ["calls without tools", { messages: [ask, use, result] }, "toolConfig field must be defined"],
  [
    "a call without a result",
    { messages: [ask, use, ask], toolConfig },
    "Expected toolResult blocks at messages.2.content for the following Ids: t1",
  ],
  ["a result without a call", { messages: [result], toolConfig }, "exceeds the number of toolUse"],
  [
    "a result without content",
    {
      messages: [
        ask,
        use,
        { role: "user", content: [{ toolResult: { toolUseId: "t1", content: [] } }] },
      ],
      toolConfig,
    },
    "ToolResult object at messages.2.content.0 is empty",
  ],
  [
    "a name with a space",
    { messages: [ask], toolConfig: { tools: [{ toolSpec: { name: "get it" } }] } },
    "Value 'get it' at 'name'",
  ],
  [
    "a tool offered twice",
    { messages: [ask], toolConfig: { tools: [...toolConfig.tools, ...toolConfig.tools] } },
    "The tool get_holdings is already defined",
  ],
];

test.each(refusals)("%s is refused", (_, request, words) => {
  expect(validationError(ConverseBody.parse(request))).toContain(words);
});

test("a question, and a question with its call and result, are accepted", () => {
  expect(validationError(ConverseBody.parse({ messages: [ask] }))).toBeUndefined();
  expect(
    validationError(ConverseBody.parse({ messages: [ask, use, result], toolConfig })),
  ).toBeUndefined();
});
