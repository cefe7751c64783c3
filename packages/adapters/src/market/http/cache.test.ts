import { expect, test } from "vitest";
import { openCache } from "./cache.ts";

function counting<Value>(answers: readonly (Value | Error)[]) {
  let time = 0;
  let loads = 0;
  const kept = openCache<Value>("quote", { now: () => time });
  const load = async (): Promise<Value> => {
    const answer = answers[loads++];
    if (answer instanceof Error) throw answer;
    return answer as Value;
  };
  return {
    get: (key = "AAPL", signal?: AbortSignal) => kept(key, load, signal),
    loads: () => loads,
    at: (now: number) => (time = now),
  };
}

test("a quote is cached for fifteen seconds", async () => {
  const { get, at } = counting([1, 2]);
  const seen = [await get()];
  at(14_999);
  seen.push(await get());
  at(15_000);
  seen.push(await get());
  expect(seen).toEqual([1, 1, 2]);
});

test("concurrent callers share one load", async () => {
  const { get, loads } = counting([1, 2]);
  expect(await Promise.all([get(), get(), get("MSFT")])).toEqual([1, 1, 2]);
  expect(loads()).toBe(2);
});

test("a failure is not cached", async () => {
  const { get } = counting([new Error("down"), 2]);
  await expect(get()).rejects.toThrow("down");
  expect(await get()).toBe(2);
});

test("an unknown value is not cached", async () => {
  const { get } = counting<number | undefined>([undefined, 2]);
  expect([await get(), await get()]).toEqual([undefined, 2]);
});

test("a caller that aborts does not end the load of the others", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const kept = openCache<number>("quote", { now: () => 0 });
  const leaving = new AbortController();
  const left = kept("AAPL", () => promise, leaving.signal);
  const stayed = kept("AAPL", () => promise, new AbortController().signal);
  leaving.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  resolve(1);
  expect(await stayed).toBe(1);
});

test("at most a thousand quotes are cached, and the oldest is evicted first", async () => {
  const { get, loads } = counting(Array.from({ length: 1100 }, (_, index) => index));
  for (let index = 0; index <= 1000; index += 1) await get(String(index));
  await get("1");
  expect(loads()).toBe(1001);
  await get("0");
  expect(loads()).toBe(1002);
});
