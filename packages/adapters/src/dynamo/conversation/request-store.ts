import type { RequestKey } from "@advisor/domain/journal";
import type { Liveness } from "@advisor/domain/record/liveness";
import type * as Requests from "@advisor/domain/record/requests";
import { requestKey } from "../keys.ts";
import type { StoreDeps } from "../store-deps.ts";
import type { TableItem } from "../table.ts";

const daySeconds = 24 * 3_600;
/** A claim this old without an answer belongs to a dead process and may be taken over. */
const claimMs = 30_000;

type RequestDeps = Pick<StoreDeps, "table" | "clock" | "newId"> & { liveness: Liveness };

export function requestStore(world: RequestDeps): Requests.Store {
  const { table, clock, newId } = world;
  const expires = () => Math.ceil(clock.now() / 1_000) + daySeconds;
  /** The marks of claims made here, so that only those are released. */
  const marks = new WeakMap<RequestKey, string>();
  return {
    async claim(key) {
      const mark = newId("req");
      const claimed = await claim(world, key, { mark, expires: expires() });
      if (claimed.kind === "new") marks.set(key, mark);
      return claimed;
    },

    async answered({ scope, body_hash }, { status, body }) {
      const put = { ...requestKey(scope), body_hash, status, body, expires: expires() };
      await table.write({ put, when: "any" });
    },

    async release(key) {
      const mark = marks.get(key);
      if (mark === undefined) return;
      await table.write({ update: requestKey(key.scope), set: { released: true }, when: { mark } });
    },
  };
}

/** The mark identifies our own claim when we retry after a lost response. */
async function claim(
  { table, liveness }: RequestDeps,
  { scope, body_hash }: RequestKey,
  { mark, expires }: { mark: string; expires: number },
): Promise<Requests.ClaimResult> {
  const key = requestKey(scope);
  const put = { ...key, body_hash, mark, expires };
  const refused = await table.write({ put, when: "new" });
  if (refused === undefined) return { kind: "new" };
  const found = refused.found ?? {};
  const known = answerTo(found, body_hash);
  if (known !== undefined) return known;
  if (found.mark === mark) return { kind: "new" };
  const seenMs = liveness.unchangedMs(key.pk, String(found.mark));
  if (found.released !== true && seenMs < claimMs) return { kind: "running" };
  const taken = await table.write({
    update: key,
    set: { mark, expires, released: false },
    when: { mark: String(found.mark) },
  });
  return { kind: taken === undefined || taken.found?.mark === mark ? "new" : "running" };
}

function answerTo(found: TableItem, body_hash: string): Requests.ClaimResult | undefined {
  if (found.body_hash !== body_hash) return { kind: "mismatch" };
  if (typeof found.status !== "number") return undefined;
  return { kind: "answered", answer: { status: found.status, body: String(found.body) } };
}
