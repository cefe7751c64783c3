import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import { openaiModel } from "@advisor/adapters/model/openai/openai";
import type { Model, ModelRequest, Thinking } from "@advisor/agent/model/model";
import { describe, expect, test } from "vitest";
import { ask, request } from "../ask-model.ts";
import * as bedrock from "./bedrock.ts";
import * as openai from "./openai.ts";
import { withVendor } from "./with-vendor.ts";

const vendor = withVendor();

const openaiOf = (id: string): Model =>
  openaiModel({ id, baseUrl: vendor().url, apiKey: undefined });

/** The second step of a turn, with the reasoning of the first. */
const second = (text: string, thinking: Thinking): ModelRequest => ({
  ...request,
  messages: [
    ...request.messages,
    {
      role: "assistant",
      text,
      calls: [{ id: "call_1", name: "get_quotes", input: { s: "A" }, malformed_bytes: null }],
      thinking,
    },
    { role: "tools", results: [{ call_id: "call_1", status: "success", shown: { price: "1" } }] },
  ],
});

/** The assistant's message in the second step's request, after reasoning in the first. */
async function sentBack(model: Model): Promise<unknown> {
  const first = await ask(model);
  const blocks = first.end?.thinking ?? [];
  await ask(model, second(first.text, { model_id: model.id, blocks }));
  const sent = vendor().received.at(-1)?.body as { messages: { role: string }[] } | undefined;
  return sent?.messages.find(({ role }) => role === "assistant");
}

describe("reasoning in a separate field is sent back unchanged", () => {
  const { delta, end, piece, usage, says } = openai;
  const call = piece("get_quotes", '{"s":"A"}');
  const function_ = { name: "get_quotes", arguments: '{"s":"A"}' };
  const tool_calls = [{ id: "call_1", type: "function", function: function_ }];

  test.each<[string, object[], object]>([
    [
      "reasoning_content (DeepSeek)",
      [delta({ reasoning_content: "Let me " }), delta({ reasoning_content: "look." })],
      { reasoning_content: "Let me look.", content: null },
    ],
    [
      "reasoning (Ollama, vLLM)",
      [delta({ reasoning: "Let me look." })],
      { reasoning: "Let me look." },
    ],
    [
      "reasoning_details (OpenRouter)",
      [
        delta({ reasoning_details: [{ type: "reasoning.text", index: 0, text: "Let me " }] }),
        delta({ reasoning_details: [{ type: "reasoning.text", index: 0, text: "look." }] }),
        delta({ reasoning_details: [{ type: "reasoning.text", index: 0, signature: "c2ln" }] }),
      ],
      {
        reasoning_details: [
          { type: "reasoning.text", index: 0, text: "Let me look.", signature: "c2ln" },
        ],
      },
    ],
    [
      "thinking parts (Mistral)",
      [delta({ content: [{ type: "thinking", thinking: "Let me look." }] })],
      { content: [{ type: "thinking", thinking: "Let me look." }] },
    ],
  ])("%s", async (_, thoughts, sent) => {
    vendor().play({
      answers: [
        { chunks: [...(thoughts as Record<string, unknown>[]), call, end("tool_calls"), usage] },
        says("Done."),
      ],
    });
    expect(await sentBack(openaiOf("thinker"))).toMatchObject({ tool_calls, ...sent });
  });

  test("a reasoning signature is sent back with its call (Gemini)", async () => {
    const extra_content = { google: { thought_signature: "c2ln" } };
    const signed = { index: 0, id: "a", function: function_, extra_content };
    vendor().play({
      answers: [{ chunks: [delta({ tool_calls: [signed] }), end("tool_calls")] }, says("Done.")],
    });
    expect(await sentBack(openaiOf("gemini-3-pro"))).toMatchObject({
      tool_calls: [{ ...tool_calls[0], extra_content }],
    });
  });

  test("but not to another model", async () => {
    vendor().play({ answers: [says("Done.")] });
    const blocks = [
      { after: { characters: 0, calls: 0 }, block: { message: { reasoning_content: "Hm." } } },
    ];
    await ask(openaiOf("other"), second("", { model_id: "thinker", blocks }));
    expect(JSON.stringify(vendor().received)).not.toContain("Hm.");
  });
});

describe("Bedrock reasoning", () => {
  const { call, closes, end, says, text, thought } = bedrock;
  const first = {
    chunks: [
      thought({ text: "Let me " }),
      thought({ text: "look." }),
      thought({ signature: "c2ln" }),
      closes(0),
      text("Looking.", 1),
      closes(1),
      thought({ redactedContent: Buffer.from("secret").toString("base64") }, 2),
      closes(2),
      ...call("get_quotes", '{"s":"A"}', 3),
      ...end("tool_use"),
    ],
  };

  test("is sent back at its position, including redacted reasoning", async () => {
    vendor().play({ answers: [first, says("Done.")] });
    expect(await sentBack(bedrockModel({ id: "us.anthropic.claude-sonnet-5-5" }))).toEqual({
      role: "assistant",
      content: [
        { reasoningContent: { reasoningText: { text: "Let me look.", signature: "c2ln" } } },
        { text: "Looking." },
        { reasoningContent: { redactedContent: Buffer.from("secret").toString("base64") } },
        { toolUse: { toolUseId: "call_1", name: "get_quotes", input: { s: "A" } } },
      ],
    });
  });

  test("that the vendor refuses is omitted from this request only", async () => {
    const message =
      "messages.1.content.0: Invalid `signature` in `thinking` block. The block is bound to a different conversation.";
    vendor().play({
      refuses: [{ has: "messages.*.content.*.reasoningContent", status: 400, body: { message } }],
      answers: [first, says("Done."), says("Done.")],
    });
    const learned: string[] = [];
    const model = bedrockModel({ id: "claude-opus-5-5", learned: (what) => learned.push(what) });
    await sentBack(model);
    expect(learned).toEqual([]);
    expect(vendor().received).toHaveLength(3);
  });

  test("is requested in summarized form, with the configured effort", async () => {
    vendor().play({ answers: [says("Done.")] });
    await ask(bedrockModel({ id: "us.anthropic.claude-opus-5-5", effort: "low" }));
    await ask(bedrockModel({ id: "us.amazon.nova-pro-v1:0", effort: "low" }));
    expect(vendor().received.map(({ body }) => body.additionalModelRequestFields)).toEqual([
      { thinking: { type: "adaptive", display: "summarized" }, output_config: { effort: "low" } },
      undefined,
    ]);
  });
});

describe("reasoning written into the text", () => {
  const { delta, end } = openai;

  /** The text split into this many characters per delta. */
  async function torn(model: Model, words: string, size: number) {
    const pieces = words.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
    vendor().play({
      answers: [{ chunks: [...pieces.map((content) => delta({ content })), end()] }],
    });
    const { text, thought } = await ask(model);
    return { text, thought };
  }

  test.each([
    ["<think>Hm, 7 < 8.</think>\n\nIt is 7.", "Hm, 7 < 8.", "It is 7."],
    ["<thinking>Hm.</thinking>\nIt is <b>7</b>.", "Hm.", "It is <b>7</b>."],
    ["Hm.\nThe advisor asks.</think>\n\nIt is 7.", "Hm.\nThe advisor asks.", "It is 7."],
    ["\n<think>Hm.", "Hm.", ""],
    ["It is 7.\n<thinking>Hm.</thinking>And 8.", "Hm.", "It is 7.And 8."],
    ["It is 7, <thinking aloud>.", "", "It is 7, <thinking aloud>."],
    ["A < b </thin", "", "A < b </thin"],
  ])("%j is separated, however the text was split", async (words, thought, text) => {
    for (const size of [1, 2, 3, 7, 100]) {
      expect(await torn(openaiOf("qwen"), words, size)).toEqual({ text, thought });
    }
  });

  test("a model without an opening tag is streamed only after its closing tag", async () => {
    const model = openaiOf("qwen");
    await torn(model, "Hm.</think>Seven.", 3);
    expect(await torn(model, "It is 8.", 3)).toEqual({ text: "It is 8.", thought: "" });
    expect(await torn(model, "Hm.</think>It is 9.", 3)).toEqual({
      text: "It is 9.",
      thought: "Hm.",
    });
  });
});
