import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, afterEach, expect, test } from "vitest";
import { startCloud } from "../api/cloud.ts";
import { eventually } from "../eventually.ts";
import { setTimeOfDay } from "../time-of-day.ts";
import { appClient } from "./app-client.ts";

setTimeOfDay("12:00:00");
const cloud = await startCloud();
const token = await cloud.issuer.mint("adv_north");
const { spends } = openRuntime();

/** Every request of this process to the store, by the longest chain of answers that it waited for. */
let waves: string[][] = [];
const waveOf = new Map<ClientRequest, number>();
let answered = 0;

const begun = (message: unknown): void => {
  const { request } = message as { request: ClientRequest };
  const target = request.getHeader("x-amz-target");
  if (target === undefined) return;
  waveOf.set(request, answered);
  waves[answered] = [...(waves[answered] ?? []), String(target).replace(/.*\./, "")].toSorted();
};
const ended = (message: unknown): void => {
  const { request } = message as { request: ClientRequest };
  answered = Math.max(answered, (waveOf.get(request) ?? -1) + 1);
};
subscribe("http.client.request.start", begun);
subscribe("http.client.response.finish", ended);
afterEach(() => waveOf.clear());
afterAll(async () => {
  unsubscribe("http.client.request.start", begun);
  unsubscribe("http.client.response.finish", ended);
  await cloud.close();
});

/** A process of its own, and the waves of its store's requests before the model is asked. */
function start() {
  const runtime = openRuntime();
  const before: string[][][] = [];
  const model = {
    id: runtime.model.id,
    stream(...asked: Parameters<typeof runtime.model.stream>) {
      before.push(structuredClone(waves));
      return runtime.model.stream(...asked);
    },
  };
  const client = appClient({ ...runtime, model }, token);
  return {
    client,
    async ask(conversation: string) {
      waves = [];
      answered = 0;
      before.length = 0;
      for await (const _ of client.ask(conversation, "Hello"));
      await eventually(async () => expect((await spends.today("adv_north")).running).toBe(0));
      await cloud.bus.idle();
      return before[0];
    },
  };
}

test("before the model is called, the store is called in two rounds: all reads, then all writes", async () => {
  const { client, ask } = start();
  const conversation = await client.startConversation("hh_d1");
  const two = [["BatchGetItem", "Query"], ["TransactWriteItems"]];
  expect(await ask(conversation)).toEqual(two);
  expect(await ask(conversation)).toEqual(two);
});

test("a process that does not know the conversation needs one more round for the household, once", async () => {
  const { client } = start();
  const conversation = await client.startConversation("hh_d1");
  const { ask } = start();
  expect(await ask(conversation)).toEqual([
    ["GetItem", "Query"],
    ["GetItem"],
    ["TransactWriteItems"],
  ]);
  expect(await ask(conversation)).toEqual([["BatchGetItem", "Query"], ["TransactWriteItems"]]);
});

test("without a household there are always two rounds", async () => {
  const { client } = start();
  const conversation = await client.startConversation(null);
  expect(await start().ask(conversation)).toEqual([["GetItem", "Query"], ["TransactWriteItems"]]);
});
