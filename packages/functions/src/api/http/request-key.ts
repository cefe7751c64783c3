import { sha256 } from "@advisor/adapters/sha256";
import { Fault } from "@advisor/domain/fault";
import type { RequestKey } from "@advisor/domain/journal";
import type { Answer } from "@advisor/domain/record/requests";
import type { Runtime } from "../../runtime.ts";
import type { AppContext } from "../context.ts";
import { problemResponse } from "./problem.ts";

/**
 * The request's Idempotency-Key, scoped to the advisor and the route. Undefined if there is none.
 */
export function requestKey(c: AppContext, text: string): RequestKey | undefined {
  const key = idempotencyKey(c);
  return key === undefined
    ? undefined
    : scopedKey([c.get("advisor").id, c.req.method, c.req.path, key], text);
}

/** A key that is unique within `scope` and bound to one body. */
export const scopedKey = (scope: readonly string[], body: string): RequestKey => ({
  scope: sha256(scope.join("\n")),
  body_hash: sha256(body),
});

export function idempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Fault(
      "invalid",
      "invalid_idempotency_key",
      "An Idempotency-Key must be 1 to 255 visible ASCII characters.",
    );
  }
  return key;
}

/**
 * Runs a request at most once: a repeat with the same key and body gets the stored response or
 * refusal. A temporary failure is not stored, so that the request can be retried.
 */
export async function oncePerKey(
  runtime: Pick<Runtime, "log" | "requests">,
  c: AppContext,
  key: RequestKey | undefined,
  answer: () => Promise<{ status: number; body: unknown }>,
): Promise<Response> {
  if (key === undefined) return respond(await storedAnswer(answer));
  const claimed = await runtime.requests.claim(key);
  if (claimed.kind === "answered") return respond(claimed.answer);
  if (claimed.kind === "mismatch") throw keyMismatch();
  if (claimed.kind === "running") {
    throw new Fault("conflict", "in_progress", "The same request is still being answered.", {
      extra: { retry_after: 2 },
    });
  }
  const answered = await storedAnswer(answer).catch((error: unknown) =>
    refused(runtime, c, key, error),
  );
  await runtime.requests.answered(key, answered);
  return respond(answered);
}

export const keyMismatch = (): Fault =>
  new Fault(
    "mismatch",
    "idempotency_mismatch",
    "This Idempotency-Key was used for another request. Use a new key.",
  );

async function storedAnswer(
  answer: () => Promise<{ status: number; body: unknown }>,
): Promise<Answer> {
  const { status, body } = await answer();
  return { status, body: JSON.stringify(body) };
}

async function refused(
  { log, requests }: Pick<Runtime, "log" | "requests">,
  c: AppContext,
  key: RequestKey,
  error: unknown,
): Promise<Answer> {
  if (!(error instanceof Fault) || error.retryable || "retry_after" in error.extra) {
    // If the release fails, the claim expires by itself after half a minute.
    await requests.release(key).catch(() => undefined);
    throw error;
  }
  const response = problemResponse(log, c, error);
  return { status: response.status, body: await response.text() };
}

const respond = ({ status, body }: Answer): Response =>
  new Response(body, {
    status,
    headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
  });
