import { expect, test } from "vitest";
import type { ModelEvent } from "../model/model.ts";
import { withTimeouts } from "./with-timeouts.ts";

const never = () => new Promise<never>(() => undefined);
const watch = (wait: () => Promise<void>) => ({
  bounds: { silenceMs: 1 },
  signal: new AbortController().signal,
  wait,
  now: () => 0,
});

/** A model that writes one word and then does what is asked; `ended` lists how it ended. */
function modelThat(then: (signal: AbortSignal) => Promise<void>) {
  const ended: string[] = [];
  async function* open(signal: AbortSignal): AsyncGenerator<ModelEvent> {
    try {
      yield { type: "text-delta", text: "Hello" };
      await then(signal);
    } finally {
      ended.push(signal.aborted ? "aborted" : "left");
    }
  }
  return { open, ended };
}

test("a consumer that leaves early waits for the model's cleanup", async () => {
  const { open, ended } = modelThat(never);
  for await (const event of withTimeouts(open, watch(never))) {
    expect(event).toEqual({ type: "text-delta", text: "Hello" });
    break;
  }
  expect(ended).toEqual(["left"]);
});

test("a silent model is aborted, and its cleanup is not awaited", async () => {
  const { open, ended } = modelThat(never);
  const silent = withTimeouts(
    open,
    watch(async () => undefined),
  );
  const all = async () => {
    for await (const _ of silent);
  };
  await expect(all()).rejects.toMatchObject({ code: "model_timeout" });
  expect(ended).toEqual([]);
});
