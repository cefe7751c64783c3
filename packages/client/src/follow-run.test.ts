import { Fault } from "@advisor/domain/fault";
import type * as Entry from "@advisor/domain/research/entry";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { followRun } from "./follow-run.ts";

const rests: Entry.Body = { type: "rests", code: "run_budget", message: "It is spent." };
const started: Entry.Body = { type: "criterion_start", criterion: "a", name: "A", companies: 1 };
const canceled: Entry.Body = { type: "canceled", by: "adv_north" };

const frame = (seq: number, body: object): string =>
  `id: ${seq}\ndata: ${JSON.stringify({ seq, at: "", ...body })}\n\n`;

/** Follows a run over these connections; returns where each was opened and what was read. */
async function read(answers: (Response | Error)[], after = 0) {
  const opened: number[] = [];
  const pauses: number[] = [];
  const types: string[] = [];
  const reading = followRun({
    after,
    open: async (last) => {
      opened.push(last);
      const next = answers.shift() ?? new Error("nobody answers");
      if (next instanceof Error) throw next;
      return next;
    },
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  let failure: unknown;
  try {
    for await (const event of reading) types.push(`${event.seq} ${event.type}`);
  } catch (error) {
    failure = error;
  }
  return { opened, pauses, types, failure };
}

const refusal = (retryable: boolean): ApiError =>
  new ApiError({
    ...{ type: "about:blank", title: "No", status: 503, detail: "No.", code: "busy" },
    ...{ request_id: "", retryable },
  });

describe("a run's events", () => {
  it("are read to the end of the run, past an earlier pause", async () => {
    const stream = frame(1, started) + frame(2, rests) + frame(3, started) + frame(4, canceled);
    expect(await read([new Response(stream)])).toEqual({
      ...{ opened: [0], pauses: [], failure: undefined },
      types: ["1 criterion_start", "2 rests", "3 criterion_start", "4 canceled"],
    });
  });

  it("are each read once, after the last event, when the connection breaks", async () => {
    const first = new Response(frame(1, started) + frame(5, started));
    const second = new Response(frame(5, started) + frame(6, rests));
    expect(await read([first, refusal(true), second])).toEqual({
      ...{ opened: [0, 5, 5], pauses: [250], failure: undefined },
      types: ["1 criterion_start", "5 criterion_start", "6 rests"],
    });
  });

  it("include late events after the end", async () => {
    const late = new Response(frame(1, canceled) + frame(2, started));
    expect(await read([late, new Response("")])).toEqual({
      ...{ opened: [0, 2], pauses: [], failure: undefined },
      types: ["1 canceled", "2 criterion_start"],
    });
  });

  it("of a later version of the service are skipped", async () => {
    const { types } = await read([new Response(frame(1, { type: "new" }) + frame(2, rests))]);
    expect(types).toEqual(["2 rests"]);
  });

  it("are not requested when nothing is missing", async () => {
    const { types, failure } = await read([new Response(null, { status: 204 })], 7);
    expect([types, failure]).toEqual([[], undefined]);
  });
});

describe("a reader gives up", () => {
  it("after five tries without an event", async () => {
    const { pauses, failure } = await read([new Response(frame(1, started))]);
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000]);
    expect(failure).toMatchObject({ message: "nobody answers" });
  });

  it.each([refusal(false), new Fault("upstream", "connection.lost", "No connection.")])(
    "at once at %s",
    async (error) => {
      expect(await read([error])).toMatchObject({ pauses: [], failure: error });
    },
  );
});
