import type { RequestKey } from "@advisor/domain/journal";
import type * as Requests from "@advisor/domain/requests";
import { requestKey } from "./keys.ts";
import type { Item } from "./table.ts";
import type { World } from "./world.ts";

const daySeconds = 24 * 3_600;
/** After this a claim without an answer is a dead process's, and may be taken over. */
const claimMs = 30_000;

export function requestStore(world: Pick<World, "table" | "clock" | "newId">): Requests.Store {
  const { table, clock, newId } = world;
  const expires = () => Math.ceil(clock.now() / 1_000) + daySeconds;
  /** The marks of the claims that were made here, so that nobody else's is given up. */
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

    async released(key) {
      const mark = marks.get(key);
      if (mark === undefined) return;
      await table.write({ update: requestKey(key.scope), set: { until: 0 }, when: { mark } });
    },
  };
}

/** The mark tells a claimant's own claim, met again after a lost answer, from a rival's. */
async function claim(
  { table, clock }: Pick<World, "table" | "clock">,
  { scope, body_hash }: RequestKey,
  { mark, expires }: { mark: string; expires: number },
): Promise<Requests.Claimed> {
  const key = requestKey(scope);
  const until = clock.now() + claimMs;
  const put = { ...key, body_hash, mark, until, expires };
  const refused = await table.write({ put, when: "new" });
  if (refused === undefined) return { kind: "new" };
  const found = refused.found ?? {};
  const known = judge(found, body_hash);
  if (known !== undefined) return known;
  if (found.mark === mark) return { kind: "new" };
  if (Number(found.until) > clock.now()) return { kind: "running" };
  const taken = await table.write({
    update: key,
    set: { mark, until, expires },
    when: { mark: String(found.mark) },
  });
  return { kind: taken === undefined || taken.found?.mark === mark ? "new" : "running" };
}

function judge(found: Item, body_hash: string): Requests.Claimed | undefined {
  if (found.body_hash !== body_hash) return { kind: "mismatch" };
  if (typeof found.status !== "number") return undefined;
  return { kind: "answered", answer: { status: found.status, body: String(found.body) } };
}
