import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Clock } from "@advisor/domain/world";
import { describe, expect, it } from "vitest";
import { conversation, heldBy, key, sender } from "../record/journal.fixture.ts";
import { answered, asked, looked, stopped, titled } from "../record/record.fixture.ts";
import { decision } from "../turn/approval.fixture.ts";
import {
  type DecidedTurn,
  decide,
  decided,
  no,
  question,
  turn_id,
  waiting,
  yes,
} from "../turn/decision.fixture.ts";
import { clock } from "../turn/turn.fixture.ts";

/** The fault of a refused decision; asserts that nothing was stored. */
async function refusal(bodies: Entry.Body[], deps: DecidedTurn = {}) {
  const staged = sender(bodies);
  const refused: unknown = await decide(staged, deps).then(
    () => "nothing",
    (error: unknown) => error,
  );
  expect(staged.begun).toEqual([]);
  if (!(refused instanceof Fault)) throw new Error(`refused with ${String(refused)}`);
  return `${refused.kind} ${refused.code}`;
}

describe("a decision on a pending approval", () => {
  it("is stored with who made it, and the turn continues", async () => {
    const staged = sender([question, waiting(2)]);
    const decisions = [yes, decision(1, { approved: false, reason: "no" })];
    const opened = await decide(staged, { decisions, key });
    expect(staged.begun).toEqual([
      {
        conversation: conversation(),
        head: staged.head,
        turn_id,
        bodies: [decided(...decisions)],
        key,
        opening: {},
      },
    ]);
    expect(opened).toMatchObject({ kind: "run", user: question, first: true });
    expect(opened.kind === "run" && opened.entries.map(({ body }) => body)).toEqual([
      question,
      waiting(2),
      decided(...decisions),
    ]);
  });

  it("is stored with changed arguments as the tool parsed them, and only for approved calls", async () => {
    const staged = sender([question, waiting(2)]);
    const input = { title: "Call twice" };
    const decisions = [{ ...yes, input }, decision(1, { approved: false, input })];
    await decide(staged, {
      decisions,
      parseInput: async (tool, deps) => ({ ...deps, tool, priority: "normal" }),
    });
    const parsed = { ...input, tool: "add_note", priority: "normal" };
    expect(staged.begun[0]?.bodies).toEqual([
      decided({ ...yes, input: parsed }, decision(1, { approved: false })),
    ]);
  });

  it("is stored after a title that was set meanwhile", async () => {
    const staged = sender([question, waiting(), titled]);
    expect(await decide(staged)).toMatchObject({ kind: "run" });
    expect(staged.begun[0]?.head).toEqual(staged.stored[2]);
  });

  it("allows a tool for the conversation only if it approves the call with that scope", async () => {
    const scope = "conversation" as const;
    const now = conversation({ allowed_tools: ["add_page"] });
    const decisions = [decision(0, { scope }), decision(1, { scope, approved: false })];
    const staged = sender([question, waiting(2)]);
    const opened = await decide(staged, { decisions, now });
    const allowed_tools = ["add_page", "add_note"];
    expect(staged.begun[0]?.opening).toEqual({ allowed_tools });
    expect(opened).toMatchObject({ conversation: { ...now, allowed_tools } });

    const again = sender([question, waiting()]);
    await decide(again, { decisions: [decision(0, { scope })], now: { ...now, allowed_tools } });
    expect(again.begun[0]?.opening).toEqual({ allowed_tools });
  });
});

describe("a decision is refused", () => {
  it("when it was made before", async () => {
    const done = [question, waiting(), decided(yes), looked(turn_id, ["call_1_0"])];
    expect(await refusal([...done, answered(turn_id)])).toBe("conflict already_decided");
    expect(await refusal([...done, answered(turn_id)], { decisions: [no] })).toBe(
      "conflict already_decided",
    );
    expect(await refusal([...done, answered(turn_id), asked("t2"), answered("t2")])).toBe(
      "conflict already_decided",
    );
    expect(await refusal([...done, waiting(1, 3)])).toBe("conflict already_decided");
  });

  it("while the first one is being executed", async () => {
    const staged = sender([question, waiting(), decided(yes)], { now: [heldBy(turn_id)] });
    const runsHere = (id: string) => id === turn_id;
    await expect(decide(staged, { runsHere })).rejects.toMatchObject({ code: "already_decided" });
    expect(staged.begun).toEqual([]);
  });

  it("for now, while a process that may be dead holds the turn", async () => {
    const staged = sender([question, waiting(), decided(yes)], { now: [heldBy(turn_id)] });
    await expect(decide(staged)).rejects.toMatchObject({
      kind: "conflict",
      code: "turn_in_progress",
      extra: { retry_after: 2 },
    });
    expect(staged.begun).toEqual([]);
  });

  it("on a conversation that was deleted meanwhile or does not exist", async () => {
    for (const now of [[conversation({ deleted: true })], []]) {
      const staged = sender([question, waiting(), decided(yes)], { now });
      await expect(decide(staged)).rejects.toMatchObject({ code: "not_found" });
      expect(staged.begun).toEqual([]);
    }
  });

  it("when it differs from the one whose process died", async () => {
    for (const decisions of [[no], [yes, decision(1)]]) {
      expect(await refusal([question, waiting(), decided(yes)], { decisions })).toBe(
        "conflict already_decided",
      );
    }
    const over = [question, waiting(), decided(yes), stopped(turn_id)];
    expect(await refusal(over)).toBe("conflict already_decided");
  });

  it("when it has expired", async () => {
    const at = (now: string): Clock => ({ ...clock, now: () => Date.parse(now) });
    expect(await refusal([question, waiting()], { clock: at("2026-11-27T15:00:00.000Z") })).toBe(
      "conflict expired",
    );
    const staged = sender([question, waiting()]);
    const intime = at("2026-11-27T14:59:59.999Z");
    expect(await decide(staged, { clock: intime })).toMatchObject({ kind: "run" });
  });

  it("when the conversation continued without it", async () => {
    const left = stopped(turn_id, { code: "not_approved" });
    expect(await refusal([question, waiting(), left])).toBe("conflict expired");
    expect(await refusal([question, waiting(), left, asked("t2"), answered("t2")])).toBe(
      "conflict expired",
    );
  });

  it("when the approval is older than the part of the record that is read", async () => {
    const staged = sender([question, answered(turn_id)], {
      journal: {
        newest: async () =>
          sender([question, answered(turn_id)]).stored.map((one) => ({
            ...one,
            seq: one.seq + 300,
          })),
      },
    });
    await expect(decide(staged)).rejects.toMatchObject({ code: "expired" });
  });

  it("when the conversation has no such approval", async () => {
    const foreign = (approval_id: string) => ({ decisions: [decision(0, { approval_id })] });
    const there = [question, waiting()];
    for (const id of ["apr_1_1_9", "apr_2_1_0", "apr_1_9_0", "", "x".repeat(100)]) {
      expect(await refusal(there, foreign(id))).toBe("missing not_found");
    }
    expect(await refusal([question, answered(turn_id)])).toBe("missing not_found");
    expect(await refusal([])).toBe("missing not_found");
  });

  it("when approvals are missing, repeated or unknown", async () => {
    const two = [question, waiting(2)];
    expect(await refusal(two)).toBe("invalid approvals_incomplete");
    expect(await refusal(two, { decisions: [yes, yes] })).toBe("invalid approvals_incomplete");
    expect(await refusal([question, waiting()], { decisions: [yes, no] })).toBe(
      "invalid approvals_incomplete",
    );
    expect(await refusal(two, { decisions: [yes, decision(1), decision(9)] })).toBe(
      "missing not_found",
    );
    await expect(decide(sender(two))).rejects.toThrow("Still open: apr_1_1_1.");
  });

  it("while the waiting turn's lease is not released yet", async () => {
    expect(await refusal([question, waiting()], { now: heldBy(turn_id) })).toBe(
      "conflict turn_in_progress",
    );
  });

  it("when the budget is used up, and can be repeated later", async () => {
    const admit = async (): Promise<never> => {
      throw new Fault("budget", "budget_exceeded", "The budget is used up.");
    };
    expect(await refusal([question, waiting()], { admit })).toBe("budget budget_exceeded");
    expect(await decide(sender([question, waiting()]))).toMatchObject({ kind: "run" });
  });
});

describe("simultaneous decisions", () => {
  it.each(["rival", "moved"] as const)(
    "one that loses the race (%s) reads the record again",
    async (kind) => {
      const staged = sender([question, waiting()], {
        begins: [{ kind }],
        now: [conversation({ epoch: 4 })],
      });
      expect(await decide(staged)).toMatchObject({ kind: "run" });
      expect(staged.begun.map(({ conversation: { epoch } }) => epoch)).toEqual([3, 4]);
    },
  );

  it("the one that finds another stored is refused as already decided", async () => {
    const before = sender([question, waiting()], {
      begins: [{ kind: "rival" }],
      now: [heldBy(turn_id)],
    });
    const after = sender([question, waiting(), decided(no)]);
    let reads = 0;
    const newest = async (id: string, limit: number) => {
      reads += 1;
      return (reads === 1 ? before : after).deps.journal.newest(id, limit);
    };
    const deps = { ...before.deps, journal: { ...before.deps.journal, newest } };
    await expect(decide({ ...before, deps })).rejects.toMatchObject({ code: "already_decided" });
  });

  it("one that was not admitted while another was stored is refused as already decided", async () => {
    const before = sender([question, waiting()]);
    const after = sender([question, waiting(), decided(no)]);
    let journal = before.deps.journal;
    const newest = (id: string, limit: number) => journal.newest(id, limit);
    const deps = { ...before.deps, journal: { ...before.deps.journal, newest } };
    const admit = async (): Promise<never> => {
      journal = after.deps.journal;
      throw new Fault("limit", "too_many_turns", "3 answers are being written for you.");
    };
    await expect(decide({ ...before, deps }, { admit })).rejects.toMatchObject({
      code: "already_decided",
    });
  });

  it("one that finds the same decision stored and its turn ended resumes nothing", async () => {
    const before = sender([question, waiting(), decided(yes)], {
      now: [conversation(), conversation(), conversation()],
    });
    const after = sender([question, waiting(), decided(yes), answered(turn_id)]);
    let reads = 0;
    const newest = async (id: string, limit: number) => {
      reads += 1;
      return (reads === 1 ? before : after).deps.journal.newest(id, limit);
    };
    const deps = { ...before.deps, journal: { ...before.deps.journal, newest } };
    await expect(decide({ ...before, deps })).rejects.toMatchObject({ code: "already_decided" });
    expect(before.begun).toEqual([]);
  });

  it("one in a conversation that was deleted meanwhile is not found", async () => {
    const staged = sender([question, waiting()], {
      begins: [{ kind: "moved" }],
      now: [conversation({ deleted: true })],
    });
    await expect(decide(staged)).rejects.toMatchObject({ code: "not_found" });
  });
});
