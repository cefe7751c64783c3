import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { parseJson } from "../dynamo/json.ts";
import type { Execution } from "./execution-records.ts";
import { withoutPayloads } from "./history.ts";
import { byteLength, limits } from "./limits.ts";
import { functionArn, parseFunctionName } from "./names.ts";
import { ErrorObject, inSeconds, Update } from "./operation.ts";
import { invalidRequest, Refusal } from "./refusal.ts";
import { pageSize, type Service } from "./service.ts";

interface Call {
  service: Service;
  /** From the path: an execution's ARN, a callback's id or a function's name. */
  subject: string;
  query: URLSearchParams;
  body: Buffer;
}

type Route = (call: Call) => unknown;

const Checkpoint = z.object({
  CheckpointToken: z.string(),
  ClientToken: z.string().optional(),
  Updates: z.array(Update).default([]),
});

const routes: Record<string, Route> = {
  "POST durable-executions checkpoint": ({ service, subject, body }) => {
    const { CheckpointToken, ClientToken, Updates } = read(Checkpoint, body);
    const { Operations, ...answer } = service.checkpoint(
      ...([subject, CheckpointToken, ClientToken, Updates] as const),
    );
    return { ...answer, NewExecutionState: { Operations } };
  },
  "GET durable-executions state": ({ service, subject, query }) =>
    service.state(subject, text(query, "CheckpointToken") ?? "", ...paging(query)),
  "GET durable-executions": ({ service, subject, query }) =>
    described(service, service.execution(subject), query.get("IncludeExecutionData") !== "false"),
  "GET durable-executions history": history,
  "POST durable-executions stop": ({ service, subject, body }) => {
    const error = body.length > 0 ? read(ErrorObject, body) : undefined;
    return { StopTimestamp: iso(service.stop(subject, error).ended) };
  },
  "GET functions durable-executions": list,
  "POST durable-execution-callbacks succeed": ({ service, subject, body }) => {
    const Result = body.toString();
    if (byteLength(Result) > limits.payload) {
      const message = `The result is larger than ${limits.payload} bytes.`;
      throw invalidRequest(message);
    }
    service.answerCallback(subject, { Status: "SUCCEEDED", Result });
    return {};
  },
  "POST durable-execution-callbacks fail": ({ service, subject, body }) => {
    const error = body.length > 0 ? read(ErrorObject, body) : {};
    service.answerCallback(subject, { Status: "FAILED", Error: error });
    return {};
  },
  "POST durable-execution-callbacks heartbeat": ({ service, subject }) => {
    service.heartbeat(subject);
    return {};
  },
};

/** Serves the routes of the Lambda API for durable executions. */
export async function serveDurable(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const [, , kind = "", subject = "", verb] = pathname.split("/").map(decodeURIComponent);
  const key = [request.method, kind, ...(verb === undefined ? [] : [verb])].join(" ");
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  if (route === undefined) throw new Refusal("ResourceNotFoundException", `No route ${key}`, 404);
  const answer = route({ service, subject, query, body: await buffer(request) });
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(inSeconds(answer)));
}

function history({ service, subject, query }: Call): unknown {
  const reverse = query.get("ReverseOrder") === "true";
  const after = number(query, "Marker");
  const limit = number(query, "MaxItems") || 100;
  const events = service.events(subject, { after, reverse, limit: limit + 1 });
  const Events = events.slice(0, limit);
  const more = events.length > limit ? { NextMarker: String(Events.at(-1)?.EventId) } : {};
  const shown =
    query.get("IncludeExecutionData") === "false" ? Events.map(withoutPayloads) : Events;
  return { Events: shown, ...more };
}

function list({ service, subject, query }: Call): unknown {
  const { name, qualifier } = parseFunctionName(subject);
  if (!service.functions.includes(name)) {
    throw new Refusal("ResourceNotFoundException", `Function not found: ${name}`, 404);
  }
  const [offset, limit] = paging(query);
  const found = service.list({
    function: name,
    version: text(query, "Qualifier") ?? qualifier,
    name: text(query, "DurableExecutionName"),
    statuses: query.getAll("Statuses"),
    after: time(query, "StartedAfter"),
    before: time(query, "StartedBefore"),
    reverse: query.get("ReverseOrder") === "true",
    offset,
    limit: limit + 1,
  });
  const more = found.length > limit ? { NextMarker: String(offset + limit) } : {};
  return { DurableExecutions: found.slice(0, limit).map(summary), ...more };
}

const summary = (execution: Execution) => ({
  DurableExecutionArn: execution.arn,
  DurableExecutionName: execution.name,
  FunctionArn: functionArn(execution.function, execution.version),
  Status: execution.status,
  StartTimestamp: iso(execution.started),
  EndTimestamp: iso(execution.ended),
});

function described({ executionSeconds }: Service, execution: Execution, data: boolean) {
  const kept = { InputPayload: execution.input, Result: execution.result, Error: execution.error };
  return {
    ...summary(execution),
    Version: execution.version,
    ExecutionDataIncluded: data,
    DurableConfig: { ExecutionTimeout: executionSeconds },
    ...(data ? kept : {}),
  };
}

function read<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.infer<Schema> {
  const result = schema.safeParse(parseJson(body.toString()));
  if (!result.success) throw invalidRequest(z.prettifyError(result.error));
  return result.data;
}

const text = (query: URLSearchParams, name: string) => query.get(name) ?? undefined;

function number(query: URLSearchParams, name: string): number | undefined {
  const value = text(query, name);
  return value === undefined ? undefined : Number(value);
}

function time(query: URLSearchParams, name: string): number | undefined {
  const value = text(query, name);
  return value === undefined ? undefined : Date.parse(value);
}

/** The start and the maximum size of a page. */
const paging = (query: URLSearchParams): [from: number, limit: number] => [
  number(query, "Marker") ?? 0,
  Math.min(number(query, "MaxItems") || 100, pageSize),
];

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
