import {
  CheckpointDurableExecutionCommand,
  GetDurableExecutionCommand,
  GetDurableExecutionStateCommand,
  InvokeCommand,
  type LambdaClient,
  type OperationUpdate,
  SendDurableExecutionCallbackSuccessCommand,
} from "@aws-sdk/client-lambda";
import { describe, expect, test } from "vitest";
import { durableFunction, type Event, functionName } from "./durable.fixture.ts";

/** A function that does nothing; the test sends reports in its place. */
async function reporting() {
  const invoked = Promise.withResolvers<Event>();
  const service = await durableFunction(async () => undefined, {
    functions: {
      work: () => ({
        invoke(event) {
          invoked.resolve(event as Event);
          return new Promise(() => undefined);
        },
      }),
    },
  });
  const DurableExecutionArn = await service.start({});
  const event = await invoked.promise;
  let CheckpointToken = event.CheckpointToken;
  return {
    ...service,
    event,
    DurableExecutionArn,
    async report(...Updates: OperationUpdate[]) {
      const command = { DurableExecutionArn, CheckpointToken, Updates };
      const answer = await service.client.send(new CheckpointDurableExecutionCommand(command));
      CheckpointToken = answer.CheckpointToken ?? "";
      return answer.NewExecutionState?.Operations ?? [];
    },
  };
}

const refused = (message: unknown, name = "InvalidParameterValueException") => ({ name, message });

const step = (Id: string, more: Partial<OperationUpdate> = {}): OperationUpdate => ({
  Id,
  Name: Id,
  Type: "STEP",
  Action: "START",
  ...more,
});

const text = (bytes: number) => "x".repeat(bytes);

describe("a report is refused", () => {
  test("with a used token, and accepted once when it is only sent twice", async () => {
    const { client, event, DurableExecutionArn } = await reporting();
    const { CheckpointToken } = event;
    const Updates = [step("a"), step("a", { Action: "SUCCEED", Payload: "1" })];
    const command = { DurableExecutionArn, CheckpointToken, Updates, ClientToken: "one" };
    const first = await client.send(new CheckpointDurableExecutionCommand(command));
    const again = await client.send(new CheckpointDurableExecutionCommand(command));
    expect({ ...again, $metadata: undefined }).toEqual({ ...first, $metadata: undefined });
    await expect(
      client.send(new CheckpointDurableExecutionCommand({ ...command, ClientToken: "two" })),
    ).rejects.toMatchObject(refused("Invalid Checkpoint Token"));
    await expect(
      client.send(new GetDurableExecutionStateCommand({ DurableExecutionArn, CheckpointToken })),
    ).rejects.toMatchObject(refused("Invalid Checkpoint Token"));
  });

  test("with more than 256 KB in one operation, without storing any of it", async () => {
    const { report } = await reporting();
    const most = 262_144;
    await report(step("fits", { Action: "SUCCEED", Payload: text(most) }));
    await expect(
      report(step("small"), step("large", { Action: "SUCCEED", Payload: text(most + 1) })),
    ).rejects.toMatchObject(refused(expect.stringContaining("262144")));
    await expect(
      report(step("umlauts", { Action: "SUCCEED", Payload: "ä".repeat(most / 2 + 1) })),
    ).rejects.toMatchObject(refused(expect.stringContaining("262144")));
    expect(await report(step("small"))).toMatchObject([{ Id: "small", Status: "STARTED" }]);
  });

  test("with more than 3,000 operations", async () => {
    const { report } = await reporting();
    const named = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, nth) => step(`s${from + nth}`));
    // The start of the execution counts as the first.
    await report(...named(1, 1_500));
    await report(...named(1_500, 3_000));
    await expect(report(step("one-more"))).rejects.toMatchObject(
      refused(expect.stringContaining("3000 operations")),
    );
    await report(step("s1", { Action: "SUCCEED" }));
  });

  test("when it starts a function without a version, or an unknown one", async () => {
    const { report } = await reporting();
    const invoke = (FunctionName: string): OperationUpdate => ({
      Id: "child",
      Type: "CHAINED_INVOKE",
      Action: "START",
      ChainedInvokeOptions: { FunctionName },
    });
    await expect(report(invoke("work"))).rejects.toMatchObject(
      refused("You cannot invoke a durable function using an unqualified ARN."),
    );
    await expect(report(invoke("other:1"))).rejects.toMatchObject({
      name: "ResourceNotFoundException",
    });
    expect(await report(invoke("work:2"))).toMatchObject([{ Id: "child", Status: "STARTED" }]);
  });

  test.each<[string, OperationUpdate[]]>([
    ["starts a step twice", [step("a"), step("a")]],
    ["ends a step twice", [step("a", { Action: "SUCCEED" }), step("a", { Action: "SUCCEED" })]],
    ["makes a wait of a step", [step("a"), { Id: "a", Type: "WAIT", Action: "CANCEL" }]],
    ["has an unknown parent", [step("a", { ParentId: "nobody" })]],
    ["has a step as its parent", [step("a"), step("b", { ParentId: "a" })]],
    ["has a name that is not ASCII", [step("a", { Name: "Crédit" })]],
    ["has a name of no letters", [step("a", { Name: "" })]],
    [
      "waits for no time",
      [{ Id: "w", Type: "WAIT", Action: "START", WaitOptions: { WaitSeconds: 0 } }],
    ],
    ["fails with a result", [step("a", { Action: "FAIL", Payload: "1" })]],
    ["retries a wait", [{ Id: "w", Type: "WAIT", Action: "RETRY" }]],
    [
      "ends the execution and goes on",
      [{ Id: "e", Type: "EXECUTION", Action: "SUCCEED" }, step("a")],
    ],
  ])("that %s", async (_, updates) => {
    const { report } = await reporting();
    await expect(report(...updates)).rejects.toMatchObject(refused(expect.any(String)));
    expect(await report(step("fine"))).toMatchObject([{ Id: "fine" }]);
  });

  test("after its execution has ended", async () => {
    const { report } = await reporting();
    await report({ Id: "e", Type: "EXECUTION", Action: "SUCCEED", Payload: '"large"' });
    await expect(report(step("a"))).rejects.toMatchObject(refused("Invalid Checkpoint Token"));
  });
});

describe("an invocation is refused", () => {
  const invoke = (
    client: LambdaClient,
    input: Partial<ConstructorParameters<typeof InvokeCommand>[0]>,
  ) =>
    client.send(
      new InvokeCommand({
        FunctionName: functionName,
        InvocationType: "Event",
        Payload: "{}",
        ...input,
      }),
    );

  test("without a version, in a name or in an ARN", async () => {
    const { client } = await durableFunction(async () => undefined);
    for (const FunctionName of ["work", "arn:aws:lambda:us-east-1:000000000000:function:work"]) {
      await expect(invoke(client, { FunctionName })).rejects.toMatchObject(
        refused("You cannot invoke a durable function using an unqualified ARN."),
      );
    }
    const Qualifier = "$LATEST";
    expect(await invoke(client, { FunctionName: "work", Qualifier })).toMatchObject({
      StatusCode: 202,
    });
  });

  test("under the name of an execution with different input; with the same input it is found again", async () => {
    const { client, start, result } = await durableFunction(async (input) => input);
    const [first, second] = await Promise.all([start({ n: 1 }, "one"), start({ n: 1 }, "one")]);
    expect(first).toMatch(/:function:work:1\/durable-execution\/one\/[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    const other = { Payload: '{"n":2}', DurableExecutionName: "one" };
    await expect(invoke(client, other)).rejects.toMatchObject({
      name: "DurableExecutionAlreadyStartedException",
      $metadata: { httpStatusCode: 409 },
    });
    await result({ n: 1 }, "one");
    expect(await start({ n: 1 }, "one")).toBe(first);
    await expect(invoke(client, other)).rejects.toMatchObject({
      name: "DurableExecutionAlreadyStartedException",
    });
  });

  test("with more than 1 MB, or with an invalid name", async () => {
    const { client } = await durableFunction(async () => undefined);
    const most = 1_048_576;
    await invoke(client, { Payload: JSON.stringify(text(most - 2)) });
    await expect(invoke(client, { Payload: JSON.stringify(text(most - 1)) })).rejects.toMatchObject(
      {
        name: "RequestTooLargeException",
      },
    );
    for (const DurableExecutionName of ["a b", text(65), "turn/1"]) {
      await expect(invoke(client, { DurableExecutionName })).rejects.toMatchObject({
        name: "InvalidParameterValueException",
      });
    }
  });

  test("that would wait for an execution which may take longer than 15 minutes", async () => {
    const { client } = await durableFunction(async () => undefined, { executionSeconds: 901 });
    await expect(invoke(client, { InvocationType: "RequestResponse" })).rejects.toMatchObject(
      refused(expect.stringContaining("15 minutes")),
    );
  });
});

test("a callback is not answered with more than 256 KB", async () => {
  const { client } = await durableFunction(async () => undefined);
  const Result = new TextEncoder().encode(text(262_145));
  await expect(
    client.send(new SendDurableExecutionCallbackSuccessCommand({ CallbackId: "abcd", Result })),
  ).rejects.toMatchObject(refused(expect.stringContaining("262144")));
});

test("an unknown execution cannot be read", async () => {
  const { client } = await durableFunction(async () => undefined);
  const DurableExecutionArn =
    "arn:aws:lambda:us-east-1:000000000000:function:work:1/durable-execution/none/none";
  await expect(
    client.send(new GetDurableExecutionCommand({ DurableExecutionArn })),
  ).rejects.toMatchObject({ name: "ResourceNotFoundException" });
});

test("a result of more than 256 KB fails the run with the reason, on the function's side too", async () => {
  const { result } = await durableFunction(async (_input, context) => {
    await context.step("large", async () => text(262_144));
  });
  expect(await result({})).toMatchObject({
    error: "Unhandled",
    value: { errorMessage: expect.stringContaining("262144") },
  });
});
