import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startProxy } from "../store/proxy.ts";
import { record } from "../store/turns.ts";
import { openCloud } from "./cloud.ts";
import { killAt, killMoments, type Moment, type Point, placeOf, watch } from "./kill-at.ts";

vi.setConfig({ maxConcurrency: 3 });

const cloud = await openCloud(6);
afterAll(cloud.close);

const question = (about: string) => ({
  message: `Create a task to call David about ${about}. What is in VOO?`,
});

/** The decision on the pending write, as it is sent. */
async function approval(id: string) {
  const messages = await cloud.messages(id);
  const ids = messages
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.type === "data-approval_required" ? part.data.approval_id : []));
  return { approvals: ids.map((one) => ({ approval_id: String(one), approved: true })) };
}

/** The two streams of a turn: its message up to the write that needs approval, and the rest. */
type Leg = "message" | "approval";

/** The writes of each stream in a turn without faults. */
async function undisturbed(): Promise<Record<Leg, string[]>> {
  const gate = await startProxy(cloud.storeUrl);
  const api = await cloud.process(gate.url);
  const writes: Record<Leg, string[]> = { message: [], approval: [] };
  const id = await cloud.conversation();
  gate.meddle(watch((write) => writes.message.push(write)));
  const first = await cloud.once(api.url, id, question("nothing"));
  gate.meddle(watch((write) => writes.approval.push(write)));
  const second = await cloud.once(api.url, id, await approval(id));
  expect([first.end, second.end]).toMatchObject([{ type: "finish" }, { type: "finish" }]);
  api.signal("SIGTERM");
  await api.ended;
  await gate.close();
  return writes;
}

const expected = await undisturbed();
/** The writes at which a process was killed. */
const killed = new Set<string>();

/** The first and second write of each kind; a slower run renews its lease more often. */
const pointsOf = (writes: string[]): Point[] =>
  [...new Set(writes)].flatMap((kind) => {
    const several = writes.filter((one) => one === kind).length > 1;
    return several
      ? [
          { kind, nth: 1 },
          { kind, nth: 2 },
        ]
      : [{ kind, nth: 1 }];
  });

const cases = (["message", "approval"] as const).flatMap((leg) =>
  killMoments(expected[leg], pointsOf(expected[leg])).map(
    ([moment, { kind, nth }]): [Moment, number, string, Leg] => [moment, nth, kind, leg],
  ),
);

describe.concurrent("a process killed", () => {
  test.each(cases)(
    "%s write %i of %s of a turn's %s loses nothing and duplicates nothing",
    async (moment, nth, kind, leg) => {
      const id = await cloud.conversation();
      const about = `point ${placeOf(expected[leg], { kind, nth })} ${leg} ${moment}`;
      const keys = { message: randomUUID(), approval: randomUUID() };
      const decision = await killedTurn({ id, about, keys, leg, moment, point: { kind, nth } });

      const left = await cloud.stores.journal.after(id, 0, 100);
      const stored = left.filter(({ body }) => body.kind === "user").length;
      expect(stored).toBe(acknowledged(leg, moment, { kind, nth }) ? 1 : 0);
      await whole(id, stored);

      const asked = await cloud.patiently(id, question(about), keys.message);
      expect([asked.status, asked.end?.type]).toEqual([200, "finish"]);
      const sent = decision ?? (await approval(id));
      const answered = await cloud.patiently(id, sent, keys.approval);
      expect([answered.status, answered.end?.type]).toEqual([200, "finish"]);
      const messages = await whole(id, 1);
      expect(messages[1]?.metadata).toMatchObject({ status: "complete", stop_reason: "stop" });
      expect(messages[1]?.parts.findLast(({ type }) => type === "text")).toEqual({
        type: "text",
        text: answered.text,
        state: "done",
      });
      const tasks = await cloud.stores.tasks.list("hh_d1");
      expect(tasks.filter(({ title }) => title.endsWith(about))).toHaveLength(1);

      const next = await cloud.once(cloud.survivor.url, id, { message: "Thank you." });
      expect([next.status, next.end?.type]).toEqual([200, "finish"]);
      expect((await whole(id, 2)).slice(0, 2)).toEqual(messages);
      await record(cloud.stores, id);
    },
  );
});

/** Whether the message must be recorded: it is stored with the lease, after the admission. */
function acknowledged(leg: Leg, moment: Moment, point: Point): boolean {
  const stored = expected.message.findIndex((kind) => kind.includes("ENTRY"));
  const place = placeOf(expected.message, point);
  return leg === "approval" || place > stored || (place === stored && moment === "after");
}

test("every kind of write was among them", () => {
  expect(killed).toEqual(new Set([...expected.message, ...expected.approval]));
});

/**
 * Runs the turn in a process that is killed at this write; sends the decision if the turn got that
 * far.
 */
async function killedTurn(given: {
  id: string;
  about: string;
  keys: Record<Leg, string>;
  leg: Leg;
  moment: Moment;
  point: Point;
}) {
  const { id, about, keys, leg, moment, point } = given;
  const gate = await startProxy(cloud.storeUrl);
  const victim = await cloud.process(gate.url);
  const deadly = killAt(point, moment, (write) => {
    killed.add(write);
    victim.signal("SIGKILL");
  });
  if (leg === "message") gate.meddle(deadly);
  await cloud.once(victim.url, id, question(about), keys.message);
  const decision = leg === "approval" ? await approval(id) : undefined;
  if (leg === "approval") gate.meddle(deadly);
  if (decision !== undefined) await cloud.once(victim.url, id, decision, keys.approval);
  victim.signal("SIGKILL");
  await victim.ended;
  await gate.close();
  return decision;
}

/**
 * Checks that each message sent is recorded once with its reply, and once complete, with every
 * result.
 */
async function whole(id: string, sent: number) {
  const messages = await cloud.messages(id);
  const roles = Array.from({ length: sent }, () => ["user", "assistant"]).flat();
  expect(messages.map(({ role }) => role)).toEqual(roles);
  for (const { parts, metadata } of messages) {
    const calls = parts.filter(({ type }) => type.startsWith("tool-"));
    const whole = metadata.status === "complete" ? calls : [];
    for (const part of whole) expect(part).toMatchObject({ state: "output-available" });
  }
  return messages;
}
