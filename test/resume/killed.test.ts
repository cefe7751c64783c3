import { randomUUID } from "node:crypto";
import type { UiMessage } from "@advisor/protocol/ui-message";
import { afterAll, expect, test, vi } from "vitest";
import { openCloud } from "../crash/cloud.ts";
import { collected, eventsOf, type Read, taken, whole } from "./readers.ts";

// These tests wait for a lease to expire, which takes no processor time.
vi.setConfig({ maxConcurrency: 3 });

const cloud = await openCloud(20);
afterAll(cloud.close);

const question = { message: "What is in VOO?" };

const end = (read: readonly unknown[]) => read.at(-1);
const textOf = (read: readonly unknown[]): string =>
  read.map((one) => (one as { text?: string }).text ?? "").join("");

const answerOf = ([, reply]: UiMessage[]): string =>
  (reply?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");

/** A turn whose process is killed after this many events were read. */
async function killed(events: number) {
  const id = await cloud.conversation();
  const victim = await cloud.process();
  const key = randomUUID();
  const sent = await cloud.post(victim.url, id, question, key);
  const { all } = await taken(eventsOf(sent), events);
  victim.signal("SIGKILL");
  await victim.ended;
  return { id, key, before: all };
}

/** What a reader has in the end; a second start resets the message. */
function shown(before: readonly Read[], rest: readonly Read[]): unknown[] {
  const all = whole([...before, ...rest]);
  const start = all.findLastIndex((one) => (one as { type?: string }).type === "start");
  return all.slice(start);
}

test.concurrent.each([2, 7, 12, 60, 120])(
  "a reader cut off after %i events receives the repaired end, with the recorded text",
  async (events) => {
    const { id, before } = await killed(events);
    const rest = await collected(eventsOf(await cloud.resume(id, before.at(-1)?.id)));
    const all = shown(before, rest);
    expect(end(all)).toEqual({ type: "abort", reason: "interrupted" });
    const messages = await cloud.messages(id);
    expect(messages[1]?.metadata).toMatchObject({ status: "interrupted" });
    expect(textOf(all)).toBe(answerOf(messages));
    expect(await collected(eventsOf(await cloud.resume(id, rest.at(-1)?.id)))).toEqual([]);
  },
);

test.concurrent("a reader without an event id receives what is recorded, and the end", async () => {
  const { id } = await killed(60);
  const all = whole(await collected(eventsOf(await cloud.resume(id))));
  expect(end(all)).toEqual({ type: "abort", reason: "interrupted" });
  expect(textOf(all)).toBe(answerOf(await cloud.messages(id)));
});

test.concurrent("a reader of a resumed turn reads the new attempt from its start", async () => {
  const { id, key, before } = await killed(90);
  const rest = cloud.resume(id, before.at(-1)?.id).then((stream) => collected(eventsOf(stream)));
  const again = await cloud.patiently(id, question, key);
  expect(again).toMatchObject({ status: 200, end: { type: "finish" } });
  const all = shown(before, await rest);
  const stored = answerOf(await cloud.messages(id));
  if ((end(all) as { type: string }).type === "finish") expect(textOf(all)).toBe(stored);
  const later = await collected(eventsOf(await cloud.resume(id, before.at(-1)?.id)));
  expect(end(shown(before, later))).toMatchObject({ type: "finish" });
  expect(textOf(shown(before, later))).toBe(stored);
  expect(
    textOf(
      whole(await collected(eventsOf(await cloud.post(cloud.survivor.url, id, question, key)))),
    ),
  ).toBe(stored);
});

test("a repeated request receives the whole turn from its start in one stream", async () => {
  const { id, key, before } = await killed(90);
  expect(before.length).toBe(90);
  let sent = await cloud.post(cloud.survivor.url, id, question, key);
  for (; sent.status === 409; sent = await cloud.post(cloud.survivor.url, id, question, key)) {
    expect(Number(sent.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const read = await collected(eventsOf(sent));
  const again = whole(read);
  expect(again[0]).toEqual(whole(before)[0]);
  const types = again.map((one) => (one as { type?: string }).type);
  for (const type of ["start", "tool-input-available", "tool-output-available", "finish"]) {
    expect(types.filter((one) => one === type)).toHaveLength(1);
  }
  expect(textOf(again)).toBe(answerOf(await cloud.messages(id)));
  const ids = read.map((one) => one.id).filter((one) => !Number.isNaN(one));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const replayed = await cloud.post(cloud.survivor.url, id, question, key);
  expect(whole(await collected(eventsOf(replayed)))).toEqual(again);
});
