import { durable } from "@advisor/functions/durable";
import { type Outcome, turnContinuation } from "@advisor/workflows/turn-continuation";
import { LocalDurableTestRunner } from "@aws/durable-execution-sdk-js-testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const payload = { conversation_id: "con_1", turn_id: "turn_1_1", advisor_id: "adv_north" };

beforeAll(() => LocalDurableTestRunner.setupTestEnvironment({ skipTime: true }));
afterAll(() => LocalDurableTestRunner.teardownTestEnvironment());

/** A run of the workflow whose attempts end like this, one after the other. */
async function run(...outcomes: (Outcome | Error)[]) {
  const attempts: unknown[] = [];
  const handlerFunction = durable(turnContinuation, () => ({
    async attempt(turn) {
      attempts.push(turn);
      const outcome = outcomes.shift() ?? new Error("nobody expects another attempt");
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  }));
  const execution = await new LocalDurableTestRunner({ handlerFunction }).run({ payload });
  return {
    attempts,
    status: execution.getStatus(),
    names: execution.getOperations().map((operation) => operation.getName()),
    invocations: execution.getInvocations().length,
    result: () => execution.getResult(),
  };
}

test("each pause ends an invocation, and the next one repeats nothing", async () => {
  const { result, ...told } = await run("again", "again", "over");
  expect(told).toEqual({
    attempts: [payload, payload, payload],
    status: "SUCCEEDED",
    names: ["turn-1", "pause-1", "turn-2", "pause-2", "turn-3"],
    invocations: 3,
  });
  expect(result()).toBe("over");
});

test("a bug fails the run, and is not tried again", async () => {
  const { attempts, status, names } = await run("again", new Error("a bug"));
  expect({ attempts: attempts.length, status, names }).toEqual({
    attempts: 2,
    status: "FAILED",
    names: ["turn-1", "pause-1", "turn-2"],
  });
});
