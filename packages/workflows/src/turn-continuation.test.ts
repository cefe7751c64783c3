import { describe, expect, test } from "vitest";
import { memorySteps } from "./memory-steps.fixture.ts";
import { type AttemptOutcome, turnContinuation } from "./turn-continuation.ts";

const turn = { conversation_id: "con_1", turn_id: "turn_1_1", advisor_id: "adv_north" };

/** Attempts with these outcomes in order; an error is thrown. */
function attempts(...outcomes: (AttemptOutcome | Error)[]) {
  const asked: unknown[] = [];
  const sights: unknown[] = [];
  return {
    asked,
    sights,
    async attempt(deps: unknown, sight: unknown): Promise<AttemptOutcome> {
      asked.push(deps);
      sights.push(sight);
      const outcome = outcomes.shift();
      if (outcome === undefined) throw new Error("nobody expects another attempt");
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

describe("a turn that is continued", () => {
  test("is over with the first attempt that finishes it", async () => {
    const { again, passed } = memorySteps();
    const deps = attempts("over");
    expect(await turnContinuation.run(turn, again(), deps)).toBe("over");
    expect(passed).toEqual(["turn-1"]);
    expect(deps.asked).toEqual([turn]);
  });

  test("is attempted at most three times, with growing pauses", async () => {
    const { again, passed } = memorySteps();
    const deps = attempts("again", "again", "again");
    expect(await turnContinuation.run(turn, again(), deps)).toBe("again");
    expect(passed).toEqual(["turn-1", "pause-1 30", "turn-2", "pause-2 120", "turn-3"]);
  });

  test("is checked again while another process holds it, which does not count as an attempt", async () => {
    const { again, passed } = memorySteps();
    const held = { reason: "held", seconds: 13, stamp: "4 100" } as const;
    const deps = attempts(held, held, "again", "again", held, "again");
    expect(await turnContinuation.run(turn, again(), deps)).toBe("again");
    expect(passed).toEqual([
      ...["turn-1", "pause-1 13", "turn-2", "pause-2 13", "turn-3", "pause-3 30"],
      ...["turn-4", "pause-4 120", "turn-5", "pause-5 13", "turn-6"],
    ]);
    const sight = { stamp: "4 100", ms: 13_000 };
    expect(deps.sights).toEqual([undefined, sight, sight, undefined, undefined, sight]);
  });

  test("is abandoned when its decision is not recorded in two minutes", async () => {
    const { again } = memorySteps();
    const undecided = { reason: "undecided", seconds: 5, stamp: null } as const;
    const deps = attempts(...Array(24).fill(undecided));
    expect(await turnContinuation.run(turn, again(), deps)).toBe("over");
    expect(deps.asked).toHaveLength(24);
  });

  test("is abandoned when it is held longer than any turn runs", async () => {
    const { again } = memorySteps();
    const held = { reason: "held", seconds: 13, stamp: "4 100" } as const;
    const deps = attempts(...Array(60).fill(held));
    expect(await turnContinuation.run(turn, again(), deps)).toBe("again");
    expect(deps.asked).toHaveLength(60);
  });

  test("continues after a crash, and repeats nothing", async () => {
    const { again, passed } = memorySteps();
    const deps = attempts("again", new Error("the process died"), "over");
    await expect(turnContinuation.run(turn, again(), deps)).rejects.toThrow("died");
    expect(await turnContinuation.run(turn, again(), deps)).toBe("over");
    expect(passed).toEqual(["turn-1", "pause-1 30", "turn-2", "turn-2"]);
  });
});

test.each([[{}], [null], ["turn_1_1"], [{ ...turn, turn_id: 1 }]])(
  "%j names no turn and is refused at once",
  async (event) => {
    const { again, passed } = memorySteps();
    await expect(turnContinuation.run(event, again(), attempts())).rejects.toThrow();
    expect(passed).toEqual([]);
  },
);
