import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

const stage = "$default";
const api = "local";

/** The event that a REST API's proxy integration makes of a request, in payload format 1.0. */
export function gatewayEvent(request: IncomingMessage, body: Buffer, requestId: string) {
  const url = new URL(request.url ?? "/", "http://localhost");
  const path = url.pathname;
  const multiValueHeaders = { ...named(request), ...traced() };
  const multiValueQueryStringParameters = parameters(url);
  return {
    resource: "/{proxy+}",
    path,
    httpMethod: request.method,
    headers: last(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: last(multiValueQueryStringParameters),
    multiValueQueryStringParameters,
    pathParameters: { proxy: path.slice(1) },
    stageVariables: null,
    requestContext: context(request, path, requestId),
    body: body.length > 0 ? body.toString("utf8") : null,
    isBase64Encoded: false,
  };
}

function context(request: IncomingMessage, path: string, requestId: string) {
  const now = Date.now();
  return {
    accountId: "000000000000",
    apiId: api,
    resourceId: "proxy",
    resourcePath: "/{proxy+}",
    httpMethod: request.method,
    path: `/${stage}${path}`,
    protocol: `HTTP/${request.httpVersion}`,
    stage,
    domainName: request.headers.host ?? "localhost",
    domainPrefix: api,
    requestId,
    extendedRequestId: requestId,
    requestTime: new Date(now).toUTCString(),
    requestTimeEpoch: now,
    identity: {
      sourceIp: request.socket.remoteAddress ?? "127.0.0.1",
      userAgent: request.headers["user-agent"] ?? null,
    },
  };
}

/** Headers with the sender's case, because a REST API does not lower it. */
function named({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    all[name] = [...(all[name] ?? []), value];
  }
  return all;
}

function traced(): Record<string, string[]> {
  const began = Math.floor(Date.now() / 1_000).toString(16);
  return { "X-Amzn-Trace-Id": [`Root=1-${began}-${randomBytes(12).toString("hex")}`] };
}

/** Null when the request has no parameters, not an empty object. */
function parameters({ searchParams }: URL): Record<string, string[]> | null {
  if (searchParams.size === 0) return null;
  const names = new Set(searchParams.keys());
  return Object.fromEntries([...names].map((name) => [name, searchParams.getAll(name)]));
}

/** The single-value form: the last value of each repeated name wins. */
const last = (all: Record<string, string[]> | null): Record<string, string> | null =>
  all === null
    ? null
    : Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.at(-1) ?? ""]));
