import { expect, it } from "vitest";
import { reply } from "../message/message.fixture.ts";
import type { Message } from "../message/message.ts";
import { type StepTimes, trackStepTimes, type WorkingStep, workingSteps } from "./working-steps.ts";

const flow = (message: Message | undefined): string[] =>
  workingSteps(message).map(({ name, status }) => `${name} ${status}`);

/** The answer once this many of its parts have come. */
const after = (count: number): Message => ({ ...reply, parts: reply.parts.slice(0, count) });
const call = reply.parts[1];

it("an answer is analyzed, looked up, read and written", () => {
  expect([flow(undefined), ...[1, 2, 3, 4].map((count) => flow(after(count)))]).toEqual([
    ["Analyzing request running"],
    ["Analyzing request running"],
    ["Analyzing request done", "Running 1 tool done"],
    ["Analyzing request done", "Running 1 tool done", "Reading the results running"],
    [
      "Analyzing request done",
      "Running 1 tool done",
      "Reading the results done",
      "Generating response running",
    ],
  ]);
});

it("an answer without calls is written at once", () => {
  const parts: Message["parts"] = [{ type: "step-start" }, { type: "text", text: "Yes." }];
  expect(flow({ ...reply, parts })).toEqual([
    "Analyzing request done",
    "Generating response running",
  ]);
});

it("words before a call are not the response", () => {
  if (call?.type !== "tool-get_etf_holdings") throw new Error("The answer has no call.");
  const { toolCallId, input } = call;
  const tool = { type: "tool-get_etf_holdings", input } as const;
  const running = { ...tool, toolCallId, state: "input-available" } as const;
  const failed = { ...tool, toolCallId: "2", state: "output-error", errorText: "no" } as const;
  const parts: Message["parts"] = [
    { type: "step-start" },
    { type: "text", text: "One moment." },
    failed,
    running,
  ];
  expect(flow({ ...reply, parts })).toEqual(["Analyzing request done", "Running 2 tools running"]);
  expect(flow({ ...reply, parts: parts.slice(0, 3) })).toEqual([
    "Analyzing request done",
    "Running 1 tool failed",
  ]);
});

const step = (key: string, status: WorkingStep["status"]): WorkingStep => ({
  ...{ key, name: key, status },
});

/** The times of steps that are seen one after the other, by the second. */
function watched(joined: boolean, ...sights: WorkingStep[][]): Record<string, StepTimes> {
  let times = new Map<string, StepTimes>();
  for (const [second, steps] of sights.entries()) {
    const looked = Math.max(0, second - 1) * 1_000;
    times = trackStepTimes(times, steps, { looked, now: second * 1_000, joined });
  }
  return Object.fromEntries(times);
}

it("a step lasts from when it began until it was over", () => {
  const sights = [
    [step("a", "running")],
    [step("a", "done"), step("b", "running")],
    [step("a", "done"), step("b", "running"), step("quick", "done")],
  ];
  expect(watched(false, ...sights)).toEqual({
    a: { began: 0, ended: 1_000 },
    b: { began: 1_000, ended: undefined },
    quick: { began: 1_000, ended: 2_000 },
  });
});

it("a step that ran before the page was opened has no time", () => {
  const sights = [
    [step("a", "running")],
    [step("a", "done"), step("replayed", "done"), step("b", "running")],
  ];
  expect(watched(true, ...sights)).toEqual({
    a: { began: undefined, ended: undefined },
    replayed: { began: undefined, ended: undefined },
    b: { began: 1_000, ended: undefined },
  });
});
