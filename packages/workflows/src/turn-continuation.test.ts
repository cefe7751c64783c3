import { describe, expect, test } from "vitest";
import { memorySteps } from "./memory-steps.fixture.ts";
import { type Outcome, turnContinuation } from "./turn-continuation.ts";

const turn = { conversation_id: "con_1", turn_id: "turn_1_1", advisor_id: "adv_north" };

/** Attempts that end like this, one after the other; an error is thrown. */
function attempts(...outcomes: (Outcome | Error)[]) {
  const asked: unknown[] = [];
  return {
    asked,
    async attempt(given: unknown): Promise<Outcome> {
      asked.push(given);
      const outcome = outcomes.shift();
      if (outcome === undefined) throw new Error("nobody expects another attempt");
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

describe("a turn that is continued", () => {
  test("is over with the first attempt that ends it", async () => {
    const { again, passed } = memorySteps();
    const given = attempts("over");
    expect(await turnContinuation.run(turn, again(), given)).toBe("over");
    expect(passed).toEqual(["turn-1"]);
    expect(given.asked).toEqual([turn]);
  });

  test("is attempted three times at most, with longer and longer pauses", async () => {
    const { again, passed } = memorySteps();
    const given = attempts("again", "again", "again");
    expect(await turnContinuation.run(turn, again(), given)).toBe("again");
    expect(passed).toEqual(["turn-1", "pause-1 30", "turn-2", "pause-2 120", "turn-3"]);
  });

  test("goes on where it was after a crash, and does nothing twice that was done", async () => {
    const { again, passed } = memorySteps();
    const given = attempts("again", new Error("the process died"), "over");
    await expect(turnContinuation.run(turn, again(), given)).rejects.toThrow("died");
    expect(await turnContinuation.run(turn, again(), given)).toBe("over");
    expect(passed).toEqual(["turn-1", "pause-1 30", "turn-2", "turn-2"]);
  });
});

test.each([[{}], [null], ["turn_1_1"], [{ ...turn, turn_id: 1 }]])(
  "%j names no turn and is refused before anything is done",
  async (event) => {
    const { again, passed } = memorySteps();
    await expect(turnContinuation.run(event, again(), attempts())).rejects.toThrow();
    expect(passed).toEqual([]);
  },
);
