import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen, type Running } from "@advisor/local/dynamo/listen";
import type { Invocation } from "@advisor/local/lambda/host";

/** An operation of an execution, as it goes over the wire. */
interface Operation {
  Id: string;
  Name: string;
  Type: string;
  SubType?: string;
  Status: string;
  StartTimestamp: string;
  ExecutionDetails?: { InputPayload: string };
  StepDetails?: { Attempt: number; Result?: string; Error?: unknown };
  WaitDetails?: { ScheduledEndTimestamp: string };
}

interface Update {
  Id: string;
  Name: string;
  Type: string;
  SubType?: string;
  Action: string;
  Payload?: string;
  Error?: unknown;
  WaitOptions?: { WaitSeconds: number };
}

interface Output {
  Status: "SUCCEEDED" | "FAILED" | "PENDING";
  Result?: string;
}

interface Execution {
  arn: string;
  token: string;
  operations: Map<string, Operation>;
}

/** A request to run a durable function, as it came. */
export interface Started {
  function: string;
  type: unknown;
  name: string;
  payload: unknown;
}

export interface Durable extends Running {
  /** Every request to run the function, those that found their execution there among them. */
  started: Started[];
  /** What the executions did, in order: steps begun and kept, waits, invocations that died. */
  history: string[];
  /** The invocations, as they were sent: each has what was kept until then. */
  events: unknown[];
  /** Resolves when no execution is under way, with what each came to. */
  idle(): Promise<Output[]>;
}

const now = (): string => new Date().toISOString();

/**
 * The part of Lambda that runs durable functions: an execution for each name, invoked again when a
 * wait is over or its process died. `waiting` is awaited in place of the time that a wait takes.
 */
export async function startDurable(options: {
  invoke(event: unknown): Promise<Invocation>;
  waiting?(name: string): Promise<void>;
}): Promise<Durable> {
  const executions = new Map<string, Execution>();
  const outputs = new Map<string, Promise<Output>>();
  const started: Started[] = [];
  const history: string[] = [];
  const events: unknown[] = [];

  async function drive(execution: Execution): Promise<Output> {
    for (;;) {
      execution.token = randomUUID();
      const event = {
        DurableExecutionArn: execution.arn,
        CheckpointToken: execution.token,
        InitialExecutionState: { Operations: [...execution.operations.values()] },
      };
      events.push(structuredClone(event));
      const { payload, error } = await options.invoke(event);
      const output = payload as Output;
      if (error !== undefined) history.push("died");
      else if (output.Status !== "PENDING") return output;
      else await wait(execution);
    }
  }

  async function wait({ operations }: Execution): Promise<void> {
    for (const operation of operations.values()) {
      if (operation.Type !== "WAIT" || operation.Status !== "STARTED") continue;
      await options.waiting?.(operation.Name);
      operation.Status = "SUCCEEDED";
    }
  }

  async function invoked(request: IncomingMessage, response: ServerResponse, name: string) {
    const body = await text(request);
    const execution = String(request.headers["x-amz-durable-execution-name"]);
    const type = request.headers["x-amz-invocation-type"];
    started.push({ function: name, type, name: execution, payload: JSON.parse(body) });
    if (!/:[\w$-]+$/.test(name)) return refuse(response, "A durable function has a qualifier.");
    const known = executions.get(execution) ?? fresh(execution, body);
    if (!executions.has(execution)) {
      executions.set(execution, known);
      outputs.set(execution, drive(known));
    }
    response.writeHead(202, { "x-amz-durable-execution-arn": known.arn }).end();
  }

  async function checkpointed(request: IncomingMessage, response: ServerResponse, arn: string) {
    const { CheckpointToken, Updates = [] } = JSON.parse(await text(request));
    const execution = [...executions.values()].find((one) => one.arn === arn);
    if (execution === undefined || execution.token !== CheckpointToken) {
      return refuse(response, "Invalid Checkpoint Token");
    }
    const Operations = (Updates as Update[]).map((update) => {
      history.push(told(update));
      const operation = updated(execution.operations.get(update.Id), update);
      execution.operations.set(update.Id, operation);
      return epochs(operation);
    });
    execution.token = randomUUID();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ CheckpointToken: execution.token, NewExecutionState: { Operations } }),
    );
  }

  const server = await listen(async (request, response) => {
    const [, version, kind, name = "", verb] = new URL(request.url ?? "", "http://x").pathname
      .split("/")
      .map(decodeURIComponent);
    const route = `${request.method} ${version} ${kind} ${verb}`;
    if (route === "POST 2015-03-31 functions invocations") return invoked(request, response, name);
    if (route === "POST 2025-12-01 durable-executions checkpoint") {
      return checkpointed(request, response, name);
    }
    refuse(response, `There is no ${route}.`);
  });
  return { ...server, started, history, events, idle: () => Promise.all(outputs.values()) };
}

const fresh = (name: string, input: string): Execution => {
  const id = randomUUID();
  const execution: Operation = {
    Id: id,
    Name: name,
    Type: "EXECUTION",
    Status: "STARTED",
    StartTimestamp: now(),
    ExecutionDetails: { InputPayload: input },
  };
  const arn = `arn:aws:lambda:us-east-1:000000000000:function:workflow:7/durable-execution/${name}/${id}`;
  return { arn, token: "", operations: new Map([[id, execution]]) };
};

function updated(before: Operation | undefined, update: Update): Operation {
  const { Action, Payload, Error: error, WaitOptions, ...same } = update;
  const status = { START: "STARTED", SUCCEED: "SUCCEEDED", FAIL: "FAILED" }[Action];
  if (status === undefined) throw new Error(`nobody expects ${Action} here`);
  const result = {
    ...(Payload === undefined ? {} : { Result: Payload }),
    ...(error === undefined ? {} : { Error: error }),
  };
  const end = new Date(Date.now() + (WaitOptions?.WaitSeconds ?? 0) * 1_000).toISOString();
  return {
    ...same,
    Status: status,
    StartTimestamp: before?.StartTimestamp ?? now(),
    ...(same.Type === "STEP" ? { StepDetails: { Attempt: 1, ...result } } : {}),
    ...(same.Type === "WAIT" ? { WaitDetails: { ScheduledEndTimestamp: end } } : {}),
  };
}

const told = ({ Type, Name, Action, Payload, WaitOptions }: Update): string =>
  Type === "WAIT"
    ? `${Name} ${WaitOptions?.WaitSeconds}`
    : [Name, Action.toLowerCase(), ...(Payload === undefined ? [] : [Payload])].join(" ");

/** Answers of the API tell times in seconds, where events tell them as text. */
const epochs = (operation: Operation): unknown =>
  JSON.parse(JSON.stringify(operation), (key, value) =>
    key.endsWith("Timestamp") ? Date.parse(value) / 1_000 : value,
  );

function refuse(response: ServerResponse, Message: string): void {
  const type = "InvalidParameterValueException";
  response.writeHead(400, { "content-type": "application/json", "x-amzn-errortype": type });
  response.end(JSON.stringify({ Type: "User", message: Message }));
}
