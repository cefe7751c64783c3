import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Log } from "@advisor/adapters/log";
import { startApi } from "@advisor/local/api-server";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, north, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { chunksOf, reading } from "../api/streams.ts";
import { eventually } from "../eventually.ts";

const model = holding();
const api = withApi({ held: model.script });
let server: RunningServer;

beforeAll(async () => {
  server = await startApi(0);
});
afterAll(() => server.close());

const statuses = async (id: string): Promise<(string | undefined)[]> => {
  const { body } = await api.json<{ items: { role: string; metadata: { status: string } }[] }>(
    `GET ${v1}/conversations/${id}/messages`,
  );
  return body.items.map(({ role, metadata }) => `${role} ${metadata.status}`);
};

/** A connection on which this much of a message's request was sent. */
async function sending(id: string, bytes?: number): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify({ conversation_id: id, message: "Hello" });
  const head = [
    `POST ${v1}/chat/stream HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${await api.cloud.issuer.mint(north)}`,
    "content-type: application/json",
    `content-length: ${body.length}`,
  ];
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.on("error", () => undefined);
  const sent = Promise.withResolvers<void>();
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, bytes)}`, () => sent.resolve());
  await sent.promise;
  return socket;
}

describe("a request that ends before its body does", () => {
  test("stores nothing", async () => {
    const id = await api.start();
    const before = await api.cloud.stored();
    for (const bytes of [0, 1, 30]) (await sending(id, bytes)).resetAndDestroy();
    await new Promise(setImmediate);
    const finished = await fetch(`${server.url}/health`);
    expect(finished.status).toBe(200);
    expect(await api.cloud.stored()).toBe(before);
  });

  test("is reported as a client error", async () => {
    const reported: string[] = [];
    const log: Log = { info: () => undefined, error: (event) => void reported.push(event) };
    const app = api.open("offline", { log });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"household_id":'));
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    const response = await app.request(`${v1}/conversations`, {
      method: "POST",
      body,
      duplex: "half",
      headers: {
        authorization: `Bearer ${await api.cloud.issuer.mint(north)}`,
        "content-type": "application/json",
      },
    } as RequestInit);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "incomplete_body", retryable: false },
    ]);
    expect(reported).toEqual([]);
  });
});

test("disconnecting before the first byte leaves a whole turn or nothing", async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => api.start()));
  for (const [place, id] of ids.entries()) {
    const socket = await sending(id);
    for (let wait = 0; wait < 10 * place; wait += 1) await new Promise(setImmediate);
    socket.resetAndDestroy();
  }
  for (const id of ids) {
    const next = await eventually(async () => {
      const response = await api.send(id, "Hello again");
      expect(response.status).toBe(200);
      return chunksOf(response);
    });
    expect(next.at(-1)).toMatchObject({ type: "finish" });
    const found = await statuses(id);
    const whole = found.map((_, at) => (at % 2 === 0 ? "user complete" : "assistant complete"));
    expect(found).toEqual(whole);
    expect([2, 4]).toContain(found.length);
  }
});

test("a reader who disconnects and asks again at once waits for the turn, and both are stored in order", async () => {
  const app: App = api.open("held");
  const id = await api.start();
  const stream = reading(await api.send(id, "Hello, one", { app }));
  await stream.until("text-delta");
  await stream.leave();
  const early = await api.send(id, "Hello, two");
  expect([early.status, early.headers.get("retry-after"), await early.json()]).toMatchObject([
    409,
    "2",
    { code: "turn_in_progress", retryable: true },
  ]);
  await model.release();
  await eventually(async () => expect((await statuses(id))[1]).toBe("assistant complete"));
  await (await api.send(id, "Hello, two")).text();
  const { body } = await api.json<{ items: { parts: { text?: string }[] }[] }>(
    `GET ${v1}/conversations/${id}/messages`,
  );
  const asked = [body.items[0], body.items[2]].map((message) => message?.parts[0]?.text);
  expect([body.items.length, ...asked]).toEqual([4, "Hello, one", "Hello, two"]);
});
