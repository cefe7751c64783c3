import { newId } from "@advisor/adapters/world";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";

const store = await openTestStore();
const { requests, time } = store;
afterAll(store.close);

const key = () => ({ scope: newId("req"), body_hash: "b" });

test("a released claim can be made again at once, by one of twenty", async () => {
  const one = key();
  await requests.claim(one);
  await requests.release(one);
  const claims = await Promise.all(Array.from({ length: 20 }, () => requests.claim({ ...one })));
  expect(claims.filter(({ kind }) => kind === "new")).toHaveLength(1);
  expect(claims.filter(({ kind }) => kind === "running")).toHaveLength(19);
});

test("only the current owner can release a claim", async () => {
  const one = key();
  await requests.claim(one);
  await requests.release({ ...one });
  expect(await requests.claim({ ...one })).toEqual({ kind: "running" });
  time.now += 30_001;
  expect(await requests.claim({ ...one })).toEqual({ kind: "new" });
  await requests.release(one);
  expect(await requests.claim({ ...one })).toEqual({ kind: "running" });
});

test("a stored response stays", async () => {
  const one = key();
  const answer = { status: 201, body: "{}" };
  await requests.claim(one);
  await requests.answered(one, answer);
  await requests.release(one);
  expect(await requests.claim({ ...one })).toEqual({ kind: "answered", answer });
});
