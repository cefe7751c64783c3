import { type DurableOptions, startDurable } from "@advisor/local/durable/start";
import { type DurableContext, withDurableExecution } from "@aws/durable-execution-sdk-js";
import {
  GetDurableExecutionCommand,
  GetDurableExecutionHistoryCommand,
  InvokeCommand,
  LambdaClient,
} from "@aws-sdk/client-lambda";
import { afterEach } from "vitest";

/** The length of a second of waiting in tests. */
const secondMs = 20;
/** Short enough to wait for. */
const executionSeconds = 900;

type Code = (input: never, context: DurableContext) => Promise<unknown>;

export const functionName = "work:1";

/** The service with one durable function, `work`, and the real clients on both sides. */
export async function durableFunction(
  code: Code,
  options: Partial<DurableOptions> & { invoked?(event: Event): void } = {},
) {
  const { invoked = () => undefined, ...settings } = options;
  const running = await startDurable({
    secondMs,
    executionSeconds,
    functions: { work: inProcess(code, invoked) },
    ...settings,
  });
  const client = lambdaClient(running.url);
  opened.push(async () => {
    client.destroy();
    await running.close();
  });
  return { ...running, client, ...calls(client) };
}

export const lambdaClient = (endpoint: string): LambdaClient =>
  new LambdaClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });

/** The event of an invocation. */
export interface Event {
  DurableExecutionArn: string;
  CheckpointToken: string;
  UpdatedOperationIds: string[];
  InitialExecutionState: { Operations: { Id: string }[]; NextMarker?: string };
}

const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Runs the code under the durable SDK in this process. */
export const inProcess =
  (code: Code, invoked: (event: Event) => void = () => undefined) =>
  (url: string) => {
    const handler = withDurableExecution(code as never, { client: lambdaClient(url) });
    const lambda = { getRemainingTimeInMillis: () => 900_000 } as never;
    return {
      async invoke(event: unknown) {
        invoked(event as Event);
        return { payload: await handler(event as never, lambda) };
      },
    };
  };

function calls(client: LambdaClient) {
  const invoke = (type: "Event" | "RequestResponse", input: unknown, name?: string) =>
    client.send(
      new InvokeCommand({
        FunctionName: functionName,
        InvocationType: type,
        Payload: JSON.stringify(input),
        ...(name === undefined ? {} : { DurableExecutionName: name }),
      }),
    );
  return {
    /** Starts an execution and returns its ARN. */
    async start(input: unknown, name?: string): Promise<string> {
      const { DurableExecutionArn = "" } = await invoke("Event", input, name);
      return DurableExecutionArn;
    },
    /** Runs an execution to its end, or waits for the end of the one with this name. */
    async result(
      input: unknown,
      name?: string,
    ): Promise<{ value: unknown; error: string | undefined }> {
      const { Payload, FunctionError } = await invoke("RequestResponse", input, name);
      const value: unknown = JSON.parse(Payload?.transformToString() ?? "null");
      return { value, error: FunctionError };
    },
    execution: (DurableExecutionArn: string) =>
      client.send(new GetDurableExecutionCommand({ DurableExecutionArn })),
    /** The history as "EventType name", without invocations. */
    async history(DurableExecutionArn: string): Promise<string[]> {
      const { Events = [] } = await client.send(
        new GetDurableExecutionHistoryCommand({ DurableExecutionArn, MaxItems: 1_000 }),
      );
      return Events.filter(({ EventType }) => EventType !== "InvocationCompleted").map(
        ({ EventType, Name }) => [EventType, ...(Name === undefined ? [] : [Name])].join(" "),
      );
    },
  };
}
