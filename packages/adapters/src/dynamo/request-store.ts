import type * as Requests from "@advisor/domain/requests";
import type { Clock } from "@advisor/domain/world";
import { requestKey } from "./keys.ts";
import type { Item, Table } from "./table.ts";

const daySeconds = 24 * 3_600;
/** After this a claim without an answer is a dead process's, and may be taken over. */
const claimMs = 30_000;

export function requestStore(table: Table, clock: Clock): Requests.Store {
  const expires = () => Math.ceil(clock.now() / 1_000) + daySeconds;
  return {
    async claim({ scope, body_hash }) {
      const until = clock.now() + claimMs;
      const put = { ...requestKey(scope), body_hash, until, expires: expires() };
      const refused = await table.write({ put, when: "new" });
      if (refused === undefined) return { kind: "new" };
      return judge(refused.found ?? {}, body_hash, clock.now());
    },

    async answered({ scope, body_hash }, { status, body }) {
      const put = { ...requestKey(scope), body_hash, status, body, expires: expires() };
      await table.write({ put, when: "any" });
    },
  };
}

function judge(found: Item, body_hash: string, now: number): Requests.Claimed {
  if (found.body_hash !== body_hash) return { kind: "mismatch" };
  if (typeof found.status === "number") {
    return { kind: "answered", answer: { status: found.status, body: String(found.body) } };
  }
  return Number(found.until) > now ? { kind: "running" } : { kind: "new" };
}
