import { openaiModel } from "@advisor/adapters/model/openai/openai";
import type { ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../dynamo/listen.ts";
import { streamResponse } from "./outcome.ts";
import { chunk } from "./reply.ts";
import { startOpenai } from "./start.ts";

let server: RunningServer;
let arrived = Promise.withResolvers<void>();
let left = Promise.withResolvers<void>();

beforeAll(async () => {
  server = await startOpenai({
    answer: () => {
      arrived.resolve();
      return { text: "Two funds.", calls: [], stop: "end_turn" };
    },
    scripts: { endless: () => streamResponse(endless()) },
  });
});
afterAll(() => server.close());

async function* endless() {
  try {
    for (;;) yield chunk({ content: "word ".repeat(1_000) });
  } finally {
    left.resolve();
  }
}

const request: ModelRequest = {
  system: "Help.",
  context: [],
  messages: [{ role: "user", text: "What does D1 own?" }],
  tools: [],
  choice: "auto",
  max_tokens: 9,
};

const never = new AbortController().signal;

const events = (id: string, signal = never) =>
  openaiModel({ id, baseUrl: server.url, apiKey: undefined }).stream(request, signal);

async function read(id: string, signal = never): Promise<ModelEvent[]> {
  const received: ModelEvent[] = [];
  for await (const event of events(id, signal)) received.push(event);
  return received;
}

test("aborting ends the upstream call and throws the reason", async () => {
  left = Promise.withResolvers();
  const stop = new AbortController();
  const reason = new Error("The advisor stopped the turn.");
  const reading = async () => {
    for await (const _ of events("endless", stop.signal)) stop.abort(reason);
  };

  await expect(reading()).rejects.toBe(reason);
  await left.promise;
});

test("leaving the loop ends the upstream call", async () => {
  left = Promise.withResolvers();
  for await (const _ of events("endless")) break;
  await left.promise;
});

test.each(["mute", "silent", "silent-mid"])("fault.%s ends when aborted", async (id) => {
  arrived = Promise.withResolvers();
  const stop = new AbortController();
  const reason = new Error("Nothing came for too long.");
  const reading = read(`fault.${id}`, stop.signal);
  arrived.promise.then(() => stop.abort(reason));

  await expect(reading).rejects.toBe(reason);
});

test("a signal that is already aborted sends no request", async () => {
  arrived = Promise.withResolvers();
  let asked = false;
  arrived.promise.then(() => {
    asked = true;
  });
  const reason = new Error("Too late.");

  await expect(read("any", AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(asked).toBe(false);
});
