import type { CheckpointPiece } from "@advisor/domain/journal";
import { expect, it } from "vitest";
import { checkpointsBeforeGap, openCheckpoints, restoreStep } from "./checkpoints.ts";
import { recorder } from "./turn.fixture.ts";

/** Checkpoints with a controlled clock, and those saved so far. */
function drafting() {
  const kept: CheckpointPiece[] = [];
  const { writer } = recorder({
    checkpoint: async (piece) => {
      kept.push(piece);
    },
  });
  const time = { ms: 0 };
  const checkpoints = openCheckpoints(writer, { now: () => time.ms, today: () => "2026-11-20" });
  const written = [0, 0];
  const add = (ms: number, text: string, step = 0): void => {
    time.ms = ms;
    const at = written[step] ?? 0;
    checkpoints.add({ step, at, text });
    written[step] = at + text.length;
  };
  return { kept, add };
}

it("the first checkpoint is saved after a quarter of a second, then one every second", () => {
  const { kept, add } = drafting();
  add(0, "a");
  add(249, "b");
  add(250, "c");
  add(600, "d");
  add(1_249, "e");
  add(1_250, "f");
  expect(kept).toEqual([
    { step: 0, at: 0, text: "abc" },
    { step: 0, at: 3, text: "def" },
  ]);
});

it("a long text is saved at once", () => {
  const { kept, add } = drafting();
  add(0, "x".repeat(3_999));
  expect(kept).toEqual([]);
  add(0, "y");
  expect(kept).toEqual([{ step: 0, at: 0, text: `${"x".repeat(3_999)}y` }]);
});

it("a new step begins a new checkpoint", () => {
  const { kept, add } = drafting();
  add(0, "of the first step");
  add(300, "of the second", 1);
  expect(kept).toEqual([{ step: 1, at: 0, text: "of the second" }]);
});

it("all checkpoints together are the text", () => {
  const { kept, add } = drafting();
  const words = Array.from({ length: 50 }, (_, index) => `${index} `);
  for (const [index, word] of words.entries()) add(index * 250, word);
  add(100_000, "end");
  expect(kept.map(({ text }) => text).join("")).toBe(`${words.join("")}end`);
});

/** A checkpoint of the stream that the entry `opening` opened. */
const checkpoint = (opening: number, at: number, text: string, step = 0) => ({
  number: opening * 100_000 + step * 100 + at,
  opening,
  step,
  at,
  text,
});

it("checkpoints are read up to the first gap, and only those of the same stream", () => {
  const checkpoints = [
    checkpoint(1, 0, "It was "),
    checkpoint(1, 7, "six"),
    checkpoint(4, 0, "It is "),
    checkpoint(4, 6, "sev"),
  ];
  expect(restoreStep(checkpoints, 1, 0).text).toBe("It was six");
  expect(restoreStep(checkpoints, 4, 0).text).toBe("It is sev");
  expect(restoreStep(checkpoints, 9, 0).text).toBe("");
  expect(restoreStep([checkpoint(4, 0, "It "), checkpoint(4, 6, "seven")], 4, 0).text).toBe("It ");
  expect(
    restoreStep([checkpoint(4, 0, "Let me look."), checkpoint(4, 0, "Seven", 1)], 4, 1).text,
  ).toBe("Seven");
});

it("a checkpoint after a gap is ignored until the missing one arrives", () => {
  const whole = [
    checkpoint(1, 0, "It "),
    checkpoint(1, 3, "is"),
    checkpoint(1, 0, "Seven", 1),
    checkpoint(4, 0, "It"),
  ];
  expect(checkpointsBeforeGap(whole)).toEqual(whole);
  expect(
    checkpointsBeforeGap([
      checkpoint(1, 0, "It "),
      checkpoint(1, 6, "seven"),
      checkpoint(1, 11, "."),
    ]),
  ).toEqual([checkpoint(1, 0, "It ")]);
  expect(checkpointsBeforeGap([checkpoint(1, 2, "is")])).toEqual([]);
  expect(checkpointsBeforeGap([checkpoint(1, 0, "It"), checkpoint(4, 2, " is")])).toEqual([
    checkpoint(1, 0, "It"),
  ]);
});

const thought = (
  at: number,
  text: string,
  nth: number,
  place: number,
  ms: number | null = null,
) => ({
  ...checkpoint(1, at, text),
  thought: { nth, place, ms },
});

it("reasoning is saved with the text, in order and up to the first gap", () => {
  const pieces = [
    thought(0, "Hm", 0, 0),
    thought(2, ".", 0, 0, 40),
    checkpoint(1, 0, "It is "),
    thought(0, "So", 1, 6),
  ];
  expect(restoreStep(pieces, 1, 0)).toEqual({
    text: "It is ",
    reasoning: [
      { at: 0, text: "Hm.", ms: 40 },
      { at: 6, text: "So", ms: 0 },
    ],
    thinking: true,
  });
  expect(checkpointsBeforeGap(pieces)).toEqual(pieces);
  for (const lost of [0, 1, 2, 3]) {
    const rest = pieces.filter((_, nth) => nth !== lost);
    expect(checkpointsBeforeGap(rest)).toEqual(pieces.slice(0, lost));
  }
});

it("reasoning and the text after it are separate checkpoints", () => {
  const kept: CheckpointPiece[] = [];
  const { writer } = recorder({
    checkpoint: async (piece) => {
      kept.push(piece);
    },
  });
  const time = { ms: 0 };
  const { add } = openCheckpoints(writer, { now: () => time.ms, today: () => "2026-11-20" });
  add({ step: 0, at: 0, text: "H", thought: { nth: 0, place: 0, ms: null } });
  add({ step: 0, at: 1, text: "m.", thought: { nth: 0, place: 0, ms: null } });
  add({ step: 0, at: 3, text: "", thought: { nth: 0, place: 0, ms: 40 } });
  time.ms = 300;
  add({ step: 0, at: 0, text: "Seven" });
  expect(kept).toEqual([
    { step: 0, at: 0, text: "Hm.", thought: { nth: 0, place: 0, ms: 40 } },
    { step: 0, at: 0, text: "Seven" },
  ]);
});
