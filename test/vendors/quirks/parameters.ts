import { says } from "../openai.ts";
import { type Quirk, quirk } from "./quirk.ts";
import { adapts, openai } from "./refusal.ts";

/** Request parameters and shapes. */
export const parameters: readonly Quirk[] = [
  adapts(
    "OpenAI: max_tokens for a reasoning model",
    "max_tokens",
    openai(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ),
    { learned: ["max_tokens"], sent: { max_completion_tokens: 1_000 } },
  ),
  adapts(
    "OpenRouter: the same within metadata",
    "max_tokens",
    {
      error: {
        message: "Provider returned error",
        code: 400,
        metadata: {
          raw: JSON.stringify(
            openai(
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            ),
          ),
        },
      },
    },
    { learned: ["max_tokens"] },
  ),
  adapts(
    "Mistral: stream_options",
    "stream_options",
    {
      detail: [
        {
          type: "extra_forbidden",
          loc: ["body", "stream_options"],
          msg: "Extra inputs are not permitted",
        },
      ],
    },
    { learned: ["stream_usage"] },
    { status: 422 },
  ),
  adapts(
    "Databricks: stream_options",
    "stream_options",
    { error_code: "BAD_REQUEST", message: 'Json: unknown field "stream_options"' },
    { learned: ["stream_usage"] },
  ),
  adapts(
    "Azure: stream_options",
    "stream_options",
    openai("Unrecognized request argument supplied: stream_options"),
    { learned: ["stream_usage"] },
  ),
  adapts(
    "OpenAI: streams only for verified organizations",
    "stream",
    openai(
      "Your organization must be verified to stream this model. Please go to the settings and click on Verify Organization.",
      { param: "stream", code: "unsupported_value" },
    ),
    { learned: ["streaming"], sent: { stream: false } },
    { is: true },
  ),
  adapts(
    "gateways: no streams at all",
    "stream",
    { detail: "Streaming is not supported for this endpoint." },
    { learned: ["streaming"], sent: { stream: false } },
    { is: true },
  ),
  adapts(
    "Llama endpoints: no stream with tools",
    "stream",
    { message: "Streaming is not supported with tools." },
    { learned: ["streamed_tools"], sent: { stream: false } },
    { is: true },
  ),
  adapts(
    "OpenRouter: no endpoint with forced choice",
    "tool_choice",
    {
      error: {
        message: "No endpoints found that support the provided 'tool_choice' value.",
        code: 404,
      },
    },
    { learned: ["forced_choice"] },
    { status: 404, is: "required", asks: "required", answers: [says("Fine."), says("Fine.")] },
  ),
  adapts(
    "DeepSeek: no tool choice while thinking",
    "tool_choice",
    openai("deepseek-reasoner does not support this tool_choice"),
    { learned: ["forced_choice"] },
    { is: "required", asks: "required", answers: [says("Fine."), says("Fine.")] },
  ),
  adapts(
    "Anthropic gateways: thinking with forced choice",
    "tool_choice",
    openai("Thinking may not be enabled when tool_choice forces tool use."),
    { learned: ["forced_choice"] },
    { is: "required", asks: "required", answers: [says("Fine."), says("Fine.")] },
  ),
  adapts(
    "llama.cpp: tool_choice",
    "tool_choice",
    openai("tool_choice param requires --jinja flag"),
    { learned: ["tool_choice"] },
  ),
  adapts(
    "Mistral: ids of nine characters",
    "messages.*.tool_call_id",
    {
      object: "error",
      message: "Tool call id was call_01kq but must be a-z, A-Z, 0-9, with a length of 9.",
    },
    { learned: ["call_ids"] },
    { is: "call_01kq", asks: "results" },
  ),
  adapts(
    "Ollama: null as content",
    "messages.*.content",
    openai("invalid message content type: <nil>"),
    { learned: ["null_content"] },
    { is: null, asks: "results" },
  ),
  adapts(
    "vLLM: null as content",
    "messages.*.content",
    {
      detail: [{ loc: ["body", "messages", 2, "content"], msg: "Input should be a valid string" }],
    },
    { learned: ["null_content"] },
    { is: null, asks: "results", status: 422 },
  ),
  adapts(
    "Groq: reasoning sent back",
    "messages.*.reasoning",
    openai(
      "'messages.2' : for 'role:assistant' the following must be satisfied[('messages.2' : property 'reasoning' is unsupported)]",
    ),
    { learned: ["thinking_back"] },
    { asks: "results" },
  ),
  adapts(
    "Gemma templates: no system role",
    "messages.*.role",
    openai("System role not supported"),
    { learned: ["system_role"] },
    { is: "system" },
  ),
  adapts(
    "o1: no system role",
    "messages.*.role",
    openai("Unsupported value: 'messages[0].role' does not support 'system' with this model."),
    { learned: ["system_role"] },
    { is: "system" },
  ),
  adapts(
    "Gemini: additionalProperties",
    "tools.*.function.parameters.additionalProperties",
    openai("Invalid JSON payload received. Unknown name \"additionalProperties\" at 'tools[0]'"),
    { learned: ["schema_words"] },
    { asks: "nested" },
  ),
  adapts(
    "vLLM: schema keywords that its grammar lacks",
    "tools.*.function.parameters.properties.days.anyOf",
    openai('Grammar error: Unimplemented keys: ["exclusiveMinimum"]'),
    { learned: ["schema_words"] },
    { asks: "nested" },
  ),
  adapts(
    "llama.cpp: a schema it cannot convert",
    "tools.*.function.parameters.additionalProperties",
    openai("JSON schema conversion failed: Unrecognized schema"),
    { learned: ["schema_words"] },
    { asks: "nested", status: 500 },
  ),
  adapts(
    "OpenAI: tools with effort only in another API",
    "reasoning_effort",
    openai(
      "Function tools with reasoning_effort are not supported for gpt-5.4 in /v1/chat/completions. Please use /v1/responses instead.",
    ),
    { learned: ["effort"] },
  ),
  adapts(
    "xAI: reasoningEffort",
    "reasoning_effort",
    {
      code: "Client specified an invalid argument",
      error: "Model grok-4 does not support parameter reasoningEffort.",
    },
    { learned: ["effort"] },
  ),
  adapts(
    "Groq: other names for effort",
    "reasoning_effort",
    openai("`reasoning_effort` must be one of `none` or `default`"),
    { learned: ["effort"] },
  ),
  // The refusal is not about a shape we could change, so nothing is learned from it.
  quirk(
    "an unknown content type does not teach that null is refused",
    { status: 400, body: openai("Unsupported content type for this model") },
    { fault: "model_misconfigured", learned: [], requests: 1 },
  ),
];
