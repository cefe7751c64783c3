import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import { eventFrame } from "@advisor/local/bedrock/frame";
import { streamResponse } from "@advisor/local/bedrock/outcome";
import { expect, test } from "vitest";
import { ask, never, request, withBedrock } from "./ask-model.ts";

const text = "Two funds.";
let arrived = Promise.withResolvers<void>();
let left = Promise.withResolvers<void>();

withBedrock({
  answer: () => {
    arrived.resolve();
    return { text, calls: [], stop: "end_turn" };
  },
  scripts: { endless: () => streamResponse(endless()) },
});

async function* endless() {
  try {
    for (;;) yield eventFrame("contentBlockDelta", { delta: { text: "word ".repeat(1_000) } });
  } finally {
    left.resolve();
  }
}

test("aborting cancels the request and throws the reason", async () => {
  left = Promise.withResolvers();
  const stop = new AbortController();
  const reason = new Error("The advisor stopped the turn.");
  const reading = async () => {
    for await (const _ of bedrockModel({ id: "endless" }).stream(request, stop.signal)) {
      stop.abort(reason);
    }
  };

  await expect(reading()).rejects.toBe(reason);
  await left.promise;
});

test("leaving the loop cancels the request", async () => {
  left = Promise.withResolvers();
  for await (const _ of bedrockModel({ id: "endless" }).stream(request, never)) break;
  await left.promise;
});

test.each(["mute", "silent", "silent-mid"])("fault.%s ends when aborted", async (id) => {
  arrived = Promise.withResolvers();
  const stop = new AbortController();
  const reason = new Error("Nothing came for too long.");
  const reading = ask(bedrockModel({ id: `fault.${id}` }), request, stop.signal);
  arrived.promise.then(() => stop.abort(reason));

  await expect(reading).rejects.toBe(reason);
});

test("an aborted signal sends no request", async () => {
  const reason = new Error("Too late.");
  const aborted = AbortSignal.abort(reason);
  await expect(ask(bedrockModel({ id: "endless" }), request, aborted)).rejects.toBe(reason);
});

test("ten steps in a row use one connection", async () => {
  let opened = 0;
  const count = () => {
    opened += 1;
  };
  subscribe("net.client.socket", count);
  const model = bedrockModel({ id: "us.anthropic.model:0" });
  for (let step = 0; step < 10; step += 1) expect((await ask(model)).text).toBe(text);
  unsubscribe("net.client.socket", count);

  expect(opened).toBe(1);
});
