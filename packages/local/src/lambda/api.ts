import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { invokeDurable } from "../durable/invoke.ts";
import { type FunctionName, parseFunctionName } from "../durable/names.ts";
import { Refusal } from "../durable/refusal.ts";
import { serveDurable } from "../durable/routes.ts";
import type { Service } from "../durable/service.ts";
import { parseJson } from "../dynamo/json.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import type { Invocation } from "./host.ts";

export interface Invocable {
  invoke(event: unknown): Promise<Invocation>;
}

interface LambdaApiOptions {
  /** Functions that run to completion when they are invoked. */
  functions: Record<string, Invocable>;
  /** The service for durable functions, whose executions are stored. */
  durable?: Service;
  port?: number;
}

/** Serves the part of the Lambda API that invokes functions by name or ARN, and durable executions. */
export function startLambdaApi(options: LambdaApiOptions): Promise<RunningServer> {
  return listen(async (request, response) => {
    try {
      await serve(options, request, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(response, error);
    }
  }, options.port);
}

async function serve(
  { functions, durable }: LambdaApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (durable && request.url?.startsWith("/2025-12-01/")) {
    return serveDurable(durable, request, response);
  }
  const body = await text(request);
  const named = invokedBy(request);
  const {
    "x-amz-invocation-type": type = "RequestResponse",
    "x-amz-durable-execution-name": name,
  } = request.headers;
  const kept = durable?.functions.includes(named.name) ? durable : undefined;
  const invocable = Object.hasOwn(functions, named.name) ? functions[named.name] : undefined;
  const event = parseJson(body || "{}");
  checkFound(kept ?? invocable, event);
  if (type === "DryRun") return void response.writeHead(204).end();
  const asked = { function: named, type: String(type), name: name?.toString(), body: body || "{}" };
  if (kept) return invokeDurable(kept, asked, response);
  if (invocable) return invoke(invocable, { name: named.name, type, event }, response);
}

function checkFound(invoked: object | undefined, event: unknown): void {
  if (invoked === undefined) {
    throw new Refusal("ResourceNotFoundException", "Function not found", 404);
  }
  if (event === undefined) {
    throw new Refusal("InvalidRequestContentException", "Could not parse request body");
  }
}

async function invoke(
  invocable: Invocable,
  { name, type, event }: { name: string; type: unknown; event: unknown },
  response: ServerResponse,
): Promise<void> {
  if (type !== "Event") return answer(response, await invocable.invoke(event));
  void invocable.invoke(event).then(({ error, payload }) => {
    if (error) process.emitWarning(`${name} failed: ${JSON.stringify(payload)}`);
  });
  response.writeHead(202).end();
}

function answer(response: ServerResponse, { payload, error }: Invocation): void {
  response.writeHead(200, {
    "content-type": "application/json",
    "x-amz-executed-version": "$LATEST",
    ...(error ? { "x-amz-function-error": error } : {}),
  });
  response.end(JSON.stringify(payload ?? null));
}

/** The function in the path, with the version from the query string, if any. */
function invokedBy(request: IncomingMessage): FunctionName {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const encoded = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(pathname)?.[1] ?? "";
  const { name, qualifier } = parseFunctionName(decodeURIComponent(encoded));
  if (request.method !== "POST") return { name: "", qualifier };
  return { name, qualifier: qualifier ?? searchParams.get("Qualifier") ?? undefined };
}

function refuse(response: ServerResponse, { status, type, message }: Refusal): void {
  response.writeHead(status, { "content-type": "application/json", "x-amzn-errortype": type });
  response.end(JSON.stringify({ Type: "User", Message: message, message }));
}
