import { describe, expect, test, vi } from "vitest";
import { withReconnects } from "./connection.ts";

/** A connection that gets these responses, with its notes and pauses. */
function over(answers: (Response | Error)[], patienceSeconds = 300) {
  const notes: string[] = [];
  const pauses: number[] = [];
  const access = withReconnects({
    access: {
      ...{ base: "http://api", token: "secret" },
      fetch: async () => {
        const next = answers.shift();
        if (next instanceof Response) return next;
        throw next ?? new Error("nothing is left to answer");
      },
    },
    patienceSeconds,
    note: (line) => notes.push(line),
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  const get = async () => (await access.fetch("http://api/", {})).text();
  return { get, notes, pauses };
}

const lost = () => new TypeError("fetch failed");
const proxy = (status: number) => new Response("<html>", { status });

describe("a lost connection", () => {
  test("is retried with growing pauses, with one note when it is lost and one when it is back", async () => {
    const { get, notes, pauses } = over([
      new Response("a"),
      lost(),
      proxy(502),
      lost(),
      new Response("b"),
    ]);
    expect([await get(), await get()]).toEqual(["a", "b"]);
    expect(pauses).toEqual([250, 500, 1_000]);
    expect(notes).toEqual([
      "Connection lost. Trying again for up to 300 seconds.",
      "Connected again.",
    ]);
  });

  test("is given up when the time is over", async () => {
    const { get } = over([new Response("a"), lost(), lost()], 0.1);
    await get();
    await expect(get()).rejects.toMatchObject({ code: "connection.lost" });
  });

  test("is detected when a stream goes silent", async () => {
    vi.useFakeTimers();
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(": hello\n\n")),
    });
    const headers = { "content-type": "text/event-stream" };
    const { get } = over([new Response(silent, { headers })]);
    const reading = expect(get()).rejects.toThrow("The connection went silent.");
    await vi.advanceTimersByTimeAsync(20_000);
    await reading;
    vi.useRealTimers();
  });
});

test("a response of the service itself is returned, whatever its status", async () => {
  const problem = Response.json({ code: "busy" }, { status: 503 });
  expect(await over([problem]).get()).toBe('{"code":"busy"}');
});

test("a service that never answered is not retried", async () => {
  const { get, pauses } = over([lost()]);
  await expect(get()).rejects.toThrow("Nothing answers at http://api.");
  expect(pauses).toEqual([]);
});

test("a programming error is not taken for a lost connection", async () => {
  await expect(over([new RangeError("ours")]).get()).rejects.toThrow("ours");
});
