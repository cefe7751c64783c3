import { expect, test } from "vitest";
import { runInOrder } from "./run-in-order.ts";

const owner = {};

test("work with the same name runs in order, and with another name in parallel", async () => {
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const held = runInOrder(owner, "a", async () => {
    await gate.promise;
    seen.push("first");
    throw new Error("failed");
  });
  const next = runInOrder(owner, "a", async () => seen.push("second"));
  await runInOrder(owner, "b", async () => seen.push("beside"));
  gate.resolve();
  await expect(held).rejects.toThrow("failed");
  await next;
  expect(seen).toEqual(["beside", "first", "second"]);
  expect(await runInOrder(owner, "a", async () => "later")).toBe("later");
});
