import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpHandler } from "./http-handler.ts";
import { readBody } from "./sdk-call.ts";

let answer: RequestListener = (_, response) => response.end("{}");
const ports = new Set<number | undefined>();
const server = createServer((request, response) => {
  ports.add(request.socket.remotePort);
  answer(request, response);
});
const never = new AbortController().signal;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = () => ({
  method: "POST" as const,
  protocol: "http:",
  hostname: "127.0.0.1",
  port: (server.address() as AddressInfo).port,
  path: "/a",
  headers: { "x-one": "1" },
  body: "text",
});

test("requests go out one after the other over one connection", async () => {
  const handler = httpHandler({ connectionTimeoutMs: 2_000, responseTimeoutMs: 2_000 });
  answer = async (request, response) => {
    const { method, url, headers } = request;
    const told = JSON.stringify([method, url, headers["x-one"], String(await readBody(request))]);
    response.writeHead(201, { "x-two": "2" }).end(told);
  };
  ports.clear();
  for (const _ of [1, 2]) {
    const { response } = await handler.handle(post(), { abortSignal: never });
    expect([response.statusCode, response.headers["x-two"]]).toEqual([201, "2"]);
    expect(JSON.parse(String(await readBody(response.body)))).toEqual(["POST", "/a", "1", "text"]);
  }
  expect(ports.size).toBe(1);
  handler.destroy();
});

test("a server that does not answer is given up, and the call can be tried again", async () => {
  const handler = httpHandler({ connectionTimeoutMs: 2_000, responseTimeoutMs: 20 });
  answer = () => undefined;
  await expect(handler.handle(post(), { abortSignal: never })).rejects.toMatchObject({
    name: "TimeoutError",
    code: "ETIMEDOUT",
  });
  handler.destroy();
});

test("an abort ends the call, and the body that is being read", async () => {
  const handler = httpHandler({ connectionTimeoutMs: 2_000 });
  const left = new AbortController();
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const waiting = handler.handle(post(), { abortSignal: left.signal });
  await asked;
  left.abort("left");
  await expect(waiting).rejects.toBe("left");
  await expect(handler.handle(post(), { abortSignal: left.signal })).rejects.toBe("left");

  answer = (_, response) => response.write("begun");
  const reading = new AbortController();
  const { response } = await handler.handle(post(), { abortSignal: reading.signal });
  const body = readBody(response.body);
  reading.abort("left");
  await expect(body).rejects.toMatchObject({ code: "ECONNRESET" });
  handler.destroy();
});

test("a refused connection is an error with the system's code", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, "close");
  const handler = httpHandler({ connectionTimeoutMs: 2_000 });
  const refused = handler.handle({ ...post(), port }, { abortSignal: never });
  await expect(refused).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
