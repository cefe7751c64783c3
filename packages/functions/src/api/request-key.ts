import { sha256 } from "@advisor/adapters/sha256";
import { Fault } from "@advisor/domain/fault";
import type { RequestKey } from "@advisor/domain/journal";
import type { Runtime } from "../runtime.ts";
import type { AppContext } from "./context.ts";

/** The Idempotency-Key of a request: one advisor's, one route's. Undefined when none was sent. */
export function requestKey(c: AppContext, text: string): RequestKey | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Fault(
      "invalid",
      "invalid_idempotency_key",
      "An Idempotency-Key is 1 to 255 visible ASCII characters.",
    );
  }
  const scope = sha256([c.get("advisor").id, c.req.method, c.req.path, key].join("\n"));
  return { scope, body_hash: sha256(text) };
}

/** Answers a request once: the same key and body get the same answer again, without doing it again. */
export async function once(
  { requests }: Runtime,
  key: RequestKey | undefined,
  answer: () => Promise<{ status: number; body: unknown }>,
): Promise<Response> {
  const claimed = key === undefined ? { kind: "new" as const } : await requests.claim(key);
  if (claimed.kind === "answered") return respond(claimed.answer);
  if (claimed.kind === "mismatch") {
    throw new Fault(
      "mismatch",
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request. Use a new key.",
    );
  }
  if (claimed.kind === "running") {
    throw new Fault("conflict", "in_progress", "The same request is still being answered.", {
      extra: { retry_after: 2 },
    });
  }
  const { status, body } = await answer();
  const answered = { status, body: JSON.stringify(body) };
  if (key !== undefined) await requests.answered(key, answered);
  return respond(answered);
}

const respond = ({ status, body }: { status: number; body: string }): Response =>
  new Response(body, { status, headers: { "content-type": "application/json" } });
