import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

const owner = {};

test("what has the same name is done in order, and what has another name beside it", async () => {
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const held = inOrder(owner, "a", async () => {
    await gate.promise;
    seen.push("first");
    throw new Error("failed");
  });
  const next = inOrder(owner, "a", async () => seen.push("second"));
  await inOrder(owner, "b", async () => seen.push("beside"));
  gate.resolve();
  await expect(held).rejects.toThrow("failed");
  await next;
  expect(seen).toEqual(["beside", "first", "second"]);
  expect(await inOrder(owner, "a", async () => "later")).toBe("later");
});
