import type { Answer } from "../server.ts";
import { type Quirk, quirk } from "./quirk.ts";
import { fails, openai } from "./refusal.ts";

type Json = Record<string, unknown>;

const first = (body: Json): Answer => ({ chunks: [body] });

/** Busy, down, closed, unpaid. */
export const troubles: readonly Quirk[] = [
  fails(
    "Groq: a day's tokens used up",
    429,
    openai(
      "Rate limit reached on tokens per day (TPD): Limit 100000, Used 99000. Please try again in 7m12s.",
    ),
    "model_misconfigured",
  ),
  fails(
    "OpenAI: unpaid",
    429,
    openai("You exceeded your current quota, please check your plan and billing details.", {
      code: "insufficient_quota",
    }),
    "model_misconfigured",
  ),
  fails(
    "Gemini: the requests per minute, phrased as a quota",
    429,
    {
      error: {
        code: 429,
        message: "You exceeded your current quota, please check your plan and billing details.",
        status: "RESOURCE_EXHAUSTED",
        details: [
          { quotaId: "GenerateRequestsPerMinutePerProjectPerModel-FreeTier" },
          { retryDelay: "2s" },
        ],
      },
    },
    "model_throttled",
    { retry_after_ms: 2_000 },
  ),
  fails(
    "Gemini: a day's requests",
    429,
    {
      error: {
        code: 429,
        message: "You exceeded your current quota, please check your plan and billing details.",
        details: [
          { quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" },
          { retryDelay: "34s" },
        ],
      },
    },
    "model_misconfigured",
  ),
  fails(
    "OpenAI: the delay in the message",
    429,
    openai("Rate limit reached for gpt-4o on requests per min. Please try again in 1.5s."),
    "model_throttled",
    { retry_after_ms: 1_500 },
  ),
  fails(
    "OpenAI: milliseconds in the message",
    429,
    openai("Rate limit reached. Please try again in 620ms."),
    "model_throttled",
    { retry_after_ms: 620 },
  ),
  fails(
    "Retry-After in seconds",
    429,
    openai("Slow down."),
    "model_throttled",
    { retry_after_ms: 2_000 },
    { "retry-after": "2" },
  ),
  fails(
    "an invalid Retry-After",
    429,
    openai("Slow down."),
    "model_throttled",
    {},
    { "retry-after": "soon" },
  ),
  fails(
    "Together: overloaded",
    503,
    openai("The server is overloaded or not ready yet."),
    "model_unavailable",
  ),
  fails("Anthropic gateways: 529", 529, openai("Overloaded"), "model_unavailable"),
  fails("Cloudflare: 524", 524, { error: "timeout" }, "model_unavailable"),
  fails(
    "Hugging Face: loading",
    503,
    { error: "Model is currently loading", estimated_time: 20 },
    "model_unavailable",
  ),
  fails("nginx: 499", 499, { error: "client closed request" }, "model_unavailable"),
  fails("OpenRouter: 402", 402, openai("Insufficient credits"), "model_misconfigured"),
  fails(
    "Ollama: a model without tools",
    400,
    openai("registry.ollama.ai/library/gemma:7b does not support tools"),
    "model_misconfigured",
  ),
  fails("Ollama: no such model", 404, openai("model 'qwen9' not found"), "model_misconfigured"),
  fails(
    "vLLM: started without a tool parser",
    400,
    openai(
      '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    ),
    "model_misconfigured",
  ),
  fails(
    "Groq: a call it could not read",
    400,
    openai(
      "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.",
      { code: "tool_use_failed", failed_generation: "<function=x>" },
    ),
    "model_unavailable",
  ),
  fails(
    "Gemini: an error in a list",
    503,
    // The test server sends any JSON; its type only names the usual fields.
    [
      { error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } },
    ] as unknown as Json,
    "model_unavailable",
  ),
  fails(
    "OpenRouter: busy with status 200",
    200,
    { error: { message: "Provider returned error", code: 429 } },
    "model_throttled",
  ),
  fails(
    "OpenRouter: unpaid with status 200",
    200,
    { error: { message: "Insufficient credits", code: 402 } },
    "model_misconfigured",
  ),
  quirk(
    "OpenRouter: a provider lost in the first event",
    first({ error: { code: 502, message: "Provider disconnected" }, choices: [] }),
    { fault: "model_unavailable" },
  ),
  quirk(
    "vLLM: too long in the first event",
    first({
      error: {
        message: "This model's maximum context length is 4096 tokens.",
        type: "BadRequestError",
        code: 400,
      },
    }),
    { fault: "context_too_long" },
  ),
  quirk(
    "gateways: the first event is an error in a list",
    { raw: 'data: [{"error":{"code":503,"message":"overloaded"}}]\n\n' },
    { fault: "model_unavailable" },
  ),
  quirk(
    "LM Studio: event: error",
    { raw: 'event: error\ndata: {"error":{"message":"crashed"}}\n\n' },
    { fault: "model_stream_error" },
  ),
  quirk(
    "OpenRouter: an error after text",
    {
      chunks: [
        { choices: [{ delta: { content: "It" } }] },
        {
          error: { code: 502, message: "Provider disconnected" },
          choices: [{ delta: { content: "" }, finish_reason: "error" }],
        },
      ],
    },
    { text: "It", fault: "model_stream_error" },
  ),
  ...(
    [
      [
        "Azure",
        400,
        openai(
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
          {
            code: "content_filter",
            param: "prompt",
            innererror: { code: "ResponsibleAIPolicyViolation" },
          },
        ),
      ],
      [
        "xAI",
        403,
        {
          code: "denied",
          error: "Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO",
        },
      ],
      ["DeepSeek", 400, openai("Content Exists Risk")],
      [
        "Alibaba",
        400,
        openai("Input data may contain inappropriate content.", { code: "data_inspection_failed" }),
      ],
      [
        "OpenAI",
        400,
        openai(
          "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
          { code: "invalid_prompt" },
        ),
      ],
    ] as const
  ).map(([what, status, body]) =>
    quirk(
      `${what}: a prompt that its filter stops`,
      { status, body },
      { reason: "filtered", learned: [], requests: 1 },
    ),
  ),
];
