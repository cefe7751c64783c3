import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startDurableProcess } from "../crash/api-process.ts";
import { openCloud } from "../crash/cloud.ts";
import { firstOfEach, killAt, killMoments, type Moment, watch } from "../crash/kill-at.ts";
import { eventually } from "../eventually.ts";
import { startProxy } from "../store/proxy.ts";
import { record } from "../store/turns.ts";

// Each case waits for a lease to expire, so they run in parallel.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000, maxConcurrency: 20 });

/** Crashed turns expire soon, and all turns run at once. */
const impatient = { LEASE_SECONDS: "3", TURNS_AT_ONCE: "100" };
const folder = await mkdtemp(join(tmpdir(), "carried-out-"));
let surroundings: Record<string, string> = {};
let durable: Awaited<ReturnType<typeof startDurableProcess>>;
const cloud = await openCloud(6, async (environment) => {
  surroundings = { ...environment, ...impatient };
  durable = await startDurableProcess(surroundings, folder);
  return { ...durable.environment, ...impatient };
});
afterAll(async () => {
  await cloud.close();
  await durable.ended;
  await rm(folder, { recursive: true });
});

/** A turn that waits, and the approval for it. */
async function waiting(about: string) {
  const id = await cloud.conversation();
  const message = `Create a task to call David about ${about}.`;
  const { status, end } = await cloud.patiently(id, { message });
  expect([status, end?.type]).toEqual([200, "finish"]);
  const [approval_id = ""] = (await bodiesOf(id)).flatMap((body) =>
    body.kind === "asked" ? body.approvals.map((one) => one.id) : [],
  );
  return { id, decision: (approved: boolean) => ({ approvals: [{ approval_id, approved }] }) };
}

const bodiesOf = async (id: string) =>
  (await cloud.stores.journal.after(id, 0, 100)).map(({ body }) => body);
const kindsOf = async (id: string) => (await bodiesOf(id)).map(({ kind }) => kind);

async function tasks(about: string): Promise<number> {
  const all = await cloud.stores.tasks.list("hh_d1");
  return all.filter(({ title }) => title.endsWith(`about ${about}`)).length;
}

/** The writes of an approval without faults. */
async function undisturbed(): Promise<string[]> {
  const { id, decision } = await waiting("nothing");
  const gate = await startProxy(cloud.storeUrl);
  const api = await cloud.process(gate.url);
  const writes: string[] = [];
  gate.meddle(watch((write) => writes.push(write)));
  const { end } = await cloud.once(api.url, id, decision(true));
  expect([end?.type, await tasks("nothing")]).toEqual(["finish", 1]);
  api.signal("SIGTERM");
  await api.ended;
  await gate.close();
  return writes;
}

/** Kills the process that takes the decision at this write. */
async function killed(
  id: string,
  sent: ReturnType<Awaited<ReturnType<typeof waiting>>["decision"]>,
  moment: Moment,
  kind: string,
  settings: Record<string, string> = {},
) {
  const gate = await startProxy(cloud.storeUrl);
  const victim = await cloud.process(gate.url, settings);
  gate.meddle(killAt({ kind, nth: 1 }, moment, () => victim.signal("SIGKILL")));
  await cloud.once(victim.url, id, sent);
  victim.signal("SIGKILL");
  await victim.ended;
  await gate.close();
}

/** Nobody sends a request; only the record is checked. */
const answered = (id: string) =>
  eventually(async () => expect(await kindsOf(id)).toContain("answer"));

const writes = await undisturbed();
/** The write that stores the decision and takes the lease. */
const decisionWrite = writes.find((kind) => kind.startsWith("CON ENTRY")) ?? "";
const cases = killMoments(writes, firstOfEach(writes)).map(
  ([moment, { kind }]): [Moment, string] => [moment, kind],
);

describe("an approved write whose process is killed", () => {
  test.concurrent.each(cases)(
    "%s the write %s, runs once, without another message",
    async (moment, kind) => {
      const about = `${moment} ${kind}`;
      const { id, decision } = await waiting(about);
      await killed(id, decision(true), moment, kind);
      if (!(await kindsOf(id)).includes("decided")) {
        // Nothing was recorded, so the approval is still pending.
        expect(await tasks(about)).toBe(0);
        const again = await cloud.patiently(id, decision(true));
        expect([again.status, again.end?.type]).toEqual([200, "finish"]);
      }
      await answered(id);
      expect(await tasks(about)).toBe(1);
      expect(await cloud.once(cloud.survivor.url, id, decision(true))).toMatchObject({
        status: 409,
      });
      expect(await tasks(about)).toBe(1);
      await record(cloud.stores, id);
    },
  );

  test("is refused while the lease is valid, and runs once when the decision is repeated", async () => {
    const { id, decision } = await waiting("the same again");
    // A lease that is still valid when the decision is repeated, however busy the machine is.
    await killed(id, decision(true), "after", decisionWrite, { LEASE_SECONDS: "12" });
    expect(await kindsOf(id)).toContain("decided");
    const early = await cloud.post(cloud.survivor.url, id, decision(true), crypto.randomUUID());
    expect([early.status, (await early.json()).code]).toEqual([409, "turn_in_progress"]);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await cloud.post(cloud.survivor.url, id, decision(false), crypto.randomUUID());
    expect([other.status, (await other.json()).code]).toEqual([409, "already_decided"]);
    await cloud.patiently(id, decision(true));
    await answered(id);
    expect(await tasks("the same again")).toBe(1);
  });

  test("runs after a restart of the laptop, even if the durable service crashed too", async () => {
    const { id, decision } = await waiting("the restart");
    await killed(id, decision(true), "after", decisionWrite);
    durable.signal("SIGKILL");
    await durable.ended;
    expect(await tasks("the restart")).toBe(0);
    expect((await kindsOf(id)).at(-1)).toBe("decided");
    durable = await startDurableProcess(surroundings, folder);
    await answered(id);
    expect(await tasks("the restart")).toBe(1);
    await record(cloud.stores, id);
  });
});
