import { startDurable } from "@advisor/local/durable/start";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import type { Invocable } from "@advisor/local/lambda/api";
import {
  GetDurableExecutionCommand,
  GetDurableExecutionHistoryCommand,
  InvokeCommand,
  LambdaClient,
  ListDurableExecutionsByFunctionCommand,
} from "@aws-sdk/client-lambda";

/** Everything a test waits for ends within this time. */
const executionSeconds = 900;

export interface Durable extends RunningServer {
  /** The executions' names and start events, oldest first. */
  started(): Promise<{ name: string; payload: unknown }[]>;
  /** Resolves with the result of the execution with this name. */
  ended(name: string): Promise<unknown>;
  /** Resolves when all executions have ended. */
  idle(): Promise<void>;
  /** The history of an execution: steps started and finished, waits, crashed invocations. */
  history(name: string): Promise<string[]>;
}

/** The laptop's durable service with one function and short waits, and the real client. */
export async function startDurableFunction(
  functionName: string,
  options: { invoke: Invocable["invoke"]; secondMs?: number },
): Promise<Durable> {
  const { invoke, secondMs = 40 } = options;
  const [name = ""] = functionName.split(":");
  const running = await startDurable({
    secondMs,
    executionSeconds,
    functions: { [name]: () => ({ invoke }) },
  });
  const client = new LambdaClient({
    endpoint: running.url,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });

  async function executions(filter: { DurableExecutionName?: string } = {}) {
    const command = new ListDurableExecutionsByFunctionCommand({ FunctionName: name, ...filter });
    const { DurableExecutions = [] } = await client.send(command);
    return Promise.all(
      DurableExecutions.map(({ DurableExecutionArn }) =>
        client.send(new GetDurableExecutionCommand({ DurableExecutionArn })),
      ),
    );
  }

  async function ended(DurableExecutionName: string): Promise<unknown> {
    const [{ InputPayload = "" } = {}] = await executions({ DurableExecutionName });
    const command = { FunctionName: functionName, DurableExecutionName, Payload: InputPayload };
    const { Payload } = await client.send(new InvokeCommand(command));
    return JSON.parse(Payload?.transformToString() ?? "null");
  }

  async function history(DurableExecutionName: string): Promise<string[]> {
    const [{ DurableExecutionArn } = {}] = await executions({ DurableExecutionName });
    const command = { DurableExecutionArn, MaxItems: 1_000 };
    const { Events = [] } = await client.send(new GetDurableExecutionHistoryCommand(command));
    return Events.flatMap(({ EventType = "", Name, InvocationCompletedDetails }) => {
      if (Name !== undefined) return [`${EventType} ${Name}`];
      return InvocationCompletedDetails?.Error === undefined ? [] : ["died"];
    });
  }

  return {
    url: running.url,
    started: async () =>
      (await executions()).map(({ DurableExecutionName, InputPayload }) => ({
        name: DurableExecutionName ?? "",
        payload: JSON.parse(InputPayload ?? "null"),
      })),
    ended,
    async idle() {
      const all = await executions();
      await Promise.all(all.map((one) => ended(one.DurableExecutionName ?? "")));
    },
    history,
    close: async () => {
      client.destroy();
      await running.close();
    },
  };
}
