import { newId } from "@advisor/adapters/world";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "./test-store.ts";

const store = await openTestStore();
const { requests, time } = store;
afterAll(store.close);

const key = (body_hash = "b") => ({ scope: newId("req"), body_hash });
const created = { status: 201, body: '{"conversation_id":"con_1"}' };

test("a request is new, then running, then answered with the same response", async () => {
  const one = key();
  expect(await requests.claim(one)).toEqual({ kind: "new" });
  expect(await requests.claim(one)).toEqual({ kind: "running" });
  await requests.answered(one, created);
  expect(await requests.claim(one)).toEqual({ kind: "answered", answer: created });
});

test("the same key with another body is a mismatch, before and after the response", async () => {
  const one = key();
  await requests.claim(one);
  expect(await requests.claim({ ...one, body_hash: "c" })).toEqual({ kind: "mismatch" });
  await requests.answered(one, created);
  expect(await requests.claim({ ...one, body_hash: "c" })).toEqual({ kind: "mismatch" });
});

test("twenty claims at once have one winner", async () => {
  const one = key();
  const claims = await Promise.all(Array.from({ length: 20 }, () => requests.claim(one)));
  expect(claims.filter(({ kind }) => kind === "new")).toHaveLength(1);
  expect(claims.filter(({ kind }) => kind === "running")).toHaveLength(19);
});

test("a dead process's request is taken over by exactly one of twenty", async () => {
  const one = key();
  await requests.claim(one);
  expect(await requests.claim(one)).toEqual({ kind: "running" });
  time.now += 30_001;
  const claims = await Promise.all(Array.from({ length: 20 }, () => requests.claim(one)));
  expect(claims.filter(({ kind }) => kind === "new")).toHaveLength(1);
  expect(claims.filter(({ kind }) => kind === "running")).toHaveLength(19);
});

test("a request expires after a day, even while its item is still stored", async () => {
  const one = key();
  await requests.claim(one);
  await requests.answered(one, created);
  time.now += 24 * 3_600_000 + 1_000;
  expect(await requests.claim({ ...one, body_hash: "c" })).toEqual({ kind: "new" });
  expect(await requests.claim({ ...one, body_hash: "c" })).toEqual({ kind: "running" });
});
