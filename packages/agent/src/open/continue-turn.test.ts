import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { conversation, heldBy, sender } from "../record/journal.fixture.ts";
import { answered, asked, looked, resumed, stopped, titled } from "../record/record.fixture.ts";
import { recorder } from "../turn/turn.fixture.ts";
import { abandonTurn, continueTurn } from "./continue-turn.ts";

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

const unused = (): never => {
  throw new Error("nothing was approved here");
};
const admitted: string[] = [];
const freely = async () => void admitted.push("admitted");
const t1 = (over = conversation()) => ({
  conversation: over,
  turn_id: "t1",
  admit: freely,
  callDepsFor: unused,
});

describe("a turn that ended early is resumed without a new request", () => {
  it.each([
    ["at its deadline", [asked("t1"), looked("t1", ["a"]), late]],
    ["because the model failed for now", [asked("t1"), { ...late, code: "model_unavailable" }]],
    ["because its process died", [asked("t1"), looked("t1", ["a"])]],
    ["and was titled since", [asked("t1"), late, titled]],
    [
      "for the fifth time",
      [
        asked("t1"),
        late,
        ...Array(5)
          .fill([resumed("t1"), late])
          .flat(),
      ],
    ],
  ])("%s", async (_, bodies) => {
    const { deps, begun, head, stored, writer } = sender(bodies);
    expect(await continueTurn(deps, t1())).toEqual({
      kind: "run",
      conversation: conversation(),
      writer,
      user: asked("t1"),
      entries: [...stored, expect.objectContaining({ body: resumed("t1") })],
      first: true,
    });
    expect(begun).toEqual([
      {
        conversation: conversation(),
        head,
        turn_id: "t1",
        bodies: [resumed("t1")],
        key: undefined,
        opening: {},
      },
    ]);
  });

  it("from the current state when the conversation changed", async () => {
    const { deps, begun } = sender([asked("t1"), late], {
      begins: [{ kind: "moved" }],
      now: [conversation({ title: "Bonds" })],
    });
    expect(await continueTurn(deps, t1())).toMatchObject({ kind: "run" });
    expect(begun.at(-1)).toMatchObject({ conversation: { title: "Bonds" } });
  });
});

describe("nothing is resumed of a turn", () => {
  it.each([
    ["that is answered", [asked("t1"), late, resumed("t1"), answered("t1")]],
    ["that the advisor stopped", [asked("t1"), late, resumed("t1"), stopped("t1")]],
    ["that waits for an approval", [asked("t1"), late, resumed("t1"), waits]],
    ["that was followed by another", [asked("t1"), late, asked("t2"), late]],
    ["that fails for good", [asked("t1"), { ...late, retryable: false }]],
    ["that does not exist", [asked("t0"), late]],
    ["that was resumed six times", [asked("t1"), ...Array(6).fill(resumed("t1"))]],
  ])("%s", async (_, bodies) => {
    admitted.length = 0;
    const { deps, begun } = sender(bodies);
    expect(await continueTurn(deps, t1())).toBe("over");
    expect([begun, admitted]).toEqual([[], []]);
  });

  it("while a newer one runs", async () => {
    const { deps, begun } = sender([asked("t1"), late]);
    expect(await continueTurn(deps, t1(heldBy("t2")))).toBe("over");
    expect(begun).toEqual([]);
  });
});

describe("a turn that another process runs", () => {
  it("is reported as held, with its lease", async () => {
    const { deps, begun } = sender([asked("t1"), late, resumed("t1")]);
    expect(await continueTurn(deps, t1(heldBy("t1")))).toEqual({
      kind: "held",
      lease: heldBy("t1").lease,
    });
    expect(begun).toEqual([]);
  });

  it("and that started a moment ago is in progress", async () => {
    const { deps } = sender([asked("t1"), late], { begins: [{ kind: "rival" }] });
    await expect(continueTurn(deps, t1())).rejects.toMatchObject({ code: "in_progress" });
  });

  it("can be resumed once its lease has expired", async () => {
    const { deps } = sender([asked("t1"), late, resumed("t1")]);
    expect(await continueTurn(deps, t1(heldBy("t1", -1)))).toMatchObject({ kind: "run" });
  });
});

describe("a turn that is not admitted", () => {
  const spent = new Fault("budget", "budget_exceeded", "The budget is spent.");
  const refusing = (fault: Fault) => ({ ...t1(), admit: () => Promise.reject(fault) });

  it.each([
    ["at its deadline", [asked("t1"), late], "So far"],
    ["with its process", [asked("t1"), late, resumed("t1")], "Half a sen"],
  ])("because of a budget is recorded as stopped when it ended %s", async (_, bodies, text) => {
    const { entries, writer } = recorder();
    const { deps, begun } = sender(bodies, {
      journal: {
        checkpoints: async () => [
          { number: 1, opening: bodies.length, step: 0, at: 0, text: "Half a sen" },
        ],
      },
      begins: [{ kind: "begun", writer, entries: [], slot: undefined }],
    });
    expect(await continueTurn(deps, refusing(spent))).toBe("over");
    expect(begun.map((one) => one.bodies)).toEqual([[resumed("t1")]]);
    expect(entries).toEqual([
      stopped("t1", { code: "budget_exceeded", message: "The budget is spent.", text }),
    ]);
  });

  it("because of a temporary limit is unchanged", async () => {
    const busy = new Fault("limit", "too_many_turns", "Wait for an answer.");
    const { deps, begun } = sender([asked("t1"), late]);
    await expect(continueTurn(deps, refusing(busy))).rejects.toBe(busy);
    expect(begun).toEqual([]);
  });
});

describe("stopping a turn that ended early", () => {
  const closing = (bodies: readonly Entry.Body[], faster = false) => {
    const closed: Entry.Body[] = [];
    const close = async ({ body }: { body: Entry.Body }) => {
      closed.push(body);
      return !faster;
    };
    return { closed, ...sender(bodies, { journal: { closeAbandonedTurn: close } }) };
  };

  it("closes it for good, with its text so far", async () => {
    const { deps, closed } = closing([asked("t1"), late]);
    expect(await abandonTurn(deps, conversation())).toBe(true);
    expect(closed).toEqual([stopped("t1", { text: "So far" })]);
  });

  it("does not close it when another process resumed it", async () => {
    const { deps } = closing([asked("t1"), late], true);
    expect(await abandonTurn(deps, conversation())).toBe(false);
  });

  it.each([
    ["answered", [asked("t1"), answered("t1")]],
    ["stopped", [asked("t1"), stopped("t1")]],
    ["waiting", [asked("t1"), waits]],
    ["none", []],
  ])("changes nothing when it is %s", async (_, bodies) => {
    const { deps, closed } = closing(bodies);
    expect(await abandonTurn(deps, conversation())).toBe(true);
    expect(closed).toEqual([]);
  });
});
