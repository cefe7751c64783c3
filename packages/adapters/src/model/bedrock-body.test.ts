import type { ModelRequest } from "@advisor/agent/model";
import { expect, test } from "vitest";
import { body } from "./bedrock-body.ts";

const tools: ModelRequest["tools"] = [
  {
    name: "get_quotes",
    description: "The last price of a symbol.",
    schema: { type: "object", properties: { symbol: { type: "string" } } },
  },
];

const plain: ModelRequest = {
  system: "You help advisors.",
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
  expect(body(plain)).toMatchInlineSnapshot(`
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

test("calls and results become blocks; blank text is left out, made-up names are made callable", () => {
  expect(body({ ...plain, tools, messages: history })).toMatchInlineSnapshot(`
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

test("a required call is any", () => {
  expect(body({ ...plain, tools, choice: "required" }).toolConfig?.toolChoice).toEqual({ any: {} });
});

test("with choice none the tools stay only where the history needs them", () => {
  const bare = body({ ...plain, tools, choice: "none" });
  const after = body({ ...plain, tools, choice: "none", messages: history });

  expect([bare.toolConfig, after.toolConfig?.tools?.length, after.toolConfig?.toolChoice]).toEqual([
    undefined,
    1,
    { auto: {} },
  ]);
  expect(after.system).toEqual([
    { text: "You help advisors." },
    { text: "Answer now without calling tools." },
  ]);
});

test("an empty system prompt is left out", () => {
  expect(body({ ...plain, system: "" }).system).toEqual([]);
});
