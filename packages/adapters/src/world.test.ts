import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { wait } from "./world.ts";

const hour = 3_600_000;

test("a wait ends with the signal's own reason, also where it had been given before", async () => {
  const ended = new AbortController();
  const waiting = wait(hour, ended.signal);
  const reason = new Error("enough");
  ended.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(wait(hour, ended.signal)).rejects.toBe(reason);
});

test("a wait that is over no longer listens to its signal", async () => {
  const { signal } = new AbortController();
  const waiting = wait(1, signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await expect(waiting).resolves.toBeUndefined();
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
