import { encodeText } from "./frame.ts";
import {
  errorResponse,
  type ResponseScript,
  type ScriptedResponse,
  streamResponse,
} from "./outcome.ts";

const html: ScriptedResponse = {
  head: { status: 502, headers: { "content-type": "text/html" } },
  body: [encodeText("<html><body><h1>502 Bad Gateway</h1></body></html>")],
  ending: "end",
};

const DENIED =
  "User: arn:aws:sts::123456789012:assumed-role/api/x is not authorized to perform: bedrock:InvokeModelWithResponseStream on resource: arn:aws:bedrock:us-east-1::foundation-model/x";

const NO_CHOICE =
  "This model doesn't support the toolConfig.toolChoice.any field. Remove toolConfig.toolChoice.any and try again.";
const NO_CACHE =
  "You invoked an unsupported model or your request did not allow prompt caching. See the documentation for more information.";

/** Faults before the first byte of the stream. */
export const refusalScripts: Record<string, ResponseScript> = {
  throttle: () => errorResponse(429, "ThrottlingException", "Too many requests, please wait."),
  quota: () =>
    errorResponse(400, "ServiceQuotaExceededException", "Quota of account 123456789012."),
  "not-ready": () => errorResponse(429, "ModelNotReadyException", "The model is not ready."),
  unavailable: () => errorResponse(503, "ServiceUnavailableException", "Bedrock is unavailable."),
  internal: () => errorResponse(500, "InternalServerException", "An internal error."),
  "model-error": () => errorResponse(424, "ModelErrorException", "The model failed."),
  "model-timeout": () => errorResponse(408, "ModelTimeoutException", "The model took too long."),
  html: () => html,
  "access-denied": () => errorResponse(403, "AccessDeniedException", DENIED),
  expired: () => errorResponse(403, "ExpiredTokenException", "The security token is expired."),
  "not-found": () =>
    errorResponse(404, "ResourceNotFoundException", "No arn:aws:bedrock:::model/x."),
  "bad-id": () =>
    errorResponse(400, "ValidationException", "The provided model identifier is invalid."),
  "too-long": () =>
    errorResponse(400, "ValidationException", "Input is too long for requested model."),
  "no-forced-choice": (good, { toolConfig }) =>
    toolConfig?.toolChoice?.any === undefined && toolConfig?.toolChoice?.tool === undefined
      ? streamResponse(good)
      : errorResponse(400, "ValidationException", NO_CHOICE),
  "no-cache-points": (good, request) =>
    JSON.stringify(request).includes('"cachePoint"')
      ? errorResponse(403, "AccessDeniedException", NO_CACHE)
      : streamResponse(good),
  reset: () => ({ head: null, body: [], ending: "cut" }),
  mute: () => ({ head: null, body: [], ending: "silence" }),
};
