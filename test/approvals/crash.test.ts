import type { UiPart } from "@advisor/protocol/encode/ui-part";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openCloud, until } from "../crash/cloud.ts";
import {
  firstOfEach,
  killAt,
  killMoments,
  type Moment,
  type Point,
  watch,
} from "../crash/kill-at.ts";
import { startProxy } from "../store/proxy.ts";
import { record } from "../store/turns.ts";

vi.setConfig({ maxConcurrency: 3 });

const cloud = await openCloud(6);
afterAll(cloud.close);

/** A turn that waits, and the approval for it. */
async function waiting(about: string) {
  const id = await cloud.conversation();
  const message = `Create a task to call David about ${about}.`;
  const { status, end } = await cloud.once(cloud.survivor.url, id, { message });
  expect([status, end?.type]).toEqual([200, "finish"]);
  const ids = (await entriesOf(id)).flatMap((body) =>
    body.kind === "asked" ? body.approvals.map((one) => one.id) : [],
  );
  expect(ids).toHaveLength(1);
  return { id, yes: { approvals: ids.map((approval_id) => ({ approval_id, approved: true })) } };
}
type Yes = Awaited<ReturnType<typeof waiting>>["yes"];

const entriesOf = async (id: string) =>
  (await cloud.stores.journal.after(id, 0, 100)).map(({ body }) => body);

async function tasks(about: string): Promise<number> {
  const all = await cloud.stores.tasks.list("hh_d1");
  return all.filter(({ title }) => title.endsWith(`about ${about}`)).length;
}

/** The writes of an approval without faults. */
async function undisturbed(): Promise<string[]> {
  const { id, yes } = await waiting("nothing");
  const gate = await startProxy(cloud.storeUrl);
  const api = await cloud.process(gate.url);
  const writes: string[] = [];
  gate.meddle(watch((write) => writes.push(write)));
  const { end } = await cloud.once(api.url, id, yes);
  expect([end?.type, await tasks("nothing")]).toEqual(["finish", 1]);
  api.signal("SIGTERM");
  await api.ended;
  await gate.close();
  return writes;
}

const writes = await undisturbed();
/** The writes to the record or the tasks. */
const points = firstOfEach(writes).filter(({ kind }) => /ENTRY|TASK/.test(kind));
const cases = killMoments(writes, points).map(([moment, { kind }]): [Moment, string] => [
  moment,
  kind,
]);

describe.concurrent("an approval whose process is killed", () => {
  test.each(cases)(
    "%s the write %s, then sent again without a key, leads to one task",
    async (...at) => {
      const about = `${at.join(" ")} again`;
      const { id, yes } = await killed(about, ...at);
      await until(async () => {
        await cloud.once(cloud.survivor.url, id, yes);
        return (await entriesOf(id)).some(({ kind }) => kind === "answer");
      });
      expect(await tasks(about)).toBe(1);
      await plain(id);
    },
  );

  test.each(cases)(
    "%s the write %s, then followed by another message, keeps its result",
    async (...at) => {
      const about = `${at.join(" ")} left`;
      const { id, yes, decided } = await killed(about, ...at);
      await plain(id);
      expect(await tasks(about)).toBe(decided ? 1 : 0);
      const late = await cloud.once(cloud.survivor.url, id, yes);
      expect([late.status, await tasks(about)]).toEqual([409, decided ? 1 : 0]);
    },
  );
});

test("a pending write can be approved after a process restart", async () => {
  const { id, yes } = await waiting("the restart");
  const first = await cloud.process();
  first.signal("SIGKILL");
  await first.ended;
  const second = await cloud.process();
  const { status, end, text } = await cloud.once(second.url, id, yes);
  expect([status, end?.type]).toEqual([200, "finish"]);
  expect(text).toContain("Task created: **Call David about the restart**");
  expect(await tasks("the restart")).toBe(1);
});

/** Kills the process at this write of a decision; returns whether the decision was stored. */
async function killed(about: string, moment: Moment, kind: string) {
  const { id, yes } = await waiting(about);
  await killedDecision(id, yes, moment, { kind, nth: 1 });
  const decided = (await entriesOf(id)).some((body) => body.kind === "decided");
  return { id, yes, decided };
}

async function killedDecision(id: string, yes: Yes, moment: Moment, point: Point): Promise<void> {
  const gate = await startProxy(cloud.storeUrl);
  const victim = await cloud.process(gate.url);
  gate.meddle(killAt(point, moment, () => victim.signal("SIGKILL")));
  await cloud.once(victim.url, id, yes);
  victim.signal("SIGKILL");
  await victim.ended;
  await gate.close();
}

/**
 * Checks that a plain message is answered, every call has its result, and the record is a valid
 * chain.
 */
async function plain(id: string): Promise<void> {
  await until(async () => {
    const next = await cloud.patiently(id, { message: "What is in VOO?" });
    // The slots of the crashed turns are released after a moment.
    expect([200, 429]).toContain(next.status);
    return next.end?.type === "finish";
  });
  for (const part of (await cloud.messages(id)).flatMap(({ parts }) => parts)) {
    if (isCall(part)) expect(part.state).toMatch(/^output-/);
  }
  await record(cloud.stores, id);
}

const isCall = (part: UiPart): part is Extract<UiPart, { toolCallId: string }> =>
  part.type.startsWith("tool-");
