import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { parsed } from "../dynamo/json.ts";
import { listen, type Running } from "../dynamo/listen.ts";
import type { Invocation } from "./host.ts";

export interface Invocable {
  invoke(event: unknown): Promise<Invocation>;
}

/** The part of the Lambda API that invokes functions, by name or ARN. */
export function startLambdaApi(options: {
  functions: Record<string, Invocable>;
  port?: number;
}): Promise<Running> {
  return listen((request, response) => serve(options.functions, request, response), options.port);
}

async function serve(
  functions: Record<string, Invocable>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const name = nameOf(request);
  const invocable = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!invocable) return refuse(response, 404, "ResourceNotFoundException", "Function not found");
  const event = parsed(body || "{}");
  if (event === undefined) {
    return refuse(response, 400, "InvalidRequestContentException", "Could not parse request body");
  }

  switch (request.headers["x-amz-invocation-type"]) {
    case "DryRun":
      response.writeHead(204).end();
      return;
    case "Event":
      void invocable.invoke(event).then(({ error, payload }) => {
        if (error) process.emitWarning(`${name} failed: ${JSON.stringify(payload)}`);
      });
      response.writeHead(202).end();
      return;
    default:
      return answer(response, await invocable.invoke(event));
  }
}

function answer(response: ServerResponse, { payload, error }: Invocation): void {
  response.writeHead(200, {
    "content-type": "application/json",
    "x-amz-executed-version": "$LATEST",
    ...(error ? { "x-amz-function-error": error } : {}),
  });
  response.end(JSON.stringify(payload ?? null));
}

/** From the path: a name, `name:qualifier`, a partial or a full ARN. */
function nameOf(request: IncomingMessage): string {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const encoded = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path)?.[1] ?? "";
  const [, name = ""] = /^(?:.*function:)?([^:]+)/.exec(decodeURIComponent(encoded)) ?? [];
  return request.method === "POST" ? name : "";
}

function refuse(response: ServerResponse, status: number, type: string, Message: string): void {
  response.writeHead(status, { "content-type": "application/json", "x-amzn-errortype": type });
  response.end(JSON.stringify({ Type: "User", Message }));
}
