import { says, text } from "../bedrock.ts";
import type { Answer, Refusal } from "../server.ts";
import { type Quirk, quirk } from "./quirk.ts";

type Json = Record<string, unknown>;

const chunks = (...all: Json[]): Answer => ({ chunks: all });
const seven = text("It is 7.");
const error = (status: number, message: string, type: string): Answer => ({
  status,
  body: { message },
  headers: { "x-amzn-errortype": type },
});
const adapts = (
  what: string,
  has: string,
  message: string,
  learned: string,
  more: Partial<Quirk> & Partial<Refusal> = {},
): Quirk => {
  const { status = 400, is, ...rest } = more;
  return {
    what,
    refuses: [{ has, status, body: { message }, ...(is === undefined ? {} : { is }) }],
    answers: [says("Fine.")],
    right: { text: "Fine.", learned: [learned] },
    ...rest,
  };
};
const twice = { answers: [says("Fine."), says("Fine.")], asks: "required" } as const;

/** Refusals and faults of Bedrock. */
export const bedrockFaults: readonly Quirk[] = [
  adapts(
    "Claude 5.5: forced choice",
    "toolConfig.toolChoice.any",
    "tool_choice any is not supported for this model",
    "forced_choice",
    twice,
  ),
  adapts(
    "Claude: thinking with forced choice",
    "toolConfig.toolChoice.any",
    "Thinking may not be enabled when tool_choice forces tool use.",
    "forced_choice",
    { ...twice, model: "claude-sonnet-5-5" },
  ),
  adapts(
    "Llama: toolChoice",
    "toolConfig.toolChoice.any",
    "This model doesn't support the toolConfig.toolChoice.any field. Remove toolConfig.toolChoice.any and try again.",
    "forced_choice",
    twice,
  ),
  adapts(
    "Mistral: no cache",
    "system.*.cachePoint",
    "You invoked an unsupported model or your request did not allow prompt caching.",
    "cache_points",
    { status: 403 },
  ),
  adapts(
    "Nova: cache points among tools",
    "toolConfig.tools.*.cachePoint",
    "Malformed input request: #/toolConfig/tools/1: extraneous key [cachePoint] is not permitted, please reformat your input and try again.",
    "cache_points",
  ),
  adapts(
    "Mistral 7B: no system prompt",
    "system",
    "This model doesn't support system messages. Try again without a system message.",
    "system_role",
  ),
  adapts(
    "Llama: no tools in streams",
    "messages",
    "This model doesn't support tool use in streaming mode.",
    "streamed_tools",
    {
      refuses: [],
      answers: [
        error(400, "This model doesn't support tool use in streaming mode.", "ValidationException"),
        { json: { output: { message: { content: [{ text: "Fine." }] } }, stopReason: "end_turn" } },
      ],
    },
  ),
  adapts("no streams at all", "messages", "The model is unsupported for streaming.", "streaming", {
    refuses: [],
    answers: [
      error(400, "The model is unsupported for streaming.", "ValidationException"),
      { json: { output: { message: { content: [{ text: "Fine." }] } }, stopReason: "end_turn" } },
    ],
  }),
  adapts(
    "Claude: a limit on the answer",
    "inferenceConfig.maxTokens",
    "The maximum tokens you requested exceeds the model limit of 512. Try again with a maximum tokens value that is lower than 512.",
    "most_tokens",
    { is: 1_000 },
  ),
  adapts(
    "Claude: adaptive thinking unknown",
    "additionalModelRequestFields.thinking",
    "thinking.type: adaptive is not supported on this model",
    "shown_thinking",
    { model: "claude-sonnet-5-5" },
  ),
  ...(
    [
      [
        "Claude: too long",
        400,
        "prompt is too long: 206000 tokens > 200000 maximum",
        "ValidationException",
        "context_too_long",
      ],
      [
        "Titan: too long",
        400,
        "Input is too long for requested model.",
        "ValidationException",
        "context_too_long",
      ],
      [
        "Nova: too long",
        400,
        "Input Tokens Exceeded: Number of input tokens exceeds maximum length. Please update the input to try again.",
        "ValidationException",
        "context_too_long",
      ],
      [
        "Llama: too long",
        400,
        "This model's maximum context length is 8192 tokens. Please reduce the length of the prompt",
        "ValidationException",
        "context_too_long",
      ],
      [
        "Mistral: too long",
        400,
        "Prompt contains 40000 tokens, too large for model with 32768 maximum context length",
        "ValidationException",
        "context_too_long",
      ],
      [
        "AI21: too long",
        400,
        "The prompt token count (300000) cannot exceed 256000.",
        "ValidationException",
        "context_too_long",
      ],
      [
        "a day's tokens",
        429,
        "Too many tokens per day, please wait before trying again.",
        "ThrottlingException",
        "model_misconfigured",
      ],
      [
        "a minute's tokens",
        429,
        "Too many tokens, please wait before trying again.",
        "ThrottlingException",
        "model_throttled",
      ],
      [
        "not ready",
        429,
        "Model is not ready for inference.",
        "ModelNotReadyException",
        "model_throttled",
      ],
      [
        "on demand not supported",
        400,
        "Invocation of model ID with on-demand throughput isn't supported. Retry your request with the ID or ARN of an inference profile.",
        "ValidationException",
        "model_misconfigured",
      ],
      [
        "no access",
        403,
        "You don't have access to the model with the specified model ID.",
        "AccessDeniedException",
        "model_misconfigured",
      ],
      [
        "end of life",
        404,
        "This Model is marked by provider as Legacy.",
        "ResourceNotFoundException",
        "model_misconfigured",
      ],
      ["timeout", 408, "Model timed out.", "ModelTimeoutException", "model_unavailable"],
      ["model error", 424, "The model failed.", "ModelErrorException", "model_unavailable"],
    ] as const
  ).map(([what, status, message, type, fault]) =>
    quirk(what, error(status, message, type), { fault }),
  ),
  quirk(
    "throttled in the first event",
    chunks({ throttlingException: { message: "Slow down." } }),
    { fault: "model_throttled" },
  ),
  quirk(
    "throttled after messageStart",
    chunks(
      { messageStart: { role: "assistant" } },
      { throttlingException: { message: "Slow down." } },
    ),
    { fault: "model_throttled" },
  ),
  quirk(
    "an exception after text",
    chunks(seven, { modelStreamErrorException: { message: "It broke." } }),
    { text: "It is 7.", fault: "model_stream_error" },
  ),
  quirk(
    "too long in the first event",
    chunks({ validationException: { message: "Input is too long for requested model." } }),
    { fault: "context_too_long" },
  ),
];
