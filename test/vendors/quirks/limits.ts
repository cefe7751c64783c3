import type { Quirk } from "./quirk.ts";
import { adapts, fails, openai } from "./refusal.ts";

const tooMany = (what: string, has: string, message: string, sent: object, is = 1_000): Quirk =>
  adapts(what, has, openai(message), { learned: ["most_tokens"], sent }, { is });

/** Limits on output tokens. */
export const limits: readonly Quirk[] = [
  tooMany(
    "OpenAI: at most",
    "max_tokens",
    "max_tokens is too large: 1000. This model supports at most 512 completion tokens, whereas you provided 1000.",
    { max_tokens: 512 },
  ),
  tooMany(
    "Groq: less than or equal to",
    "max_tokens",
    "`max_tokens` must be less than or equal to `512`, the maximum value for `max_tokens` is less than the `context_window` for this model",
    { max_tokens: 512 },
  ),
  tooMany(
    "DeepSeek: a valid range",
    "max_tokens",
    "Invalid max_tokens value, the valid range of max_tokens is [1, 512]",
    { max_tokens: 512 },
  ),
  tooMany("Alibaba: a range", "max_tokens", "Range of max_tokens should be [1, 512]", {
    max_tokens: 512,
  }),
  tooMany(
    "Gemini: an exclusive range",
    "max_tokens",
    "Unable to submit request because it has a maxOutputTokens value of 1000 but the supported range is from 1 (inclusive) to 513 (exclusive). Update the value and try again.",
    { max_tokens: 512 },
  ),
  tooMany(
    "Anthropic: the maximum allowed",
    "max_tokens",
    "max_tokens: 1000 > 512, which is the maximum allowed number of output tokens for claude-3",
    { max_tokens: 512 },
  ),
  adapts(
    "vLLM: more than the window has left",
    "max_tokens",
    openai(
      "'max_tokens' or 'max_completion_tokens' is too large: 1000. This model's maximum context length is 4096 tokens and your request has 3500 input tokens (1000 > 4096 - 3500).",
    ),
    { learned: [], sent: { max_tokens: 596 } },
    { is: 1_000 },
  ),
  adapts(
    "Anthropic: prompt and answer over the window",
    "max_tokens",
    openai(
      "input length and `max_tokens` exceed context limit: 199500 + 1000 > 200000, decrease input length or `max_tokens` and try again",
    ),
    { learned: [], sent: { max_tokens: 500 } },
    { is: 1_000 },
  ),
];

/** Vendors' messages for prompts that are too long. */
export const tooLong: readonly Quirk[] = (
  [
    [
      "OpenAI",
      400,
      openai(
        "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
        { code: "context_length_exceeded" },
      ),
    ],
    [
      "llama.cpp",
      400,
      {
        error: {
          code: 400,
          message:
            "the request exceeds the available context size. try increasing the context size or enable context shift",
          type: "exceed_context_size_error",
          n_prompt_tokens: 9000,
          n_ctx: 4096,
        },
      },
    ],
    [
      "llama.cpp, older",
      500,
      {
        error: {
          code: 500,
          message: "the request exceeds the available context size.",
          type: "server_error",
        },
      },
    ],
    [
      "LM Studio",
      400,
      {
        error:
          "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.",
      },
    ],
    [
      "Together",
      422,
      openai(
        "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4097. Given: 5000 `inputs` tokens and 1000 `max_new_tokens`",
      ),
    ],
    [
      "TGI",
      422,
      {
        error: "Input validation error: `inputs` must have less than 4096 tokens. Given: 9000",
        error_type: "validation",
      },
    ],
    [
      "Gemini",
      400,
      openai(
        "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
      ),
    ],
    [
      "xAI",
      400,
      {
        code: "invalid",
        error:
          "This model's maximum prompt length is 131072 but the request contains 200000 tokens.",
      },
    ],
    [
      "Mistral",
      400,
      {
        object: "error",
        message:
          "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length",
      },
    ],
    [
      "Databricks",
      400,
      {
        error_code: "BAD_REQUEST",
        message: "The prompt token count (200000) cannot exceed 131072.",
      },
    ],
    [
      "Fireworks",
      400,
      openai("The prompt is too long: 40000, model maximum context length: 32768"),
    ],
    [
      "Cohere",
      400,
      {
        message:
          "too many tokens: total number of tokens in the prompt cannot exceed 4081 - received 9000.",
      },
    ],
    [
      "Groq",
      413,
      openai("Request too large for model on tokens per minute (TPM): Limit 6000, Requested 9000", {
        code: "rate_limit_exceeded",
      }),
    ],
    [
      "OpenAI, of a minute's tokens",
      429,
      openai(
        "Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 45000. The input or output tokens must be reduced in order to run successfully.",
        { code: "rate_limit_exceeded" },
      ),
    ],
    [
      "OpenRouter, with status 200",
      200,
      {
        error: {
          message:
            "This endpoint's maximum context length is 8192 tokens. However, you requested about 9000 tokens",
          code: 400,
        },
      },
    ],
  ] as const
).map(([what, status, body]) =>
  fails(`${what}: too long a prompt`, status, body, "context_too_long"),
);
