import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import type { ProviderDeps } from "@advisor/adapters/market/http/provider-http";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A request as the provider saw it. */
export interface Asked {
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: unknown;
}

export type Reply = (response: ServerResponse) => void;

/**
 * A market data provider for the tests of one file, with scripted responses and recorded requests.
 */
export function withProvider() {
  const asked: Asked[] = [];
  let reply: (asked: Asked) => Reply = () => json({}, 404);
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://provider");
    const body = request.method === "POST" ? await readJson(request) : null;
    const query = Object.fromEntries(searchParams);
    const one = { path: pathname, query, headers: request.headers, body };
    asked.push(one);
    reply(one)(response);
  });
  beforeAll(() => new Promise<void>((started) => server.listen(0, "127.0.0.1", started)));
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    base: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(answers: (asked: Asked) => Reply) {
      reply = answers;
    },
    /** Responds with JSON by path; other paths are not found. */
    routes(bodies: Readonly<Record<string, unknown>>) {
      reply = ({ path }) => (path in bodies ? json(bodies[path]) : json({ error: "?" }, 404));
    },
  };
}

/** Friday evening. Waiting takes no time and advances the clock. */
export function world(): ProviderDeps & { passes(milliseconds: number): void } {
  let now = Date.parse("2026-11-20T23:00:00Z");
  const passes = (milliseconds: number) => {
    now += milliseconds;
  };
  return {
    clock: { now: () => now, today: () => "2026-11-20" },
    wait: async (milliseconds) => passes(milliseconds),
    passes,
  };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(body));
  };

export const text =
  (body: string | Uint8Array, type: string, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };

/** Announces more bytes than it sends. */
export const cutOff: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"data": [');
  setImmediate(() => response.destroy());
};

/** Never responds. */
export const silent: Reply = () => {};
