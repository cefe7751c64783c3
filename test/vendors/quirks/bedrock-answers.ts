import { call, closes, end, says, text, thought } from "../bedrock.ts";
import type { Answer } from "../server.ts";
import { type Quirk, quirk, type Right } from "./quirk.ts";

type Json = Record<string, unknown>;

const chunks = (...all: Json[]): Answer => ({ chunks: all });
const seven = text("It is 7.");
const aapl = { symbol: "AAPL" };
const json = JSON.stringify(aapl);
const one: Right = { calls: [["get_quotes", aapl]] };
const starts = (name: string, contentBlockIndex = 0): Json => ({
  contentBlockStart: { contentBlockIndex, start: { toolUse: { toolUseId: "t", name } } },
});
const stop = (stopReason: string): Json => ({ messageStop: { stopReason } });
const counted = (usage: Json): Answer =>
  chunks(seven, closes(), stop("end_turn"), { metadata: { usage } });

/** Answers in Bedrock's format. */
export const bedrockAnswers: readonly Quirk[] = [
  quirk("Claude: text", says("It is 7."), {
    text: "It is 7.",
    reason: "stop",
    usage: { input_tokens: 10, output_tokens: 5 },
  }),
  quirk(
    "no block index",
    chunks({ contentBlockDelta: { delta: { text: "It is 7." } } }, ...end()),
    { text: "It is 7." },
  ),
  quirk(
    "unknown events and deltas",
    chunks(
      { new_event: {} },
      { contentBlockDelta: { contentBlockIndex: 0, delta: { citation: {} } } },
      seven,
      ...end(),
    ),
    { text: "It is 7." },
  ),
  quirk(
    "usage before the stop",
    chunks(seven, { metadata: { usage: { inputTokens: 10, outputTokens: 5 } } }, stop("end_turn")),
    { text: "It is 7.", usage: { input_tokens: 10, output_tokens: 5 } },
  ),
  quirk("no metadata", chunks(seven, stop("end_turn")), { text: "It is 7.", usage: null }),
  quirk("no stop", chunks(seven, closes()), { text: "It is 7.", fault: "model_stream_truncated" }),
  quirk("half a character in each delta", chunks(text("7 \ud83d"), text("\ude00"), ...end()), {
    text: "7 😀",
  }),
  quirk(
    "Claude: arguments in pieces",
    chunks(
      starts("get_quotes"),
      ...['{"symbol"', ':"AAPL"}'].map((input) => ({
        contentBlockDelta: { contentBlockIndex: 0, delta: { toolUse: { input } } },
      })),
      closes(),
      ...end("tool_use"),
    ),
    { ...one, reason: "tools" },
  ),
  quirk("arguments as an object", chunks(...call("get_quotes", aapl), ...end("tool_use")), one),
  quirk(
    "a block that starts twice",
    chunks(starts("get_quotes", 1), ...call("get_quotes", json), ...end("tool_use")),
    one,
  ),
  quirk(
    "a call without a stop event",
    chunks(...call("get_quotes", json).slice(0, 2), ...end("tool_use")),
    one,
  ),
  quirk("Claude: no arguments", chunks(starts("get_quotes"), closes(), ...end("tool_use")), {
    calls: [["get_quotes", {}]],
  }),
  quirk("Nova: end_turn with a call", chunks(...call("get_quotes", json), ...end("end_turn")), one),
  quirk(
    "a length limit within the arguments",
    chunks(
      starts("get_quotes"),
      { contentBlockDelta: { contentBlockIndex: 0, delta: { toolUse: { input: '{"sym' } } } },
      closes(),
      ...end("max_tokens"),
    ),
    { calls: [["get_quotes", null]], reason: "length" },
  ),
  quirk(
    "a length limit before the arguments",
    chunks(starts("get_quotes"), closes(), ...end("max_tokens")),
    { calls: [["get_quotes", null]], reason: "length" },
  ),
  quirk(
    "Llama: a call left in the text",
    chunks(
      text(`<|python_tag|>{"type":"function","name":"get_quotes","parameters":${json}}`),
      ...end(),
    ),
    one,
  ),
  quirk(
    "Nova: thinking in the text",
    chunks(text("<thinking>Hm.</thinking>\nIt is 7."), ...end()),
    { thought: "Hm.", text: "It is 7." },
  ),
  quirk("DeepSeek: reasoning", chunks(thought({ text: "Hm." }), text("It is 7.", 1), ...end()), {
    thought: "Hm.",
    text: "It is 7.",
  }),
  ...(
    [
      ["max_tokens", "length"],
      ["model_context_window_exceeded", "length"],
      ["guardrail_intervened", "filtered"],
      ["content_filtered", "filtered"],
      ["refusal", "refused"],
      ["stop_sequence", "stop"],
      ["new_kind", "other"],
    ] as const
  ).map(([said, reason]) =>
    quirk(`ends by ${said}`, chunks(seven, ...end(said)), { text: "It is 7.", reason }),
  ),
  quirk("Nova: malformed_tool_use before a word", chunks(...end("malformed_tool_use")), {
    fault: "model_unavailable",
  }),
  quirk(
    "Nova: malformed_model_output after text",
    chunks(seven, ...end("malformed_model_output")),
    { text: "It is 7.", fault: "model_stream_error" },
  ),
  quirk(
    "cached input next to other input",
    counted({
      inputTokens: 2,
      outputTokens: 5,
      cacheReadInputTokens: 8,
      cacheWriteInputTokens: 0,
      totalTokens: 15,
    }),
    { text: "It is 7.", usage: { input_tokens: 10, output_tokens: 5, cache_read_tokens: 8 } },
  ),
  quirk("a count below zero", counted({ inputTokens: -100_000, outputTokens: 5 }), {
    text: "It is 7.",
    usage: null,
  }),
  quirk("zeros", counted({ inputTokens: 0, outputTokens: 0, totalTokens: 0 }), {
    text: "It is 7.",
    usage: null,
  }),
];
