import { describe, expect, test } from "vitest";
import { v1 } from "../api/api.fixture.ts";
import { collected, type Read, type Reading, taken, whole } from "./readers.ts";
import { type Protocol, reading, withResume } from "./resume.fixture.ts";

const api = withResume();

const types = (all: readonly unknown[], name: string) =>
  all.filter((value) => (value as { type?: string }).type === name);

/** A selection that includes the first and the last. */
const some = <Item>(all: readonly Item[], count: number): Item[] =>
  all.filter((_, at) => at % Math.ceil(all.length / count) === 0 || at === all.length - 1);

/** The ids within a text, after each character. */
function withinText(all: readonly Read[]): number[] {
  const texts = all.filter(({ value }) => JSON.stringify(value).includes("delta"));
  return texts.flatMap(({ id, value }) => {
    const { delta = "" } = value as { delta?: string };
    return Array.from({ length: delta.length - 1 }, (_, index) => id - index - 1);
  });
}

describe.each<Protocol>(["ui", "ui7", "data"])("a reader of the %s encoding", (protocol) => {
  test("that is cut off at any event of a running turn reads the rest exactly once", async () => {
    const id = await api.start();
    const live: Read[] = [];
    const rests: { read: number; rest: Promise<Read[]> }[] = [];
    for await (const one of reading(await api.ask(id, protocol), protocol)) {
      live.push(one);
      const chosen = !JSON.stringify(one.value).includes("delta") || live.length % 40 === 0;
      if (chosen && !Number.isNaN(one.id) && rests.length < 20) {
        rests.push({ read: live.length, rest: api.rest(id, one.id, { protocol }) });
      }
    }
    expect(rests.length).toBeGreaterThan(10);
    for (const { read, rest } of rests) {
      expect(whole([...live.slice(0, read), ...(await rest)])).toEqual(whole(live));
    }
  });

  test("that is cut off at any event of a finished turn, or within its text, does so too", async () => {
    const id = await api.start();
    const live = await collected(reading(await api.ask(id, protocol), protocol));
    const cuts = live.slice(0, -1).filter(({ id: at }) => !Number.isNaN(at));
    for (const cut of some(cuts, 25)) {
      const before = live.slice(0, live.indexOf(cut) + 1);
      const rest = await api.rest(id, cut.id, { protocol });
      expect(whole([...before, ...rest])).toEqual(whole(live));
    }
  });

  test("that has everything receives nothing more, however the turn ended", async () => {
    const id = await api.start();
    const live = await collected(reading(await api.ask(id, protocol), protocol));
    expect((await api.resume(id, live.at(-1)?.id, { protocol })).status).toBe(204);
    const stopped = await api.start();
    const read: Read[] = [];
    for await (const one of reading(await api.ask(stopped, protocol), protocol)) {
      read.push(one);
      if (read.length === 20)
        await api.call(`POST ${v1}/conversations/${stopped}/stop`, { app: api.slow(), body: {} });
    }
    expect((await api.resume(stopped, read.at(-1)?.id, { protocol })).status).toBe(204);
  });

  test("that is cut off repeatedly, on alternating instances, reads everything once", async () => {
    const id = await api.start();
    const all: Read[] = [];
    let stream: Reading = reading(await api.ask(id, protocol), protocol);
    for (const count of [1, 1, 2, 3, 5, 9, 30, 30, 30, 1_000]) {
      const read = await taken(stream, count);
      all.push(...read.all);
      if (read.ended) break;
      const after = all.at(-1)?.id;
      const app = count % 2 === 0 ? api.slow() : api.other();
      stream = reading(await api.resume(id, after, { protocol, app }), protocol, after);
    }
    const stored = await api.rest(id, (all[0]?.id ?? 0) - 1, { protocol });
    expect(whole(all)).toEqual(whole(stored));
  });
});

test("that stopped within a text continues at the next character", async () => {
  const id = await api.start();
  const live = await collected(reading(await api.ask(id)));
  const inside = some(withinText(live), 25);
  expect(inside.length).toBeGreaterThan(20);
  const texts = (all: readonly Read[]) =>
    all.flatMap(({ value }) => {
      const { type, delta } = value as { type: string; delta: string };
      return type === "text-delta" ? delta : [];
    });
  const text = texts(live).join("");
  for (const at of inside) {
    const before = texts(live.filter((one) => one.id <= at)).join("");
    const next = live.find((one) => one.id > at);
    const { delta = "" } = (next?.value ?? {}) as { delta?: string };
    const read = before + delta.slice(0, delta.length - ((next?.id ?? 0) - at));
    expect(read + texts(await api.rest(id, at)).join("")).toBe(text);
  }
});

test("a stream has one start, one end, and each call and result once", async () => {
  const id = await api.start();
  const live = whole(await collected(reading(await api.ask(id))));
  const again = whole(await api.rest(id, 10_000_000));
  expect(again).toEqual(live);
  for (const name of ["start", "finish", "tool-input-available", "tool-output-available"]) {
    expect(types(again, name)).toHaveLength(1);
  }
  expect(again.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
});
