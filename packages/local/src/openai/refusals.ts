import {
  errorResponse,
  pageResponse,
  type ResponseScript,
  type ScriptedResponse,
  streamResponse,
} from "./outcome.ts";

const html = (status: number): ScriptedResponse =>
  pageResponse(status, "text/html", "<html><body><h1>502 Bad Gateway</h1></body></html>");

const TOO_LONG =
  "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens. Please reduce the length of the messages.";

/** Faults before the first byte of the stream. Some quote the key, as real servers do. */
export const refusalScripts: Record<string, ResponseScript> = {
  throttle: () => errorResponse(429, "rate_limit_exceeded", "Rate limit reached for org-123456."),
  quota: () => errorResponse(429, "insufficient_quota", "You exceeded your current quota."),
  unavailable: () => errorResponse(503, "overloaded", "The engine is currently overloaded."),
  internal: () => errorResponse(500, "server_error", "The server had an error."),
  html: () => html(502),
  "html-ok": () => html(200),
  "error-ok": () => errorResponse(200, "server_error", "The upstream provider failed."),
  unauthorized: (_, { key }) => errorResponse(401, "invalid_api_key", `Incorrect API key: ${key}.`),
  forbidden: (_, { key }) =>
    errorResponse(403, "no_access", `Key ${key} has no access to the model.`),
  "not-found": () => errorResponse(404, "model_not_found", "The model `x` does not exist."),
  "bad-parameter": () => errorResponse(400, "unsupported_parameter", "Unsupported: 'max_tokens'."),
  "no-forced-choice": (good, { request }) =>
    request.tool_choice === "required"
      ? errorResponse(
          400,
          "invalid_request",
          "tool_choice 'required' is not supported for this model.",
        )
      : streamResponse(good),
  moved: () => pageResponse(307, "text/plain", "Moved."),
  "too-long": () => errorResponse(400, "context_length_exceeded", TOO_LONG),
  "too-long-words": () => errorResponse(400, "BadRequestError", TOO_LONG),
  "too-large": () => pageResponse(413, "text/plain", "Payload Too Large"),
  reset: () => ({ head: null, body: [], ending: "cut" }),
  mute: () => ({ head: null, body: [], ending: "silence" }),
};
