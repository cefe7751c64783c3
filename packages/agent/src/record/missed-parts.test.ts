import type * as Entry from "@advisor/domain/entry";
import type { Checkpoint } from "@advisor/domain/journal";
import { lastNumberOf, type Numbered, streamStart } from "@advisor/protocol/encode/numbered";
import { isTerminal, type Part } from "@advisor/protocol/part";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOf } from "../turn/turn.fixture.ts";
import { joinSegments, missedParts, replayOf, withReasoningStarts } from "./missed-parts.ts";
import { answered, asked, looked, recordOf, resumed, stopped, titled } from "./record.fixture.ts";
import { type Segment, segmentsOf } from "./replay.ts";

const died = (text: string): Entry.Stopped => stopped("t1", { retryable: true, text });
const step = looked("t1", ["a", "b"], "Let me look at these two.");
const thoughts: Entry.Reasoning[] = [
  { at: 0, text: "Let me see.", ms: 40 },
  { at: 6, text: "Is it?", ms: 20 },
];
const finished = segmentsOf(
  "con_1",
  recordOf([asked("t1"), step, { ...answered("t1", "It is seven."), reasoning: thoughts }]),
);
const partsOf = (read: readonly Numbered[]): Part[] => read.map(({ part }) => part);

type Written = Extract<Part, { type: "text-delta" | "reasoning-delta" }>;
const isWritten = (part: Part | undefined): part is Written =>
  part?.type === "text-delta" || part?.type === "reasoning-delta";

/** Merges adjacent text, so that it does not matter how it was split. */
function whole(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (!isWritten(part) || !isWritten(last) || last.id !== part.id) all.push(part);
    else all.splice(-1, 1, { ...part, delta: last.delta + part.delta });
  }
  return all;
}

/** What a client has received up to this number, which may be in the middle of a text. */
function readTo(parts: readonly Numbered[], seq: number): Part[] {
  return parts.flatMap(({ part, seq: behind }) => {
    if (behind <= seq) return [part];
    const before = isWritten(part) ? behind - part.delta.length : behind;
    if (!isWritten(part) || before >= seq) return [];
    return [{ ...part, delta: part.delta.slice(0, seq - before) }];
  });
}

const everything = (segments: readonly Segment[]): Part[] => whole(partsOf(joinSegments(segments)));
const last = (parts: readonly Numbered[]): number => parts.at(-1)?.seq ?? 0;

describe("a reader of a finished turn", () => {
  it("who loses the connection any number of times gets every part exactly once", () => {
    const end = last(finished[0]?.parts ?? []);
    const beforeEnd = last(finished[0]?.parts.slice(0, -1) ?? []);
    const cut = fc.integer({ min: streamStart(1), max: beforeEnd });
    return fc.assert(
      fc.property(fc.array(cut, { maxLength: 6 }), (cuts) => {
        let parts: Part[] = [];
        let after = streamStart(1);
        for (const to of [...cuts.toSorted((a, b) => a - b), end]) {
          parts = [...parts, ...readTo(missedParts(finished, after), to)];
          after = to;
        }
        expect(whole(parts)).toEqual(everything(finished));
      }),
      { numRuns: 300 },
    );
  });

  it("has nothing to read after the end", () => {
    expect(missedParts(finished, lastNumberOf(streamStart(1)))).toEqual([]);
  });

  it("without an event id, or with one of an unknown stream, gets the whole turn", () => {
    for (const after of [undefined, streamStart(7) + 3]) {
      expect(missedParts(finished, after)).toEqual(joinSegments(finished));
    }
  });
});

describe("a reader of a running turn", () => {
  const record = recordOf([asked("t1"), step]);
  const checkpoints = (text: string): Checkpoint[] => [
    { number: 1, opening: 1, step: 1, at: 0, text },
  ];
  const early = segmentsOf("con_1", record, checkpoints("It is"));
  const later = segmentsOf("con_1", record, checkpoints("It is seven"));

  it("gets the text saved since", () => {
    expect(partsOf(missedParts(later, last(early[0]?.parts ?? [])))).toMatchObject([
      { type: "text-delta", delta: " seven" },
    ]);
  });

  it("who is ahead of the checkpoints waits for them to catch up", () => {
    const ahead = last(early[0]?.parts ?? []) + " sev".length;
    expect(missedParts(early, ahead)).toEqual([]);
    expect(textOf(partsOf(missedParts(later, ahead)))).toBe("en");
  });
});

describe("a reader of a turn with reasoning", () => {
  const record = recordOf([asked("t1"), step]);
  const piece = (number: number, at: number, text: string, ms: number | null): Checkpoint => ({
    ...{ number, opening: 1, step: 1, at, text },
    thought: { nth: 0, place: 0, ms },
  });
  const early = segmentsOf("con_1", record, [piece(1, 0, "Let me", null)]);
  const later = segmentsOf("con_1", record, [
    piece(1, 0, "Let me", null),
    piece(2, 6, " see.", 40),
    { number: 3, opening: 1, step: 1, at: 0, text: "It" },
  ]);
  const types = (parts: readonly Part[]) => parts.map(({ type }) => type);

  it("gets the saved reasoning, which stays open", () => {
    expect(types(partsOf(early[0]?.parts ?? [])).slice(-2)).toEqual([
      "reasoning-start",
      "reasoning-delta",
    ]);
  });

  it("who reconnects during reasoning gets the rest with a new start", async () => {
    const after = last(early[0]?.parts ?? []) - 3;
    async function* missed() {
      yield* missedParts(later, after);
    }
    const read: Numbered[] = [];
    for await (const one of withReasoningStarts(missed())) read.push(one);
    expect(types(partsOf(read))).toEqual([
      "reasoning-start",
      "reasoning-delta",
      "reasoning-end",
      "text-start",
      "text-delta",
    ]);
    expect(read[0]?.seq).toBe(after);
    expect(read[1]?.part).toMatchObject({ delta: " me see." });
  });
});

describe("a reader of a turn that lost its process", () => {
  const closed = segmentsOf("con_1", recordOf([asked("t1"), step, died("It is")]));
  const text = closed[0]?.parts.find(
    ({ part }) => part.type === "text-delta" && part.delta === "It is",
  );
  const kept = text?.seq ?? 0;

  it("who read only saved text gets the rest and the end", () => {
    const parts = partsOf(missedParts(closed, kept - 1));
    expect(textOf(parts)).toBe("s");
    expect(parts.filter(isTerminal)).toMatchObject([{ type: "interrupted" }]);
  });

  it("who read beyond the saved text gets the turn from its start", () => {
    for (const more of [1, 2, 3, 400])
      expect(missedParts(closed, kept + more)).toEqual(joinSegments(closed));
  });

  it("who has the end gets nothing", () => {
    expect(missedParts(closed, lastNumberOf(kept))).toEqual([]);
  });
});

describe("a reader of a resumed turn", () => {
  const again = [asked("t1"), step, died("It is"), resumed("t1"), titled, answered("t1", "Seven.")];
  const segments = segmentsOf("con_1", recordOf(again));
  const recorded = last(segments[0]?.parts ?? []);

  it("who read only recorded steps continues with the new attempt", () => {
    const parts = partsOf(missedParts(segments, recorded - 1));
    expect(parts.map(({ type }) => type).slice(0, 3)).toEqual(["step-end", "event", "step-start"]);
    expect(textOf(parts)).toBe("Seven.");
  });

  it("who read text or the end of the first attempt starts over", () => {
    for (const seq of [recorded + 1, recorded + 5, lastNumberOf(recorded)]) {
      expect(missedParts(segments, seq)).toEqual(joinSegments(segments));
    }
  });

  it("who repeats the original request gets both attempts as one stream", () => {
    const record = recordOf(again);
    expect(replayOf("con_1", record, 1)).toEqual(joinSegments(segments));
    expect(replayOf("con_1", record, 4)).toEqual(segments[1]?.parts);
    expect(replayOf("con_1", record, 2)).toEqual([]);
  });
});

describe("a turn that waited for approval", () => {
  const waits: Entry.ApprovalRequested = {
    ...step,
    kind: "asked",
    results: step.results.slice(0, 1),
    approvals: [
      {
        id: "apr_1_1_0",
        call_id: "b",
        input: {},
        cost_usd: 0,
        expires_at: "2026-11-27T15:00:00.000Z",
      },
    ],
  };
  const decided: Entry.ApprovalDecided = {
    kind: "decided",
    turn_id: "t1",
    by: "adv_north",
    decisions: [{ approval_id: "apr_1_1_0", approved: true, reason: null, scope: "once" }],
  };
  const record = recordOf([asked("t1"), waits, decided, step, answered("t1")]);
  const segments = segmentsOf("con_1", record);
  const calls = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => (part.type === "tool-call" ? part.call_id : []));

  it("is one stream from the start, with each call and result once", () => {
    const parts = everything(segments);
    expect(calls(parts)).toEqual(["a", "b"]);
    expect(parts.flatMap((part) => (part.type === "tool-result" ? part.call_id : []))).toEqual([
      "a",
      "b",
    ]);
    expect(parts.filter(isTerminal)).toHaveLength(1);
    expect(parts.filter(({ type }) => type === "start")).toHaveLength(1);
  });

  it("continues after its first end for a reader who has that", () => {
    const parts = partsOf(missedParts(segments, lastNumberOf(streamStart(1))));
    expect(parts[0]).toMatchObject({ type: "event", event: { status: "analyzing" } });
    expect(calls(parts)).toEqual([]);
  });

  it("repeats the call for a reader of the second stream only", () => {
    expect(calls(partsOf(missedParts(segments, streamStart(3) + 1)))).toEqual(["b"]);
  });

  it("is a separate stream for each of its two requests", () => {
    expect(replayOf("con_1", record, 1)).toEqual(segments[0]?.parts);
    expect(replayOf("con_1", record, 3)).toEqual(segments[1]?.parts);
  });
});
