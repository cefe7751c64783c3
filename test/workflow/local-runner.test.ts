import { durable, serveWorkflow } from "@advisor/functions/durable";
import { defineWorkflow } from "@advisor/workflows/define-workflow";
import { type AttemptOutcome, turnContinuation } from "@advisor/workflows/turn-continuation";
import {
  ExecutionStatus,
  LocalDurableTestRunner,
  WaitingOperationStatus,
} from "@aws/durable-execution-sdk-js-testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";

const turn = { conversation_id: "con_1", turn_id: "turn_1_1", advisor_id: "adv_north" };

beforeAll(() => LocalDurableTestRunner.setupTestEnvironment({ skipTime: true }));
afterAll(() => LocalDurableTestRunner.teardownTestEnvironment());

describe("a turn's continuation", () => {
  /** A run of the workflow whose attempts end like this, in order. */
  async function run(payload: unknown, ...outcomes: (AttemptOutcome | Error)[]) {
    const attempts: unknown[] = [];
    const handlerFunction = durable(
      serveWorkflow(turnContinuation, () => ({
        async attempt(given) {
          attempts.push(given);
          const outcome = outcomes.shift() ?? new Error("nobody expects another attempt");
          if (outcome instanceof Error) throw outcome;
          return outcome;
        },
      })),
    );
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
    const event = turnContinuation.event(turn);
    const { result, ...seen } = await run(event, "again", "again", "over");
    expect(seen).toEqual({
      attempts: [turn, turn, turn],
      status: "SUCCEEDED",
      names: ["turn-1", "pause-1", "turn-2", "pause-2", "turn-3"],
      invocations: 3,
    });
    expect(result()).toBe("over");
  });

  test("an event without a workflow name is a turn, in the older event format", async () => {
    const { attempts, result } = await run(turn, "over");
    expect({ attempts, result: result() }).toEqual({ attempts: [turn], result: "over" });
  });

  test("an event with an unknown workflow fails the run", async () => {
    const { attempts, status } = await run({ workflow: "other", input: turn });
    expect({ attempts, status }).toEqual({ attempts: [], status: "FAILED" });
  });

  test("a bug fails the run, and is not retried", async () => {
    const { attempts, status, names } = await run(turn, "again", new Error("a bug"));
    expect({ attempts: attempts.length, status, names }).toEqual({
      attempts: 2,
      status: "FAILED",
      names: ["turn-1", "pause-1", "turn-2"],
    });
  });
});

describe("a workflow", () => {
  test("maps with limited concurrency, in order, each item once", async () => {
    const done: string[] = [];
    let [running, most] = [0, 0];
    const mapping = defineWorkflow({
      name: "mapping",
      input: z.array(z.string()),
      run: (symbols, steps) =>
        steps.map("symbol", symbols, 2, async (symbol, own, index) => {
          await own.sleep("before", 60);
          running += 1;
          most = Math.max(most, running);
          const length = await own.run("look", async () => done.push(symbol) && symbol.length);
          running -= 1;
          return `${index} ${length}`;
        }),
    });
    const handlerFunction = durable(serveWorkflow(mapping, () => undefined));
    const payload = mapping.event(["A", "BB", "CCC", "DDDD", "EEEEE"]);
    const execution = await new LocalDurableTestRunner({ handlerFunction }).run({ payload });
    expect(execution.getResult()).toEqual(["0 1", "1 2", "2 3", "3 4", "4 5"]);
    expect(done.toSorted()).toEqual(["A", "BB", "CCC", "DDDD", "EEEEE"]);
    expect(most).toBeLessThanOrEqual(2);
  });

  test("throws the first failure of a map after all items have ended", async () => {
    const done: number[] = [];
    const failing = defineWorkflow({
      name: "failing",
      input: z.array(z.int()),
      run: (items, steps) =>
        steps.map("item", items, 1, (item, own) =>
          own.run("work", async () => {
            if (item < 3) throw new Error(`${item} is broken`);
            return done.push(item);
          }),
        ),
    });
    const handlerFunction = durable(serveWorkflow(failing, () => undefined));
    const payload = failing.event([1, 2, 3]);
    const execution = await new LocalDurableTestRunner({ handlerFunction }).run({ payload });
    expect(execution.getStatus()).toBe(ExecutionStatus.FAILED);
    expect(execution.getError().errorMessage).toBe("1 is broken");
    expect(done).toEqual([3]);
  });

  test("runs a child in its own execution, and gets its result", async () => {
    const child = defineWorkflow({
      name: "child",
      input: z.object({ n: z.int() }),
      run: ({ n }, steps) => steps.run("double", async () => n * 2),
    });
    const parent = defineWorkflow({
      name: "parent",
      input: z.object({ n: z.int() }),
      run: ({ n }, steps) => steps.child<number>("below", child.event({ n })),
    });
    const handlerFunction = durable(
      serveWorkflow(parent, () => undefined),
      serveWorkflow(child, () => undefined),
    );
    const runner = new LocalDurableTestRunner({ handlerFunction });
    runner.registerDurableFunction("my-function-name:1", handlerFunction);
    const execution = await runner.run({ payload: parent.event({ n: 21 }) });
    expect(execution.getResult()).toBe(42);
  });

  test("waits for an answer to its callback id, and receives it", async () => {
    const asked: string[] = [];
    const asking = defineWorkflow({
      name: "asking",
      input: z.null(),
      run: (_input, steps) => steps.approval("approve", 3_600, async (id) => void asked.push(id)),
    });
    const handlerFunction = durable(serveWorkflow(asking, () => undefined));
    const runner = new LocalDurableTestRunner({ handlerFunction });
    const running = runner.run({ payload: asking.event(null) });
    const callback = runner.getOperation("approve");
    await callback.waitForData(WaitingOperationStatus.SUBMITTED);
    await callback.sendCallbackSuccess(JSON.stringify({ decision: "approve" }));
    const execution = await running;
    expect(execution.getResult()).toEqual({ decision: "approve" });
    expect(asked).toHaveLength(1);
  });
});
