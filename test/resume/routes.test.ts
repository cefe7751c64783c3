import { wait } from "@advisor/adapters/world";
import type { Journal } from "@advisor/domain/journal";
import { openLiveness } from "@advisor/domain/record/liveness";
import { turnId } from "@advisor/domain/record/record-id";
import { openRuntime, openStores } from "@advisor/functions/runtime";
import { describe, expect, test } from "vitest";
import { south, v1 } from "../api/api.fixture.ts";
import { chunksOf, textOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import { begun } from "../store/turns.ts";
import { collected, eventsOf, type Read, whole } from "./readers.ts";
import { withResume } from "./resume.fixture.ts";

const api = withResume();

const last = (all: readonly Read[]): number => all.at(-1)?.id ?? 0;
const status = async (response: Response) => {
  const text = await response.text();
  return text === "" ? [response.status] : [response.status, JSON.parse(text).code];
};

describe("without an event id", () => {
  test("a running turn is sent from its start, even by a new instance", async () => {
    const id = await api.start();
    const stream = eventsOf(await api.ask(id));
    const live: Read[] = [];
    for await (const one of stream) {
      live.push(one);
      if (live.length === 40) break;
    }
    const again = await collected(eventsOf(await api.resume(id, undefined, { app: api.open() })));
    expect(again.slice(0, 2)).toEqual(live.slice(0, 2));
    expect(again.at(-1)?.value).toMatchObject({ type: "finish" });
    expect(whole(await api.rest(id, live[0]?.id))).toEqual(whole(again.slice(1)));
  });

  test("there is nothing to send before the first question or after the answer", async () => {
    const id = await api.start();
    expect(await status(await api.resume(id))).toEqual([204]);
    await (await api.ask(id)).text();
    expect(await status(await api.resume(id))).toEqual([204]);
  });

  test("there is nothing to send while a write waits for the advisor", async () => {
    const id = await api.start("hh_d1");
    const chunks = await chunksOf(await api.send(id, "Create a task to call David."));
    expect(chunks.some(({ type }) => type === "data-approval_required")).toBe(true);
    expect(await status(await api.resume(id))).toEqual([204]);
  });
});

describe("an id of an event", () => {
  test("of a finished turn gets the rest of it, or nothing", async () => {
    const id = await api.start();
    const live = await collected(eventsOf(await api.ask(id)));
    expect(await status(await api.resume(id, last(live)))).toEqual([204]);
    expect(whole(await api.rest(id, live.at(-4)?.id))).toEqual(whole(live.slice(-3)));
  });

  test("of an older turn gets the rest of that one, while another runs", async () => {
    const id = await api.start();
    const older = await collected(eventsOf(await api.ask(id)));
    const newer = eventsOf(await api.ask(id));
    const first = await newer.next();
    expect(whole(await api.rest(id, older[5]?.id))).toEqual(whole(older.slice(6)));
    expect(await status(await api.resume(id, last(older)))).toEqual([204]);
    const { body } = await api.json(`GET ${v1}/conversations/${id}`);
    expect(body.running).toBe(true);
    expect(whole([first.value, ...(await collected(newer))])).toEqual(
      whole(await api.rest(id, first.value.id - 1)),
    );
  });

  test("of a turn waiting for approval gets what comes before the approval", async () => {
    const id = await api.start("hh_d1");
    const sent = await api.send(id, "Create a task to call David.");
    const live = await collected(eventsOf(sent));
    expect(whole(await api.rest(id, live[3]?.id))).toEqual(whole(live.slice(4)));
    expect(await status(await api.resume(id, last(live)))).toEqual([204]);
  });

  test("that does not exist in the conversation is ignored", async () => {
    const id = await api.start();
    await (await api.ask(id)).text();
    for (const after of [0, 3, 70_000_000, 9_000_000_000_000_000]) {
      expect(await status(await api.resume(id, after))).toEqual([204]);
    }
  });

  test.each(["x", "-1", "1.5", "1e9", "0x10", "12345678901234567", "1 2"])(
    "%j is refused",
    async (after) => {
      const id = await api.start();
      expect(await status(await api.resume(id, after))).toEqual([400, "invalid_last_event_id"]);
    },
  );
});

test("an unknown conversation and another advisor's get the same response, with and without an id", async () => {
  const id = await api.start();
  const live = await collected(eventsOf(await api.ask(id)));
  const answers = [
    await api.resume(id, undefined, { as: south }),
    await api.resume(id, live[3]?.id, { as: south }),
    await api.resume("con_unknown"),
    await api.resume("con_unknown", live[3]?.id),
  ];
  for (const answer of answers) expect(await status(answer)).toEqual([404, "not_found"]);
});

test("a turn that is stopped ends as interrupted for every reader", async () => {
  const id = await api.start();
  const live = eventsOf(await api.ask(id));
  const before: Read[] = [];
  for await (const one of live) {
    before.push(one);
    if (before.length === 60) break;
  }
  const rest = api.rest(id, last(before));
  const stop = await api.call(`POST ${v1}/conversations/${id}/stop`, { app: api.slow() });
  expect(stop.status).toBe(202);
  const read = whole([...before, ...(await rest)]);
  expect(read.at(-1)).toEqual({ type: "abort", reason: "interrupted" });
  expect(read).toEqual(whole(await api.rest(id, (before[0]?.id ?? 0) - 1)));
});

test("a turn whose process died is closed once its lease was unchanged long enough", async () => {
  const id = await api.start();
  const stores = openStores();
  const conversation = await stores.conversations.get(id);
  if (conversation === undefined) throw new Error("the conversation was started");
  await begun(stores, conversation, turnId({ conversation_id: id, seq: 1 }));

  let now = stores.clock.now();
  const waits: number[] = [];
  const app = api.open("paced", {
    clock: { ...stores.clock, now: () => now },
    liveness: openLiveness(
      () => now,
      () => now,
    ),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      now += stores.leaseMs;
    },
  });
  const read = whole(await collected(eventsOf(await api.resume(id, undefined, { app }))));
  expect(read.at(-1)).toEqual({ type: "abort", reason: "interrupted" });
  expect(waits).toEqual([250, 500, 1_000, 2_000]);
});

test("a brief store failure is retried without the reader noticing", async () => {
  const { journal } = openRuntime();
  let calls = 0;
  const shaky: Journal = {
    ...journal,
    async checkpoints(...given) {
      calls += 1;
      if (calls === 2 || calls === 3) throw new Error("the store is away");
      return journal.checkpoints(...given);
    },
  };
  const id = await api.start();
  const live = eventsOf(await api.held(id));
  const first = await live.next();
  const reading = api.rest(id, first.value.id, { app: api.open("held", { journal: shaky }) });
  await eventually(() => expect(calls).toBeGreaterThan(3));
  await api.release();
  const rest = await reading;
  expect(textOf(rest.map(({ value }) => value as { type: string }))).not.toBe("");
  expect(rest.at(-1)?.value).toMatchObject({ type: "finish" });
  expect(whole(rest)).toEqual(whole(await collected(live)));
});

test("the store is no longer polled for a reader that disconnected", async () => {
  const { journal } = openRuntime();
  /** An app that polls the store a hundred times as often as usual and counts it. */
  const counted = () => {
    const looks = { count: 0 };
    const app = api.open("held", {
      wait: (milliseconds, signal) => wait(milliseconds / 100, signal),
      journal: {
        ...journal,
        checkpoints(...given) {
          looks.count += 1;
          return journal.checkpoints(...given);
        },
      },
    });
    return { looks, app };
  };
  const more = async ({ looks }: ReturnType<typeof counted>, count: number) => {
    const enough = looks.count + count;
    await eventually(() => expect(looks.count).toBeGreaterThanOrEqual(enough));
  };
  const [leaving, staying] = [counted(), counted()];
  const id = await api.start();
  const live = eventsOf(await api.held(id));
  await live.next();
  const left = await api.resume(id, undefined, { app: leaving.app });
  const stayed = await api.resume(id, undefined, { app: staying.app });
  await more(leaving, 2);
  await left.body?.cancel();
  // Whatever was in progress when it left has ended by now.
  await more(staying, 2);
  const looked = leaving.looks.count;
  await more(staying, 5);
  expect(leaving.looks.count).toBe(looked);
  await api.release();
  await Promise.all([collected(live), stayed.text()]);
});
