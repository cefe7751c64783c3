import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { readPrelude } from "./prelude.ts";
import type { LambdaError } from "./runtime-api.ts";

type Submit = (
  event: unknown,
  id: string,
) => Promise<{ body: IncomingMessage } | { error: LambdaError }>;

type EventOf = (request: IncomingMessage, body: Buffer, requestId: string) => unknown;

interface Head {
  statusCode?: number;
  headers?: Record<string, string>;
  cookies?: string[];
}

/**
 * Handles requests like a function URL or a streaming REST API: turns a request into an event and the result
 * into a response.
 */
export function functionUrl(submit: Submit, eventOf: EventOf) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = randomUUID();
    const event = eventOf(request, await buffer(request), id);
    const outcome = await submit(event, id);
    try {
      if ("error" in outcome) fail(response);
      else await answer(outcome.body, response);
    } catch {
      // The response was cut before its first byte.
      fail(response);
    }
  };
}

async function answer(body: IncomingMessage, response: ServerResponse): Promise<void> {
  const contentType = body.headers["content-type"] ?? "";
  if (body.headers["lambda-runtime-function-response-mode"] !== "streaming") {
    return whole(response, JSON.parse(await text(body)));
  }
  if (contentType.startsWith("application/vnd.awslambda.http-integration-response")) {
    writeHead(response, JSON.parse(await readPrelude(body)));
  } else {
    writeHead(response, { headers: { "content-type": contentType } });
  }
  forward(body, response);
}

/**
 * The function does not notice that its client left, so the rest of its response is read and
 * discarded.
 */
function forward(body: IncomingMessage, response: ServerResponse): void {
  response.flushHeaders();
  body.once("error", () => response.destroy());
  if (response.destroyed) return void body.resume();
  response.once("close", () => body.unpipe().resume());
  body.pipe(response);
}

/** A result with a status code is the whole response; any other result becomes its JSON body. */
function whole(response: ServerResponse, result: unknown): void {
  if (typeof result !== "object" || result === null || !("statusCode" in result)) {
    writeHead(response, { headers: { "content-type": "application/json" } });
    response.end(JSON.stringify(result));
    return;
  }
  const {
    body = "",
    isBase64Encoded = false,
    ...head
  } = result as Head & {
    body?: string;
    isBase64Encoded?: boolean;
  };
  writeHead(response, head);
  response.end(isBase64Encoded ? Buffer.from(body, "base64") : body);
}

function writeHead(response: ServerResponse, { statusCode = 200, headers, cookies }: Head): void {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  if (cookies?.length) response.setHeader("set-cookie", cookies);
  response.writeHead(statusCode);
}

function fail(response: ServerResponse): void {
  response.writeHead(502, { "content-type": "application/json" });
  response.end(JSON.stringify({ message: "Internal Server Error" }));
}
