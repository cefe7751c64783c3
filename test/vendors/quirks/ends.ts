import { delta, end, says } from "../openai.ts";
import { type Quirk, quirk } from "./quirk.ts";
import { choice, chunks, whole } from "./shapes.ts";

/** How answers end. */
export const ends: readonly Quirk[] = [
  ...(
    [
      ["Gemini: STOP", "STOP", "stop"],
      ["Gemini: MAX_TOKENS", "MAX_TOKENS", "length"],
      ["Gemini: SAFETY", "SAFETY", "filtered"],
      ["Gemini: RECITATION", "RECITATION", "filtered"],
      [
        "Gemini: PROHIBITED_CONTENT behind a prefix",
        "content_filter: PROHIBITED_CONTENT",
        "filtered",
      ],
      ["Cohere: COMPLETE", "COMPLETE", "stop"],
      ["Cohere: ERROR_TOXIC", "ERROR_TOXIC", "filtered"],
      ["Together: eos", "eos", "stop"],
      ["Mistral: model_length", "model_length", "length"],
      ["Anthropic gateways: refusal", "refusal", "refused"],
      [
        "Anthropic gateways: model_context_window_exceeded",
        "model_context_window_exceeded",
        "length",
      ],
      ["Azure: content_filter", "content_filter", "filtered"],
      ["vLLM: abort", "abort", "other"],
      ["a new reason", "new_kind", "other"],
      ["TGI: stop_sequence", "stop_sequence", "stop"],
      ["Anthropic gateways: end_turn", "end_turn", "stop"],
    ] as const
  ).map(([what, said, reason]) =>
    quirk(what, chunks(delta({ content: "It is 7." }), end(said)), { text: "It is 7.", reason }),
  ),
  quirk(
    "DashScope: the word null as a reason",
    chunks(
      choice({ delta: { content: "It is " }, finish_reason: "null" }),
      choice({ delta: { content: "7." }, finish_reason: "stop" }),
    ),
    whole,
  ),
  quirk(
    "a reason from the first chunk on",
    chunks(delta({ content: "It is " }, "stop"), delta({ content: "7." }, "stop")),
    whole,
  ),
  quirk(
    "Azure: a filter that runs later",
    chunks(delta({ content: "It is 7." }), end("stop"), end("content_filter")),
    { text: "It is 7.", reason: "filtered" },
  ),
  quirk("OpenRouter: error as a reason", chunks(delta({ content: "It" }), end("error")), {
    text: "It",
    fault: "model_stream_error",
  }),
  quirk("Cohere: ERROR as a reason", chunks(delta({ content: "It" }), end("ERROR")), {
    text: "It",
    fault: "model_stream_error",
  }),
  quirk(
    "DeepSeek: insufficient system resources",
    chunks(delta({ content: "It" }), end("insufficient_system_resource")),
    { text: "It", fault: "model_stream_error" },
  ),
  quirk(
    "DeepSeek: insufficient system resources before the first word",
    chunks(end("insufficient_system_resource")),
    { fault: "model_unavailable" },
  ),
  quirk(
    "Gemini: a malformed function call",
    chunks(end("function_call_filter: MALFORMED_FUNCTION_CALL")),
    { fault: "model_unavailable" },
  ),
  quirk("an answer of nothing", chunks(end()), { reason: "stop" }),
  quirk("a length limit used up by reasoning", chunks(delta({ reasoning: "Hm." }), end("length")), {
    thought: "Hm.",
    reason: "length",
  }),
  quirk("says", says("It is 7."), { ...whole, usage: { input_tokens: 10, output_tokens: 5 } }),
];
