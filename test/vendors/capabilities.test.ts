import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import type { StatedCapabilities } from "@advisor/adapters/model/capabilities";
import { openaiModel } from "@advisor/adapters/model/openai/openai";
import type { ModelRequest } from "@advisor/agent/model/model";
import { describe, expect, test } from "vitest";
import { ask, request } from "../ask-model.ts";
import * as bedrock from "./bedrock.ts";
import * as openai from "./openai.ts";
import type { Refusal } from "./server.ts";
import { withVendor } from "./with-vendor.ts";

const vendor = withVendor();

/** A running turn: a call, its result, a note for the step. */
const looked: ModelRequest = {
  ...request,
  context: ["<context>the panel</context>"],
  messages: [
    ...request.messages,
    {
      role: "assistant",
      text: "",
      calls: [
        { id: "call_01kqj4xv9m2c", name: "get_quotes", input: { s: "A" }, malformed_bytes: null },
      ],
    },
    {
      role: "tools",
      results: [{ call_id: "call_01kqj4xv9m2c", status: "success", shown: { price: "1.00" } }],
    },
  ],
};
const nested: ModelRequest = {
  ...request,
  tools: [
    {
      name: "get_quotes",
      description: "Prices.",
      schema: {
        type: "object",
        properties: { days: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] } },
        additionalProperties: false,
      },
    },
  ],
};

const words = (message: string, status = 400): Pick<Refusal, "status" | "body"> => ({
  status,
  body: { error: { message }, message },
});

interface Case {
  what: string;
  asked?: ModelRequest;
  refusal: Refusal;
  /** What the accepted request has instead. */
  instead: object;
}

const openaiCases: Case[] = [
  {
    what: "max_tokens",
    refusal: {
      has: "max_tokens",
      ...words(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ),
    },
    instead: { max_completion_tokens: 5_000 },
  },
  {
    what: "stream_usage",
    refusal: {
      has: "stream_options",
      ...words("stream_options: Extra inputs are not permitted", 422),
    },
    instead: { stream: true },
  },
  {
    what: "effort",
    refusal: {
      has: "reasoning_effort",
      ...words("Unrecognized request argument: reasoning_effort"),
    },
    instead: { stream: true },
  },
  {
    what: "tool_choice",
    refusal: { has: "tool_choice", ...words("tool_choice is not supported by this server.") },
    instead: { tools: expect.any(Array) },
  },
  {
    what: "call_ids",
    asked: looked,
    refusal: {
      has: "messages.*.tool_call_id",
      is: "call_01kqj4xv9m2c",
      ...words("Tool call id was call_01 but must be a-z, A-Z, 0-9, with a length of 9."),
    },
    instead: {
      messages: expect.arrayContaining([
        expect.objectContaining({ tool_call_id: expect.stringMatching(/^[a-z0-9]{9}$/) }),
      ]),
    },
  },
  {
    what: "null_content",
    asked: looked,
    refusal: {
      has: "messages.*.content",
      is: null,
      ...words("messages.2.content: Input should be a valid string"),
    },
    instead: { messages: expect.arrayContaining([expect.objectContaining({ content: "" })]) },
  },
  {
    what: "system_role",
    refusal: { has: "messages.*.role", is: "system", ...words("System role not supported") },
    instead: { messages: [{ role: "user", content: "You help advisors.\n\nHow is the fund?" }] },
  },
  {
    what: "streamed_tools",
    refusal: { has: "stream", is: true, ...words("Streaming is not supported with tools.") },
    instead: { stream: false },
  },
  {
    what: "schema_words",
    asked: nested,
    refusal: {
      has: "tools.*.function.parameters.additionalProperties",
      ...words('Invalid JSON payload: Unknown name "additionalProperties"'),
    },
    instead: {
      tools: [
        {
          type: "function",
          function: {
            name: "get_quotes",
            description: "Prices.",
            parameters: { type: "object", properties: { days: { type: "integer" } } },
          },
        },
      ],
    },
  },
  {
    what: "most_tokens",
    refusal: {
      has: "max_tokens",
      is: 5_000,
      ...words("max_tokens is too large: 5000. This model supports at most 512 completion tokens."),
    },
    instead: { max_tokens: 512 },
  },
];

const bedrockCases: Case[] = [
  {
    what: "system_role",
    refusal: {
      has: "system",
      ...words("This model doesn't support system messages. Try again without a system message."),
    },
    instead: {
      messages: [
        {
          role: "user",
          content: [
            { text: "You help advisors." },
            { text: "How is the fund?" },
            { cachePoint: { type: "default" } },
          ],
        },
      ],
    },
  },
  {
    what: "text_beside_results",
    asked: looked,
    refusal: {
      has: "messages.*.content.*.text",
      is: "<context>the panel</context>",
      ...words("Conversation blocks and tool result blocks cannot be provided in the same turn."),
    },
    instead: { messages: expect.arrayContaining([expect.anything()]) },
  },
  {
    what: "effort",
    refusal: {
      has: "additionalModelRequestFields.output_config",
      ...words("output_config.effort: Extra inputs are not permitted"),
    },
    instead: { inferenceConfig: { maxTokens: expect.any(Number) } },
  },
  {
    what: "most_tokens",
    refusal: {
      has: "inferenceConfig.maxTokens",
      is: 9_000,
      ...words("The maximum tokens you requested exceeds the model limit of 4096."),
    },
    instead: { inferenceConfig: { maxTokens: 4_096 } },
  },
];

type Open = (
  learned: (what: string) => void,
  stated?: StatedCapabilities,
) => ReturnType<typeof openaiModel>;

const open: Record<string, Open> = {
  openai: (learned, stated = {}) =>
    openaiModel({
      id: "any-model",
      baseUrl: vendor().url,
      apiKey: undefined,
      effort: "low",
      learned,
      stated: { thinks_unopened: false, ...stated },
    }),
  bedrock: (learned, stated = {}) =>
    bedrockModel({ id: "claude-sonnet-4-5", effort: "medium", learned, stated }),
};

describe.each([
  ["openai", openaiCases, openai.says("Fine.")],
  ["bedrock", bedrockCases, bedrock.says("Fine.")],
] as const)("a refusal of %s", (kind, cases, answer) => {
  test.each(cases)("of $what changes the request once, and is remembered", async (one) => {
    const { what, asked = request, refusal, instead } = one;
    const limited = { ...asked, max_tokens: 1_000 };
    vendor().play({ refuses: [refusal], answers: [answer] });
    const learned: string[] = [];
    const model = open[kind]?.((name) => learned.push(name));
    for (const _ of [1, 2]) {
      const received = await ask(model ?? expect.fail(), limited);
      expect([received.text, received.fault]).toEqual(["Fine.", null]);
    }
    expect(learned).toEqual([what]);
    expect(vendor().received).toHaveLength(3);
    expect(vendor().received.at(-1)?.body).toMatchObject(instead);
  });
});

test("a configured capability is never tried", async () => {
  vendor().play({ answers: [openai.says("Fine.")] });
  const lacks = ["max_tokens", "stream_usage", "effort"] as const;
  await ask(open.openai?.(() => undefined, { lacks }) ?? expect.fail());
  expect(vendor().received).toHaveLength(1);
  expect(Object.keys(vendor().received[0]?.body ?? {}).sort()).toEqual([
    "max_completion_tokens",
    "messages",
    "model",
    "stream",
    "tool_choice",
    "tools",
  ]);
});

test("a model that supports tools only without streaming still works", async () => {
  const message = "This model doesn't support tool use in streaming mode.";
  const answer = {
    output: {
      message: {
        role: "assistant",
        content: [
          { reasoningContent: { reasoningText: { text: "Hm.", signature: "c2ln" } } },
          { text: "Look:" },
          { toolUse: { toolUseId: "t", name: "get_quotes", input: { symbol: "AAPL" } } },
        ],
      },
    },
    stopReason: "tool_use",
    usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
  };
  vendor().play({ answers: [{ status: 400, body: { message } }, { json: answer }] });
  const received = await ask(open.bedrock?.(() => undefined) ?? expect.fail());
  expect(vendor().received.map(({ path }) => path.split("/").at(-1))).toEqual([
    "converse-stream",
    "converse",
  ]);
  expect(received).toMatchObject({
    text: "Look:",
    thought: "Hm.",
    calls: [{ name: "get_quotes", input: { symbol: "AAPL" }, malformed_bytes: null }],
    end: { reason: "tools" },
  });
});
