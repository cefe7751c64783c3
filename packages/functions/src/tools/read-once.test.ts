import { expect, test } from "vitest";
import { readOnce } from "./read-once.ts";

test("callers share one read", async () => {
  let reads = 0;
  const read = readOnce(async () => {
    reads += 1;
    return reads;
  });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

test("a failure reaches all callers and is not cached", async () => {
  let reads = 0;
  const read = readOnce(async () => {
    reads += 1;
    if (reads === 1) throw new Error("busy");
    return "read";
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow("busy");
  expect(await read()).toBe("read");
  expect(reads).toBe(2);
});
