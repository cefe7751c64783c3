import { describe, expect, test } from "vitest";
import { openStreamLimiter } from "./stream-limiter.ts";

const overloaded = { kind: "busy", code: "overloaded", extra: { retry_after: 1 } };

const opened = async (over: () => void) => over;
const nobody = () => Promise.reject(new Error("nobody may be served"));

test("streams are served up to the limit, and again when one has ended", async () => {
  const { serve } = openStreamLimiter({ all: 2, ofAdvisor: 9 });
  const over = await serve(opened);
  await serve(opened);
  await expect(serve(nobody)).rejects.toMatchObject(overloaded);
  over();
  await serve(opened);
  await expect(serve(nobody)).rejects.toMatchObject(overloaded);
});

test("ending a stream twice frees one place only", async () => {
  const { serve } = openStreamLimiter({ all: 2, ofAdvisor: 9 });
  const over = await serve(opened);
  await serve(opened);
  over();
  over();
  await serve(opened);
  await expect(serve(nobody)).rejects.toMatchObject(overloaded);
});

test("a stream that could not be opened does not count", async () => {
  const { serve } = openStreamLimiter({ all: 1, ofAdvisor: 9 });
  await expect(serve(() => Promise.reject(new Error("no such conversation")))).rejects.toThrow(
    "no such conversation",
  );
  expect(await serve(async () => "served")).toBe("served");
});

describe("resumed streams", () => {
  const tooMany = { kind: "limit", code: "too_many_streams", extra: { retry_after: 5 } };

  test("are limited per advisor, and served again when one has ended", async () => {
    const { follow } = openStreamLimiter({ all: 9, ofAdvisor: 2 });
    const over = await follow("adv_north", opened);
    await follow("adv_north", opened);
    await expect(follow("adv_north", nobody)).rejects.toMatchObject(tooMany);
    await follow("adv_south", opened);
    over();
    over();
    await follow("adv_north", opened);
    await expect(follow("adv_north", nobody)).rejects.toMatchObject(tooMany);
  });

  test("count among all streams of the process", async () => {
    const { serve, follow } = openStreamLimiter({ all: 2, ofAdvisor: 9 });
    const over = await follow("adv_north", opened);
    await serve(opened);
    await expect(serve(nobody)).rejects.toMatchObject(overloaded);
    await expect(follow("adv_north", nobody)).rejects.toMatchObject(overloaded);
    over();
    await serve(opened);
  });

  test("that were refused do not count", async () => {
    const { follow } = openStreamLimiter({ all: 9, ofAdvisor: 1 });
    const missing = () => Promise.reject(new Error("no such conversation"));
    await expect(follow("adv_north", missing)).rejects.toThrow("no such conversation");
    expect(await follow("adv_north", async () => "served")).toBe("served");
  });
});
