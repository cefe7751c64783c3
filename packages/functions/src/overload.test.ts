import { expect, test } from "vitest";
import { openStreams } from "./overload.ts";

const overloaded = { kind: "busy", code: "overloaded", extra: { retry_after: 1 } };

const opened = async (over: () => void) => over;
const nobody = () => Promise.reject(new Error("nobody may be served"));

test("streams are served up to the limit, and again when one is over", async () => {
  const { serve } = openStreams(2);
  const over = await serve(opened);
  await serve(opened);
  await expect(serve(nobody)).rejects.toMatchObject(overloaded);
  over();
  await serve(opened);
  await expect(serve(nobody)).rejects.toMatchObject(overloaded);
});

test("a stream that is said to be over twice makes room for one", async () => {
  const { serve } = openStreams(2);
  const over = await serve(opened);
  await serve(opened);
  over();
  over();
  await serve(opened);
  await expect(serve(nobody)).rejects.toMatchObject(overloaded);
});

test("a stream that could not be opened does not count", async () => {
  const { serve } = openStreams(1);
  await expect(serve(() => Promise.reject(new Error("no such conversation")))).rejects.toThrow(
    "no such conversation",
  );
  expect(await serve(async () => "served")).toBe("served");
});
