import type { DurableContext } from "@aws/durable-execution-sdk-js";
import {
  ListDurableExecutionsByFunctionCommand,
  SendDurableExecutionCallbackFailureCommand,
  SendDurableExecutionCallbackHeartbeatCommand,
  SendDurableExecutionCallbackSuccessCommand,
  StopDurableExecutionCommand,
} from "@aws-sdk/client-lambda";
import { describe, expect, test } from "vitest";
import { durableFunction, type Event } from "./durable.fixture.ts";

describe("a durable function", () => {
  test("is invoked again after each wait, and repeats no step", async () => {
    const done: string[] = [];
    const invocations: Event[] = [];
    const { result, start, history } = await durableFunction(
      async (input: { name: string }, context) => {
        for (const step of ["one", "two", "three"]) {
          await context.step(step, async () => void done.push(step));
          await context.wait(`after-${step}`, { seconds: 10 });
        }
        return `hello ${input.name}`;
      },
      { invoked: (event) => void invocations.push(event) },
    );

    expect(await result({ name: "world" }, "greeting")).toEqual({
      value: "hello world",
      error: undefined,
    });
    expect(done).toEqual(["one", "two", "three"]);
    expect(invocations).toHaveLength(4);
    const waited = invocations.map((event) => event.UpdatedOperationIds.length);
    expect(waited).toEqual([1, 1, 1, 1]);
    expect(await history(await start({ name: "world" }, "greeting"))).toEqual([
      "ExecutionStarted",
      ...["one", "two", "three"].flatMap((step) => [
        `StepStarted ${step}`,
        `StepSucceeded ${step}`,
        `WaitStarted after-${step}`,
        `WaitSucceeded after-${step}`,
      ]),
      "ExecutionSucceeded",
    ]);
  });

  test("retries a step after the requested delay, and numbers the attempts", async () => {
    const attempts: number[] = [];
    const { result } = await durableFunction((_input, context) =>
      context.step(
        "unsteady",
        async ({ attempt }) => {
          attempts.push(attempt);
          if (attempts.length < 3) throw new Error("not yet");
          return attempts.length;
        },
        { retryStrategy: () => ({ shouldRetry: true, delay: { seconds: 1 } }) },
      ),
    );
    expect(await result({})).toEqual({ value: 3, error: undefined });
    expect(attempts).toEqual([1, 2, 3]);
  });

  test("processes items in parallel, each once", async () => {
    const done: number[] = [];
    const { result } = await durableFunction(async (input: number[], context) => {
      const doubled = await context.map("double", input, async (inner, item) => {
        const twice = await inner.step("step", async () => {
          done.push(item);
          return item * 2;
        });
        await inner.wait("rest", { seconds: item % 3 ? 1 : 3 });
        return twice;
      });
      return doubled.getResults();
    });
    expect(await result([1, 2, 3, 4])).toEqual({ value: [2, 4, 6, 8], error: undefined });
    expect(done.sort()).toEqual([1, 2, 3, 4]);
  });

  test("continues with more state than one invocation receives", async () => {
    const invocations: Event[] = [];
    const steps = Array.from({ length: 20 }, (_, nth) => `step-${nth}`);
    const { result } = await durableFunction(
      async (_input, context) => {
        const kept: string[] = [];
        for (const name of steps)
          kept.push(await context.step(name, async () => name.padEnd(250_000)));
        await context.wait("pause", { seconds: 10 });
        return kept.map((one) => one.trim());
      },
      { invoked: (event) => void invocations.push(event) },
    );
    expect(await result({})).toEqual({ value: steps, error: undefined });
    const last = invocations.at(-1)?.InitialExecutionState;
    expect(last?.Operations.length).toBeLessThan(steps.length);
    expect(last?.NextMarker).toBeDefined();
  });

  test("that fails states the reason, to its caller and in its record", async () => {
    const { result, start, execution } = await durableFunction(async (_input, context) => {
      await context.step("broken", async () => Promise.reject(new TypeError("no such client")), {
        retryStrategy: () => ({ shouldRetry: false }),
      });
    });
    expect(await result({}, "failing")).toMatchObject({
      value: { errorMessage: "no such client" },
      error: "Unhandled",
    });
    expect(await execution(await start({}, "failing"))).toMatchObject({
      Status: "FAILED",
      Error: { ErrorMessage: "no such client" },
    });
  });

  test("with changed code is detected when a run continues", async () => {
    let name = "before";
    const { result } = await durableFunction(async (_input, context) => {
      await context.step(name, async () => 1);
      name = "after";
      await context.wait("pause", { seconds: 10 });
    });
    expect(await result({})).toMatchObject({
      value: { errorType: "NonDeterministicExecutionError" },
      error: "Unhandled",
    });
  });

  test("that crashes is invoked again", async () => {
    let invocations = 0;
    const { result } = await durableFunction(
      async (_input, context) => context.step("only", async () => invocations),
      {
        invoked() {
          invocations += 1;
          if (invocations < 4) throw new Error("the process died");
        },
      },
    );
    expect(await result({})).toEqual({ value: 4, error: undefined });
  });

  test("that neither waits nor ends fails", async () => {
    const { result } = await durableFunction(async () => undefined, {
      functions: { work: () => ({ invoke: async () => ({ payload: { Status: "PENDING" } }) }) },
    });
    expect(await result({})).toMatchObject({
      value: { errorMessage: "Cannot return PENDING status with no pending operations." },
    });
  });

  test("ends when its time is over, and when it is stopped", async () => {
    const code = async (_input: unknown, context: DurableContext) => {
      await context.wait("long", { seconds: 3_000 });
    };
    const { result } = await durableFunction(code, { executionSeconds: 2 });
    expect(await result({})).toMatchObject({ value: { errorMessage: "Execution timed out" } });

    const { client, start, execution, result: stopped } = await durableFunction(code);
    const DurableExecutionArn = await start({}, "long");
    const why = { ErrorType: "Cancelled", ErrorMessage: "by the analyst" };
    const { StopTimestamp } = await client.send(
      new StopDurableExecutionCommand({ DurableExecutionArn, Error: why }),
    );
    expect(await stopped({}, "long")).toMatchObject({ value: { errorMessage: "by the analyst" } });
    expect(await execution(DurableExecutionArn)).toMatchObject({
      Status: "STOPPED",
      EndTimestamp: StopTimestamp,
      Error: why,
    });
  });
});

describe("a function that invokes another", () => {
  interface Family {
    depth: number;
  }

  test("waits for its result, in an execution of its own", async () => {
    const { client, result } = await durableFunction(async ({ depth }: Family, context) => {
      const own = await context.step("own", async () => depth);
      if (depth === 0) return [own];
      const below = await context.invoke<Family, number[]>("below", "work:1", { depth: depth - 1 });
      return [own, ...below];
    });
    expect(await result({ depth: 3 })).toEqual({ value: [3, 2, 1, 0], error: undefined });
    const { DurableExecutions = [] } = await client.send(
      new ListDurableExecutionsByFunctionCommand({ FunctionName: "work", Statuses: ["SUCCEEDED"] }),
    );
    expect(DurableExecutions).toHaveLength(4);
  });

  test("gets its failure", async () => {
    const { result } = await durableFunction(async ({ depth }: Family, context) => {
      if (depth === 0) throw new Error("nobody below");
      return context
        .invoke("below", "work:1", { depth: depth - 1 })
        .catch((error) => String(error));
    });
    expect(await result({ depth: 1 })).toEqual({
      value: "InvokeError: nobody below",
      error: undefined,
    });
  });
});

describe("a callback", () => {
  /** Called with the callback's id as soon as there is one. */
  function asking(config: {
    timeout?: { seconds: number };
    heartbeatTimeout?: { seconds: number };
  }) {
    const asked = Promise.withResolvers<string>();
    const code = (_input: unknown, context: DurableContext) =>
      context
        .waitForCallback("ask", async (id) => asked.resolve(id), config)
        .catch((error: unknown) => String(error));
    return { code, asked: asked.promise };
  }

  test("is answered once, by an id that is safe in a URL path", async () => {
    const { code, asked } = asking({});
    const { client, start, result } = await durableFunction(code);
    await start({}, "approval");
    const CallbackId = await asked;
    expect(CallbackId).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    const command = new SendDurableExecutionCallbackSuccessCommand({
      CallbackId,
      Result: new TextEncoder().encode("ä: approved"),
    });
    await client.send(command);
    expect(await result({}, "approval")).toEqual({ value: "ä: approved", error: undefined });
    await expect(client.send(command)).rejects.toMatchObject({ name: "CallbackTimeoutException" });
  });

  test("can be answered with a failure", async () => {
    const { code, asked } = asking({});
    const { client, start, result } = await durableFunction(code);
    await start({}, "approval");
    await client.send(
      new SendDurableExecutionCallbackFailureCommand({
        CallbackId: await asked,
        Error: { ErrorType: "Denied", ErrorMessage: "not today" },
      }),
    );
    expect((await result({}, "approval")).value).toBe("CallbackExternalError: not today");
  });

  test("times out at its deadline, or without a heartbeat", async () => {
    for (const config of [{ timeout: { seconds: 1 } }, { heartbeatTimeout: { seconds: 1 } }]) {
      const { code } = asking(config);
      const { result } = await durableFunction(code);
      expect((await result({})).value).toBe("CallbackTimeoutError: Callback timed out");
    }
  });

  test("is kept alive by heartbeats, until its deadline", async () => {
    const { code, asked } = asking({ timeout: { seconds: 20 }, heartbeatTimeout: { seconds: 10 } });
    const { client, start, result } = await durableFunction(code);
    const began = Date.now();
    await start({}, "approval");
    const command = new SendDurableExecutionCallbackHeartbeatCommand({ CallbackId: await asked });
    const ended = result({}, "approval");
    let beating = true;
    void ended.then(() => {
      beating = false;
    });
    while (beating) await client.send(command).catch(() => undefined);
    expect((await ended).value).toBe("CallbackTimeoutError: Callback timed out");
    expect(Date.now() - began).toBeGreaterThanOrEqual(20 * 20);
  });

  test("that does not exist cannot be completed", async () => {
    const { client } = await durableFunction(async () => undefined);
    await expect(
      client.send(new SendDurableExecutionCallbackSuccessCommand({ CallbackId: "abcd" })),
    ).rejects.toMatchObject({ name: "InvalidParameterValueException" });
  });
});
