import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import { wait } from "@advisor/adapters/world";
import * as Entry from "@advisor/domain/entry";
import type { SpendAccount } from "@advisor/domain/spend";
import { openTurnRuntime, type TurnRuntime } from "@advisor/functions/runtime";
import { claimSlot, slotOf } from "@advisor/functions/turn/admission";
import { continueTurn } from "@advisor/functions/turn/continue-turn";
import { describe, expect, test } from "vitest";
import { north, south } from "../api/api.fixture.ts";
import { user } from "../store/turns.ts";
import { withContinuations } from "./workflow.fixture.ts";

/** No turn is continued automatically here. */
const api = withContinuations({
  invoke: async () => ({ payload: { Status: "SUCCEEDED", Result: '"over"' } }),
});
const { model } = api;

const plenty = { leftMs: 900_000 };
const early = ["user", "step", "stopped"];

/** A turn about the Smith family that ended at its deadline. */
async function late() {
  const conversation_id = await api.start("hh_d1");
  model.stick();
  const { turn_id, chunks } = await api.late(conversation_id);
  model.release();
  expect(chunks.at(-1)).toMatchObject({ code: "deadline" });
  return { conversation_id, turn_id, advisor_id: north };
}

const runtime = (over: Partial<TurnRuntime> = {}): TurnRuntime => ({
  ...openTurnRuntime(),
  ...over,
});

/** The default limits with some changes. */
function limited(over: Partial<TurnRuntime["spending"]["limits"]>): TurnRuntime {
  const open = runtime();
  return { ...open, spending: { ...open.spending, limits: { ...open.spending.limits, ...over } } };
}

/** The slot of another turn that runs. */
async function running({ journal, conversations, ...rest }: TurnRuntime): Promise<SpendAccount> {
  const conversation = await conversations.get(await api.start());
  if (conversation === undefined) throw new Error("it was just started");
  const begun = await journal.begin({
    conversation,
    head: Entry.emptyHead,
    turn_id: "turn_other_1",
    bodies: [user("turn_other_1")],
    key: undefined,
    opening: {},
    claim: await claimSlot(rest, conversation),
  });
  if (begun.kind !== "begun") throw new Error("nobody else asks");
  return slotOf(begun).account;
}

describe("an attempt is followed by another", () => {
  test("when the model fails for now", async () => {
    const turn = await late();
    const down = runtime({
      model: bedrockModel({ id: "fault.unavailable" }),
      wait: (ms, signal) => wait(ms / 20, signal),
    });
    expect(await continueTurn(down, turn, plenty)).toBe("again");
    expect(await api.kinds(turn.conversation_id)).toEqual([...early, "resumed", "stopped"]);

    expect(await continueTurn(runtime(), turn, plenty)).toBe("over");
    expect(await api.reply(turn.conversation_id)).toMatchObject({
      metadata: { status: "complete" },
    });
  });

  test("when its own time is over", async () => {
    const turn = await late();
    model.stick();
    expect(await continueTurn(runtime(), turn, { leftMs: 10_001 })).toBe("again");
    model.release();
    expect(await api.reply(turn.conversation_id)).toMatchObject({
      metadata: { status: "error", code: "deadline" },
    });
  });

  test("when another process runs the turn", async () => {
    const turn = await late();
    model.stick();
    const first = continueTurn(runtime(), turn, plenty);
    await model.reached();
    expect(await continueTurn(runtime(), turn, plenty)).toEqual({
      reason: "held",
      seconds: 2,
      stamp: expect.stringMatching(/^\d+ \d+$/),
    });
    model.release();
    expect(await first).toBe("over");
    expect(await api.kinds(turn.conversation_id)).toEqual([...early, "resumed", "answer"]);
  });

  test("when the advisor has the maximum number of running turns", async () => {
    const turn = await late();
    const narrow = limited({ turns_at_once: 1 });
    const slot = await running(narrow);
    expect(await continueTurn(narrow, turn, plenty)).toEqual({
      reason: "busy",
      seconds: 15,
      stamp: null,
    });
    expect(await api.kinds(turn.conversation_id)).toEqual(early);
    await slot.close({ micro_usd: 0, input_tokens: 0, output_tokens: 0 });
    // It gives its own place back, whatever becomes of it.
    expect(await continueTurn(narrow, turn, plenty)).toBe("over");
    expect(await continueTurn(narrow, await late(), plenty)).toBe("over");
  });
});

test("an attempt that was admitted too late releases its slot", async () => {
  const turn = await late();
  const narrow = limited({ turns_at_once: 1 });
  const { journal, conversations, clock } = narrow;
  const lease = { turn_id: "turn_other_1", epoch: 9, ms: 60_000, stop: false };
  let began = false;
  const beaten: TurnRuntime = {
    ...narrow,
    journal: {
      ...journal,
      begin: async () => {
        began = true;
        return { kind: "moved" };
      },
    },
    conversations: {
      ...conversations,
      async get(id) {
        const now = await conversations.get(id);
        if (now === undefined || !began) return now;
        return { ...now, lease: { ...lease, expires_at: clock.now() } };
      },
    },
  };
  expect(await continueTurn(beaten, turn, plenty)).toBe("over");
  expect(await api.kinds(turn.conversation_id)).toEqual(early);
  expect(await continueTurn(narrow, turn, plenty)).toBe("over");
  expect(await api.kinds(turn.conversation_id)).toEqual([...early, "resumed", "answer"]);
});

describe("an attempt is the last", () => {
  test.each([["day_micro_usd"], ["conversation_micro_usd"]])(
    "when the budget %s is used up, and the record says so",
    async (budget) => {
      const turn = await late();
      expect(await continueTurn(limited({ [budget]: 0 }), turn, plenty)).toBe("over");
      expect(await api.kinds(turn.conversation_id)).toEqual([...early, "resumed", "stopped"]);
      expect(await api.reply(turn.conversation_id)).toMatchObject({
        metadata: { status: "error", code: "budget_exceeded" },
      });
      expect(await continueTurn(runtime(), turn, plenty)).toBe("over");
      expect(await api.kinds(turn.conversation_id)).toEqual([...early, "resumed", "stopped"]);
    },
  );

  test("when the advisor has no access to the household", async () => {
    const turn = await late();
    const { households } = runtime();
    const moved = runtime({ households: { ...households, get: async () => undefined } });
    expect(await continueTurn(moved, turn, plenty)).toBe("over");
    expect(await continueTurn(runtime(), { ...turn, advisor_id: south }, plenty)).toBe("over");
    const nowhere = { ...turn, conversation_id: "con_01m80pcgg9azdk4nncks6h7rva" };
    expect(await continueTurn(runtime(), nowhere, plenty)).toBe("over");
    expect(await api.kinds(turn.conversation_id)).toEqual(early);
  });
});

test("a bug is not treated as a temporary failure", async () => {
  const turn = await late();
  const { spends } = runtime();
  const look = () => Promise.reject(new TypeError("a bug"));
  const broken = runtime({ spends: { ...spends, checkSlot: look } });
  await expect(continueTurn(broken, turn, plenty)).rejects.toThrow("a bug");
});
