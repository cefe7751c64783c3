import { expect, it } from "vitest";
import { waitingTurn } from "../approval.fixture.ts";
import { answeredTurn, interruptedTurn, streamText } from "../part.fixture.ts";
import type { Part } from "../part.ts";
import { aguiEncoding } from "./encode-agui.ts";

const eventsOf = (parts: readonly Part[], runId?: string): Record<string, unknown>[] =>
  [...streamText(aguiEncoding(runId), parts).matchAll(/^data: (.*)$/gm)].map(([, json = ""]) =>
    JSON.parse(json),
  );

it("uses the client's run id, or else the turn's", () => {
  const named = (runId?: string) =>
    eventsOf(answeredTurn, runId)
      .filter(({ type }) => String(type).startsWith("RUN_"))
      .map(({ type, threadId, runId: run }) => [type, threadId, run]);
  expect(named("run_9")).toEqual([
    ["RUN_STARTED", "con_1", "run_9"],
    ["RUN_FINISHED", "con_1", "run_9"],
  ]);
  expect(named()[0]).toEqual(["RUN_STARTED", "con_1", "turn_1"]);
});

it("closes open messages when a turn is stopped", () => {
  expect(eventsOf(interruptedTurn).map(({ type }) => type)).toEqual([
    "RUN_STARTED",
    "STEP_STARTED",
    "TEXT_MESSAGE_START",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "STEP_FINISHED",
    "RUN_FINISHED",
  ]);
});

it("ends with the token usage and the pending approvals", () => {
  const [answered, waiting] = [answeredTurn, waitingTurn].map((turn) => eventsOf(turn).at(-1));
  expect(answered).toMatchObject({
    outcome: { type: "success" },
    usage: [{ inputTokens: 300, outputTokens: 30 }],
  });
  expect(waiting).toMatchObject({
    outcome: { type: "interrupt", interrupts: [{ id: "apr_1_1_1", toolCallId: "call_2" }] },
  });
});
