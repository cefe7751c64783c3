import type { IncomingMessage } from "node:http";

/** The event that a function URL makes of a request, in payload format 2.0. */
export function functionUrlEvent(request: IncomingMessage, body: Buffer, requestId: string) {
  const [rawPath = "/", rawQueryString = ""] = split(request.url ?? "/");
  const { cookie, ...headers } = single(request.headers);
  const plain = isText(headers["content-type"]);
  const now = new Date();
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    ...(cookie ? { cookies: cookie.split("; ") } : {}),
    headers,
    ...(rawQueryString ? { queryStringParameters: parameters(rawQueryString) } : {}),
    requestContext: {
      accountId: "anonymous",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method: request.method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? "127.0.0.1",
        userAgent: headers["user-agent"] ?? "",
      },
      requestId,
      routeKey: "$default",
      stage: "$default",
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(plain ? "utf8" : "base64") } : {}),
    isBase64Encoded: body.length > 0 && !plain,
  };
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}

function single(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")]),
  );
}

/** Joins the values of a repeated parameter with commas. */
function parameters(query: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    joined[name] = name in joined ? `${joined[name]},${value}` : value;
  }
  return joined;
}

function isText(contentType = ""): boolean {
  return /^text\/|^application\/(json|xml|javascript|x-www-form-urlencoded)|\+(json|xml)/.test(
    contentType,
  );
}
