import { setImmediate as setImmediately } from "node:timers/promises";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Part } from "@advisor/protocol/part";
import { expect, test } from "vitest";
import { streamParts } from "./stream.ts";

const plain: Encoding = {
  headers: {},
  heartbeat: "",
  close: "closed",
  encode: ({ type }) => `${type} `,
};

/** Each part is the work of one event. */
async function* eventByEvent(parts: readonly Part[]) {
  for (const part of parts) {
    await setImmediately();
    yield { part, seq: 0 };
  }
}

/** What is sent at a time. */
async function sent(parts: readonly Part[]): Promise<string[]> {
  const { body } = streamParts(eventByEvent(parts), plain, { over: () => undefined });
  const read: string[] = [];
  for await (const bytes of body ?? []) read.push(Buffer.from(bytes).toString());
  return read;
}

test("the end of a text and of a step are sent with what follows them", async () => {
  const parts: Part[] = [
    { type: "text-start", id: "a" },
    { type: "text-delta", id: "a", delta: "Yes." },
    { type: "text-end", id: "a" },
    { type: "step-end", reason: "stop", usage: null },
    { type: "source", source_id: "s", title: "t" },
    { type: "finish", reason: "stop", usage: null },
  ];
  expect(await sent(parts)).toEqual([
    "text-start ",
    "text-delta ",
    "text-end step-end source ",
    "finish closed",
  ]);
});

test("of answers that end together, each is checked in an iteration of the event loop of its own", async () => {
  let iteration = 0;
  let counts = true;
  const count = (): void => {
    iteration += 1;
    if (counts) setImmediate(count);
  };
  setImmediate(count);
  const checked: number[] = [];
  async function* answer() {
    const parts: Part[] = [
      { type: "text-delta", id: "a", delta: "Yes." },
      { type: "step-end", reason: "stop", usage: null },
    ];
    for (const part of parts) yield { part, seq: 0 };
    checked.push(iteration);
  }
  const over = () => undefined;
  const streams = [answer(), answer(), answer()].map((one) => streamParts(one, plain, { over }));
  await Promise.all(streams.map((response) => response.text()));
  counts = false;

  expect(checked).toHaveLength(3);
  expect(new Set(checked).size).toBe(3);
});
