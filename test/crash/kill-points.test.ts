import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startProxy } from "../store/proxy.ts";
import { record } from "../store/turns.ts";
import { openCloud } from "./cloud.ts";
import { killAt, type Moment, watch } from "./kill-at.ts";

vi.setConfig({ testTimeout: 90_000, maxConcurrency: 3 });

const cloud = await openCloud(6);
afterAll(cloud.close);

const question = (about: string) => `Create a task to call David about ${about}. What is in VOO?`;

/** The writes of a turn that nothing disturbs. */
async function undisturbed(): Promise<string[]> {
  const gate = await startProxy(cloud.storeUrl);
  const api = await cloud.process(gate.url);
  const writes: string[] = [];
  gate.meddle(watch((write) => writes.push(write)));
  const { end } = await cloud.told(api.url, await cloud.conversation(), question("nothing"));
  expect(end?.type).toBe("finish");
  api.signal("SIGKILL");
  await gate.close();
  return writes;
}

const expected = await undisturbed();
/** What was being written when a process was killed. */
const killed = new Set<string>();

/** By number, and the rarest by their kind: a slower run renews its lease more often, so numbers shift. */
const points: (number | string)[] = [
  ...expected.map((_, index) => index + 1),
  ...new Set(expected.filter((kind) => expected.indexOf(kind) === expected.lastIndexOf(kind))),
];
const cases = (["before", "after"] as const).flatMap((moment) =>
  points.map((which): [Moment, number | string] => [moment, which]),
);

describe.concurrent("a process killed", () => {
  test.each(cases)(
    "%s write %s of a turn loses nothing and doubles nothing",
    async (moment, which) => {
      const id = await cloud.conversation();
      const about = `point ${which} ${moment}`;
      const key = randomUUID();
      await killedTurn(id, about, key, moment, which);

      const left = await cloud.stores.journal.after(id, 0, 100);
      const stored = left.filter(({ body }) => body.kind === "user").length;
      const first = which === 1 || which === expected[0];
      expect(stored).toBe(first && moment === "before" ? 0 : 1);
      await whole(id, stored);

      const again = await cloud.patiently(id, question(about), key);
      expect([again.status, again.end?.type]).toEqual([200, "finish"]);
      const answered = await whole(id, 1);
      expect(answered[1]?.metadata).toMatchObject({ status: "complete", stop_reason: "stop" });
      expect(answered[1]?.parts.findLast(({ type }) => type === "text")).toEqual({
        type: "text",
        text: again.text,
        state: "done",
      });
      const tasks = await cloud.stores.tasks.list("hh_d1");
      expect(tasks.filter(({ title }) => title.endsWith(about))).toHaveLength(1);

      const next = await cloud.told(cloud.survivor.url, id, "Thank you.");
      expect([next.status, next.end?.type]).toEqual([200, "finish"]);
      expect((await whole(id, 2)).slice(0, 2)).toEqual(answered);
      await record(cloud.stores, id);
    },
  );
});

test("every kind of write was among them", () => {
  expect(killed).toEqual(new Set(expected));
});

/** Runs the turn in a process that dies at that write. */
async function killedTurn(
  id: string,
  about: string,
  key: string,
  moment: Moment,
  which: number | string,
) {
  const gate = await startProxy(cloud.storeUrl);
  const victim = await cloud.process(gate.url);
  gate.meddle(
    killAt(which, moment, (write) => {
      killed.add(write);
      victim.signal("SIGKILL");
    }),
  );
  await cloud.told(victim.url, id, question(about), key);
  victim.signal("SIGKILL");
  await victim.ended;
  await gate.close();
}

/** The messages, once as many as that were sent: each with its reply, and no call without its result. */
async function whole(id: string, sent: number) {
  const messages = await cloud.messages(id);
  const roles = Array.from({ length: sent }, () => ["user", "assistant"]).flat();
  expect(messages.map(({ role }) => role)).toEqual(roles);
  for (const part of messages.flatMap(({ parts }) => parts)) {
    if (part.type.startsWith("tool-")) expect(part).toMatchObject({ state: "output-available" });
  }
  return messages;
}
