import type { ModelRequest } from "@advisor/agent/model/model";
import { expect, test } from "vitest";
import { chatCompletionBody } from "./openai-body.ts";

const tools: ModelRequest["tools"] = [
  {
    name: "get_quotes",
    description: "The last price of a symbol.",
    schema: { type: "object", properties: { symbol: { type: "string" } } },
  },
];

const plain: ModelRequest = {
  system: "You help advisors.",
  context: [],
  messages: [{ role: "user", text: "Hello" }],
  tools: [],
  choice: "auto",
  max_tokens: 2_000,
};

const history: ModelRequest["messages"] = [
  { role: "user", text: "Price of AAPL and X?" },
  {
    role: "assistant",
    text: " \n",
    calls: [
      { id: "call_1", name: "get_quotes", input: { symbol: "AAPL" }, malformed_bytes: null },
      { id: "call_2", name: "get it!", input: {}, malformed_bytes: 9 },
    ],
  },
  {
    role: "tools",
    results: [
      { call_id: "call_1", status: "success", shown: { price: "190.10" } },
      { call_id: "call_2", status: "error", shown: { error: { code: "unknown_tool" } } },
    ],
  },
  { role: "assistant", text: "It costs 190.10.", calls: [] },
  { role: "user", text: "Thanks" },
];

test("a plain question has no tools and no tool choice", () => {
  expect(chatCompletionBody(plain)).toEqual({
    messages: [
      { role: "system", content: "You help advisors." },
      { role: "user", content: "Hello" },
    ],
    max_tokens: 2_000,
    stream: true,
    stream_options: { include_usage: true },
  });
});

test("calls carry JSON text, each result is a message, blank text is null, and invented tool names are made valid", () => {
  expect(chatCompletionBody({ ...plain, tools, messages: history })).toMatchInlineSnapshot(`
    {
      "max_tokens": 2000,
      "messages": [
        {
          "content": "You help advisors.",
          "role": "system",
        },
        {
          "content": "Price of AAPL and X?",
          "role": "user",
        },
        {
          "content": null,
          "role": "assistant",
          "tool_calls": [
            {
              "function": {
                "arguments": "{"symbol":"AAPL"}",
                "name": "get_quotes",
              },
              "id": "call_1",
              "type": "function",
            },
            {
              "function": {
                "arguments": "{}",
                "name": "get_it_",
              },
              "id": "call_2",
              "type": "function",
            },
          ],
        },
        {
          "content": "{"price":"190.10"}",
          "role": "tool",
          "tool_call_id": "call_1",
        },
        {
          "content": "{"error":{"code":"unknown_tool"}}",
          "role": "tool",
          "tool_call_id": "call_2",
        },
        {
          "content": "It costs 190.10.",
          "role": "assistant",
        },
        {
          "content": "Thanks",
          "role": "user",
        },
      ],
      "stream": true,
      "stream_options": {
        "include_usage": true,
      },
      "tool_choice": "auto",
      "tools": [
        {
          "function": {
            "description": "The last price of a symbol.",
            "name": "get_quotes",
            "parameters": {
              "properties": {
                "symbol": {
                  "type": "string",
                },
              },
              "type": "object",
            },
          },
          "type": "function",
        },
      ],
    }
  `);
});

test.each(["auto", "required", "none"] as const)(
  "the tool choice %s is sent unchanged",
  (choice) => {
    expect(chatCompletionBody({ ...plain, tools, choice }).tool_choice).toBe(choice);
  },
);

test("a choice of none is also stated in words", () => {
  const system = { role: "system", content: "You help advisors." };
  const asked = { role: "user", content: "Hello\n\nAnswer now without calling tools." };

  expect([
    chatCompletionBody({ ...plain, choice: "none" }).messages,
    chatCompletionBody({ ...plain, choice: "none", system: " ", tools }).messages,
  ]).toEqual([[system, asked], [asked]]);
});

test("notes for a step go at the end of its newest message, and nothing before it changes", () => {
  const context = ["today: 2026-11-27", "The panel shows VOO."];
  const first = chatCompletionBody({ ...plain, context });
  expect(first.messages.at(-1)).toEqual({
    role: "user",
    content: "Hello\n\ntoday: 2026-11-27\n\nThe panel shows VOO.",
  });
  const bare = chatCompletionBody({ ...plain, tools, messages: history });
  const sent = chatCompletionBody({ ...plain, tools, messages: history, context });
  expect(sent.messages.slice(0, -1)).toEqual(bare.messages.slice(0, -1));
  expect(sent.messages.at(-1)).toEqual({
    ...bare.messages.at(-1),
    content: `${bare.messages.at(-1)?.content}\n\n${context.join("\n\n")}`,
  });
});

test("an empty system prompt is left out", () => {
  expect(chatCompletionBody({ ...plain, system: "" }).messages).toEqual([
    { role: "user", content: "Hello" },
  ]);
});
