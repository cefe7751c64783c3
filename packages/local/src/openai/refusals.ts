import { type Outcome, page, refusal, type Script, stream } from "./outcome.ts";

const html = (status: number): Outcome =>
  page(status, "text/html", "<html><body><h1>502 Bad Gateway</h1></body></html>");

const TOO_LONG =
  "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens. Please reduce the length of the messages.";

/** Faults before the first byte of the stream. Some quote the key, as real servers do. */
export const refusals: Record<string, Script> = {
  throttle: () => refusal(429, "rate_limit_exceeded", "Rate limit reached for org-123456."),
  quota: () => refusal(429, "insufficient_quota", "You exceeded your current quota."),
  unavailable: () => refusal(503, "overloaded", "The engine is currently overloaded."),
  internal: () => refusal(500, "server_error", "The server had an error."),
  html: () => html(502),
  "html-ok": () => html(200),
  "error-ok": () => refusal(200, "server_error", "The upstream provider failed."),
  unauthorized: (_, { key }) => refusal(401, "invalid_api_key", `Incorrect API key: ${key}.`),
  forbidden: (_, { key }) => refusal(403, "no_access", `Key ${key} has no access to the model.`),
  "not-found": () => refusal(404, "model_not_found", "The model `x` does not exist."),
  "bad-parameter": () => refusal(400, "unsupported_parameter", "Unsupported: 'max_tokens'."),
  "no-forced-choice": (good, { request }) =>
    request.tool_choice === "required"
      ? refusal(400, "invalid_request", "tool_choice 'required' is not supported for this model.")
      : stream(good),
  moved: () => page(307, "text/plain", "Moved."),
  "too-long": () => refusal(400, "context_length_exceeded", TOO_LONG),
  "too-long-words": () => refusal(400, "BadRequestError", TOO_LONG),
  "too-large": () => page(413, "text/plain", "Payload Too Large"),
  reset: () => ({ head: null, body: [], ending: "cut" }),
  mute: () => ({ head: null, body: [], ending: "silence" }),
};
