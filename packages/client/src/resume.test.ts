import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import { answeredTurn, streamText } from "@advisor/protocol/part.fixture";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import type { Chunk } from "./read-stream.ts";
import { readWithReconnects } from "./resume.ts";

const events = streamText(uiEncoding, answeredTurn)
  .split("\n\n")
  .filter((event) => event.startsWith("id:"));
const idOf = (event: string): string => /^id: (\d+)$/m.exec(event)?.[1] ?? "";

/** A stream of some events that then breaks off. */
function broken(from: number, to: number, error?: Error): Response {
  const bytes = events.slice(from, to).map((event) => new TextEncoder().encode(`${event}\n\n`));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift();
      if (next !== undefined) controller.enqueue(next);
      else if (error === undefined) controller.close();
      else controller.error(error);
    },
  });
  return new Response(body);
}

const refusal = (code: string, retryable: boolean): ApiError =>
  new ApiError({
    type: "about:blank",
    title: "No",
    status: 409,
    detail: "No.",
    code,
    request_id: "req_1",
    retryable,
  });

type Answer = Response | Error;

/** Reads a turn over these connections; returns the requests, the pauses and the chunks. */
async function read(opens: Answer[], follows: Answer[] = []) {
  const asked: (string | undefined)[] = [];
  const pauses: number[] = [];
  const chunks: Chunk[] = [];
  const answer = async (answers: Answer[]): Promise<Response> => {
    const [next] = answers.splice(0, 1);
    if (next === undefined) throw new Error("nobody answers");
    if (next instanceof Error) throw next;
    return next;
  };
  const reading = readWithReconnects({
    open: () => {
      asked.push("open");
      return answer(opens);
    },
    follow: (after) => {
      asked.push(after);
      return answer(follows);
    },
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  const failure = await (async () => {
    for await (const chunk of reading) chunks.push(chunk);
    return undefined;
  })().catch((error: unknown) => error);
  return { asked, pauses, chunks, failure };
}

const none = new Response(null, { status: 204 });
const undisturbed = (await read([broken(0, events.length)])).chunks;
const torn = new TypeError("terminated");

describe("a turn whose connection is lost", () => {
  it("at any event is read to its end, each chunk once", async () => {
    for (let cut = 1; cut < events.length; cut += 1) {
      const received = await read([broken(0, cut, torn)], [broken(cut, events.length)]);
      expect(received.chunks).toEqual(undisturbed);
      expect(received.asked).toEqual(["open", idOf(events[cut - 1] ?? "")]);
      expect(received.failure).toBeUndefined();
    }
  });

  it("without an error before its end is also reconnected", async () => {
    const received = await read([broken(0, 5)], [broken(5, events.length)]);
    expect(received.chunks).toEqual(undisturbed);
  });

  it("repeatedly continues as long as there is progress", async () => {
    const one = events.map((_, at) => broken(at, at + 1, torn));
    const received = await read(one.slice(0, 1), one.slice(1));
    expect(received.chunks).toEqual(undisturbed);
    expect(new Set(received.pauses)).toEqual(new Set([250]));
  });

  it("for good is given up after growing pauses", async () => {
    const received = await read([broken(0, 5, torn)]);
    expect(received.pauses).toEqual([250, 500, 1_000, 2_000, 4_000]);
    expect(received.failure).toEqual(new Error("nobody answers"));
  });

  it("waits for a busy service, and throws its refusal", async () => {
    const busy = refusal("storage_unavailable", true);
    const waited = await read([broken(0, 5)], [busy, broken(5, events.length)]);
    expect(waited.chunks).toEqual(undisturbed);
    const gone = refusal("not_found", false);
    expect((await read([broken(0, 5)], [gone])).failure).toBe(gone);
  });

  it("is over when the service has nothing more to send", async () => {
    const received = await read([broken(0, 5)], [none]);
    expect([received.failure, received.asked.length]).toEqual([undefined, 2]);
  });
});

describe("a request whose connection is lost before its first event", () => {
  it("is sent again", async () => {
    const received = await read([torn, broken(0, events.length)]);
    expect(received.chunks).toEqual(undisturbed);
    expect(received.asked).toEqual(["open", "open"]);
  });

  it("after it reached the service is followed", async () => {
    const arrived = refusal("in_progress", true);
    const received = await read([torn, arrived], [broken(0, events.length)]);
    expect(received.chunks).toEqual(undisturbed);
    expect(received.asked).toEqual(["open", "open", undefined]);
  });

  it("after it ended is replayed", async () => {
    const arrived = refusal("in_progress", true);
    const received = await read([torn, arrived, broken(0, events.length)], [none]);
    expect(received.chunks).toEqual(undisturbed);
    expect(received.asked).toEqual(["open", "open", undefined, "open"]);
  });

  it("by a refusal is not sent again", async () => {
    for (const retryable of [true, false]) {
      const refused = refusal("turn_in_progress", retryable);
      expect(await read([refused])).toMatchObject({
        failure: refused,
        asked: ["open"],
        pauses: [],
      });
    }
  });
});
