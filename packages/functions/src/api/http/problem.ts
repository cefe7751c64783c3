import type { Log } from "@advisor/adapters/log";
import { Fault } from "@advisor/domain/fault";
import { type Problem, statusOf, titleOf } from "@advisor/protocol/problem";
import type { AppContext } from "../context.ts";

/**
 * Converts every error to a response. An unexpected one is logged, and its details stay out of the
 * response.
 */
export function problemResponse(log: Log, c: AppContext, error: unknown): Response {
  const fault = error instanceof Fault ? error : defect(log, c, error);
  const status = statusOf[fault.kind];
  const { retry_after, headers: more, ...extra } = fault.extra;
  const body: Problem = {
    type: "about:blank",
    title: titleOf[fault.kind],
    status,
    detail: fault.message,
    code: fault.code,
    request_id: c.get("request_id"),
    retryable: fault.retryable || retry_after !== undefined,
    ...extra,
  };
  const headers = new Headers({
    ...(typeof more === "object" ? more : {}),
    "content-type": "application/problem+json",
  });
  headers.set("x-request-id", body.request_id);
  if (status === 401) headers.set("www-authenticate", bearerChallenge(c));
  if (status === 503 || retry_after !== undefined) {
    headers.set("retry-after", String(retry_after ?? 1));
  }
  if (fault === error && ["busy", "upstream", "defect"].includes(fault.kind)) {
    log.error(fault.code, { request_id: body.request_id }, fault.cause);
  }
  return new Response(JSON.stringify(body), { status, headers });
}

/** Nothing is said about a token that was not sent (RFC 6750, section 3.1). */
export function bearerChallenge(c: AppContext, ...more: string[]): string {
  const error = c.req.header("authorization") === undefined ? [] : ['error="invalid_token"'];
  return ["Bearer", [...error, ...more].join(", ")].join(" ").trimEnd();
}

function defect(log: Log, c: AppContext, error: unknown): Fault {
  log.error("defect", { request_id: c.get("request_id"), path: c.req.routePath }, error);
  return new Fault("defect", "internal", "Something went wrong on our side. Try again.");
}
