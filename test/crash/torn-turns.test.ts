import { randomUUID } from "node:crypto";
import type { Chunk } from "@advisor/client/read-stream";
import { afterAll, expect, test } from "vitest";
import { record } from "../store/turns.ts";
import { openCloud, until } from "./cloud.ts";

const cloud = await openCloud(20);
afterAll(cloud.close);

const question = { message: "What is in VOO?" };

/** Reads until this much text of the answer was shown. */
async function textOf(sent: AsyncIterator<Response | Chunk>, characters: number): Promise<string> {
  let text = "";
  while (text.length < characters) {
    const { value, done } = await sent.next();
    if (done === true) throw new Error("the turn ended too early");
    if ("type" in value && value.type === "text-delta") text += value.delta;
  }
  return text;
}

test("text that was shown before the crash is kept and marked as interrupted", async () => {
  const id = await cloud.conversation();
  const victim = await cloud.process();
  const key = randomUUID();
  const sent = cloud.send(victim.url, id, question, key);
  const shown = await textOf(sent, 300);
  const drafted = async () => {
    const turn = (await cloud.stores.conversations.get(id))?.lease?.turn_id ?? "";
    const checkpoints = await cloud.stores.journal.checkpoints(id, turn, 0);
    return checkpoints.map(({ step, text }) => (step === 1 ? text : "")).join("");
  };
  await until(async () => (await drafted()).length > 50);
  victim.signal("SIGKILL");
  await until(async () => (await cloud.messages(id))[1]?.metadata.status !== "running");

  const messages = await cloud.messages(id);
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(messages[1]?.metadata).toMatchObject({ status: "interrupted", code: "interrupted" });
  const kept = messages[1]?.parts.at(-1);
  if (kept?.type !== "text") throw new Error("the last part is text");
  const common = Math.min(kept.text.length, shown.length);
  expect(kept.text.slice(0, common)).toBe(shown.slice(0, common));
  expect(kept.text.length).toBeGreaterThan(50);

  expect(await cloud.once(cloud.survivor.url, id, question)).toMatchObject({
    status: 200,
    end: { type: "finish" },
  });
  expect(await cloud.once(cloud.survivor.url, id, question, key)).toMatchObject({
    status: 200,
    text: kept.text,
    end: { type: "abort" },
  });
  expect(await cloud.messages(id)).toHaveLength(4);
  await record(cloud.stores, id);
});

test("a process that slept past its lease and wakes up writes nothing more", async () => {
  const id = await cloud.conversation();
  const zombie = await cloud.process();
  const sent = cloud.send(zombie.url, id, question, randomUUID());
  await textOf(sent, 100);
  zombie.signal("SIGSTOP");
  const next = await cloud.patiently(id, { message: "What is in VTI?" });
  expect(next).toMatchObject({ status: 200, end: { type: "finish" } });
  const before = await cloud.messages(id);

  zombie.signal("SIGCONT");
  const rest: (Response | Chunk)[] = [];
  for await (const one of sent) rest.push(one);
  expect(rest.at(-1)).toMatchObject({ type: "error", code: "lease_lost" });
  expect(await cloud.messages(id)).toEqual(before);
  expect(before.map(({ role, metadata }) => `${role} ${metadata.status}`)).toEqual([
    "user complete",
    "assistant interrupted",
    "user complete",
    "assistant complete",
  ]);
  const entries = await record(cloud.stores, id);
  expect(entries.filter(({ body }) => body.kind === "answer")).toHaveLength(1);
});
