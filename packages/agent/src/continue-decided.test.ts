import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { defineTool } from "@advisor/tools/define-tool";
import { runTool } from "@advisor/tools/run-tool";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { continueTurn } from "./open/continue-turn.ts";
import { conversation, heldBy, sender } from "./record/journal.fixture.ts";
import { answered, asked, looked, stopped } from "./record/record.fixture.ts";
import type { CallDeps } from "./turn/tool-outcome.ts";
import { clock, recorder } from "./turn/turn.fixture.ts";

const late = stopped("t1", { code: "deadline", retryable: true, text: "So far" });
const waits: Entry.Body = {
  kind: "asked",
  turn_id: "t1",
  text: "",
  calls: [{ id: "c1", name: "create_task", input: {}, malformed_bytes: null }],
  results: [],
  approvals: [
    { id: "apr_1", call_id: "c1", input: {}, cost_usd: 0, expires_at: "2026-11-21T15:00:00Z" },
  ],
  usage: null,
};

const ran: string[] = [];
const callDepsFor = (): CallDeps => ({
  tools: {
    offered: [getNote],
    run: (tool, raw, signal) => {
      ran.push(tool.name);
      return runTool(tool, raw, {}, signal);
    },
  },
  world: { signal: new AbortController().signal, clock },
});
const t1 = (over = conversation(), decided?: number) => ({
  conversation: over,
  turn_id: "t1",
  admit: async () => undefined,
  callDepsFor,
  decided,
});

const getNote = defineTool({
  name: "create_task",
  description: "Writes.",
  effect: "write",
  needs: [],
  input: z.object({}),
  example: {},
  output: z.object({ done: z.boolean() }),
  cost: { usd: 0, seconds: 5 },
  execute: async () => ({
    data: { done: true },
    source: { as_of: "2026-11-20", provider: "household", delay: "eod", simulated: true },
  }),
});

const approved: Entry.Body = {
  kind: "decided",
  turn_id: "t1",
  by: "adv_north",
  decisions: [{ approval_id: "apr_1", approved: true, reason: null, scope: "once" }],
};

describe("a continued turn with a decision", () => {
  const question = asked("t1");
  /** The decision is expected as the third entry. */
  const outcome = async (bodies: readonly Entry.Body[], now = conversation()) => {
    const { deps, begun } = sender(bodies);
    const continued = await continueTurn(deps, t1(now, 3));
    return typeof continued === "string" ? continued : [continued.kind, begun.length];
  };

  it.each([
    ["undecided", "before it is recorded", [question, waits]],
    [
      "over",
      "when the turn waits for the next one",
      [question, waits, approved, looked("t1", ["c1"]), waits],
    ],
    [
      "over",
      "when the turn has its answer",
      [question, waits, approved, looked("t1", ["c1"]), answered("t1")],
    ],
    [
      "over",
      "when its write is recorded and its reader got an error",
      [question, waits, approved, looked("t1", ["c1"]), late],
    ],
    ["over", "when the advisor stopped it", [question, waits, approved, stopped("t1")]],
    ["over", "when the advisor went on", [question, waits, approved, late, asked("t2"), late]],
  ])("is %s %s", async (expected, _, bodies) => {
    expect(await outcome(bodies)).toBe(expected);
  });

  it.each([
    ["runs when its process died", [question, waits, approved]],
    ["runs when its process died and the end was recorded", [question, waits, approved, late]],
    [
      "has its answer written when its process died after the write",
      [question, waits, approved, looked("t1", ["c1"])],
    ],
  ])("%s", async (_, bodies) => {
    expect(await outcome(bodies)).toEqual(["run", 1]);
  });

  it("does not run the write when the advisor asked the dead process to stop", async () => {
    const closed: unknown[] = [];
    const { deps, begun } = sender([question, waits, approved], {
      journal: {
        closeAbandonedTurn: async ({ body }) => {
          closed.push(body);
          return true;
        },
      },
    });
    const dead = heldBy("t1", -1);
    const asksStop = conversation({ lease: dead.lease && { ...dead.lease, stop: true } });
    expect(await continueTurn(deps, t1(asksStop, 3))).toBe("over");
    expect([begun, closed]).toEqual([[], [stopped("t1")]]);
  });

  it("runs the write even if no budget is left for the answer", async () => {
    ran.length = 0;
    const { entries, writer } = recorder();
    const { deps } = sender([question, waits, approved], {
      begins: [{ kind: "begun", writer, entries: [], slot: undefined }],
    });
    const spent = new Fault("budget", "budget_exceeded", "The budget is spent.");
    const refusing = { ...t1(conversation(), 3), admit: () => Promise.reject(spent) };
    expect(await continueTurn(deps, refusing)).toBe("over");
    expect(ran).toEqual(["create_task"]);
    expect(entries).toEqual([
      expect.objectContaining({
        kind: "step",
        results: [expect.objectContaining({ call_id: "c1", status: "success" })],
      }),
      expect.objectContaining({ kind: "stopped", code: "budget_exceeded" }),
    ]);
  });
});
