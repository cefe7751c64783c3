import type { ModelRequest } from "@advisor/agent/model/model";
import { expect, test } from "vitest";
import type { ModelCapability } from "../capabilities.ts";
import { converseBody } from "./bedrock-body.ts";

/** A model about which nothing is known except that it supports Converse. */
const none: ReadonlySet<ModelCapability> = new Set();
const cached: ReadonlySet<ModelCapability> = new Set(["cache_points"]);

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
];

test("a plain question has no tools", () => {
  expect(converseBody(plain, none)).toMatchInlineSnapshot(`
    {
      "inferenceConfig": {
        "maxTokens": 2000,
      },
      "messages": [
        {
          "content": [
            {
              "text": "Hello",
            },
          ],
          "role": "user",
        },
      ],
      "system": [
        {
          "text": "You help advisors.",
        },
      ],
    }
  `);
});

test("calls and results become blocks, blank text is dropped, and invented tool names are made valid", () => {
  expect(converseBody({ ...plain, tools, messages: history }, none)).toMatchInlineSnapshot(`
    {
      "inferenceConfig": {
        "maxTokens": 2000,
      },
      "messages": [
        {
          "content": [
            {
              "text": "Price of AAPL and X?",
            },
          ],
          "role": "user",
        },
        {
          "content": [
            {
              "toolUse": {
                "input": {
                  "symbol": "AAPL",
                },
                "name": "get_quotes",
                "toolUseId": "call_1",
              },
            },
            {
              "toolUse": {
                "input": {},
                "name": "get_it_",
                "toolUseId": "call_2",
              },
            },
          ],
          "role": "assistant",
        },
        {
          "content": [
            {
              "toolResult": {
                "content": [
                  {
                    "json": {
                      "price": "190.10",
                    },
                  },
                ],
                "status": "success",
                "toolUseId": "call_1",
              },
            },
            {
              "toolResult": {
                "content": [
                  {
                    "json": {
                      "error": {
                        "code": "unknown_tool",
                      },
                    },
                  },
                ],
                "status": "error",
                "toolUseId": "call_2",
              },
            },
          ],
          "role": "user",
        },
      ],
      "system": [
        {
          "text": "You help advisors.",
        },
      ],
      "toolConfig": {
        "toolChoice": {
          "auto": {},
        },
        "tools": [
          {
            "toolSpec": {
              "description": "The last price of a symbol.",
              "inputSchema": {
                "json": {
                  "properties": {
                    "symbol": {
                      "type": "string",
                    },
                  },
                  "type": "object",
                },
              },
              "name": "get_quotes",
            },
          },
        ],
      },
    }
  `);
});

test("a required call becomes tool choice any", () => {
  expect(
    converseBody({ ...plain, tools, choice: "required" }, none).toolConfig?.toolChoice,
  ).toEqual({
    any: {},
  });
});

test("with choice none, tools are sent only when the history needs them", () => {
  const bare = converseBody({ ...plain, tools, choice: "none" }, none);
  const after = converseBody({ ...plain, tools, choice: "none", messages: history }, none);

  expect([bare.toolConfig, after.toolConfig?.tools?.length, after.toolConfig?.toolChoice]).toEqual([
    undefined,
    1,
    { auto: {} },
  ]);
  expect(after.system).toEqual([{ text: "You help advisors." }]);
  expect(after.messages?.at(-1)?.content?.at(-1)).toEqual({
    text: "Answer now without calling tools.",
  });
});

test("cache points follow the tools, the system prompt and the newest message, and changing text comes after them", () => {
  const asked = { ...plain, tools, messages: history, context: ["today: 2026-11-27", " "] };
  const point = { cachePoint: { type: "default" } };
  const { toolConfig, system, messages = [] } = converseBody({ ...asked, choice: "none" }, cached);
  expect(toolConfig?.tools?.at(-1)).toEqual(point);
  expect(system).toEqual([{ text: "You help advisors." }, point]);
  expect(messages.slice(0, -1)).toEqual(converseBody(asked, none).messages?.slice(0, -1));
  expect(messages.at(-1)?.content?.slice(2)).toEqual([
    point,
    { text: "today: 2026-11-27" },
    { text: "Answer now without calling tools." },
  ]);
});

test("without tools and a system prompt, only the message has a cache point", () => {
  const { toolConfig, system, messages } = converseBody({ ...plain, system: "" }, cached);
  expect([toolConfig, system]).toEqual([undefined, []]);
  expect(messages).toEqual([
    { role: "user", content: [{ text: "Hello" }, { cachePoint: { type: "default" } }] },
  ]);
});

test("an empty system prompt is left out", () => {
  expect(converseBody({ ...plain, system: "" }, none).system).toEqual([]);
});
