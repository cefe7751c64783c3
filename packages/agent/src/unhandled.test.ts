import { Fault } from "@advisor/domain/fault";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Model } from "./model/model.ts";
import { call, fails, say, silent } from "./model/scripted.ts";
import { partsOf, staged } from "./turn/turn.fixture.ts";

const stopped = new Fault("conflict", "interrupted", "The answer was stopped.");
const broken = async (): Promise<never> => {
  throw new TypeError("broken");
};

let unhandled: unknown[] = [];
const keep = (reason: unknown): void => {
  unhandled.push(reason);
};

beforeEach(() => {
  unhandled = [];
  process.on("unhandledRejection", keep);
});
afterEach(() => {
  process.off("unhandledRejection", keep);
});

/** Unhandled rejections are reported once the promise queue is empty. */
const nothingUnhandled = async (): Promise<void> => {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(unhandled).toEqual([]);
};

it("several tools that throw at once end the turn once", async () => {
  const calls = [call("get_count", {}), call("get_count", {}), call("get_count", {})];
  const { turn } = staged([calls], { tools: { run: broken } });
  expect((await partsOf(turn)).at(-1)).toMatchObject({ type: "error", code: "internal" });
  await nothingUnhandled();
});

it("a reader that leaves between results causes no unhandled rejection", async () => {
  const { turn } = staged([[call("get_price", { symbol: "A" }), call("get_count", {})]], {
    tools: {
      run: (tool) => (tool.name === "get_count" ? broken() : tool.run({ symbol: "A" }, {}, stop)),
    },
  });
  const stop = turn.world.signal;
  await partsOf(turn, (part) => {
    if (part.type === "tool-result") throw new Error("left");
  }).catch(() => undefined);
  await nothingUnhandled();
});

it("failing checkpoints cause no unhandled rejection", async () => {
  const { turn } = staged([[say("x".repeat(4_000)), say("y".repeat(4_000))]], {
    store: { checkpoint: broken },
  });
  await partsOf(turn);
  await nothingUnhandled();
});

it("a turn that is stopped while everything fails ends once", async () => {
  const { turn, stop } = staged([[say("Half"), silent()]], { store: { finish: broken } });
  const parts = await partsOf(turn, (part) => {
    if (part.type === "text-delta") stop.abort(stopped);
  });
  expect(parts.at(-1)).toMatchObject({ type: "error", code: "internal" });
  await nothingUnhandled();
});

it("a model that fails after its timeout causes no unhandled rejection", async () => {
  const late = Promise.withResolvers<IteratorResult<never>>();
  const model: Model = {
    id: "late",
    stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => late.promise }) }),
  };
  const { turn } = staged([], { model, world: { wait: async () => undefined } });
  expect((await partsOf(turn)).at(-1)).toMatchObject({ code: "model_timeout" });
  late.reject(new Error("socket hang up"));
  await nothingUnhandled();
});

it("a model that fails at once is reported once", async () => {
  const { turn } = staged([fails(new Error("refused"))]);
  expect((await partsOf(turn)).at(-1)).toMatchObject({ code: "internal" });
  await nothingUnhandled();
});
