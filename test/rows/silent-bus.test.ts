import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";

const api = withApi();
const question = "What is in VOO?";

/** How a bus responds to a request. */
const faults: Record<string, RequestListener> = {
  "accepts and never answers": () => undefined,
  "answers after a minute": (_, response) => {
    setTimeout(() => response.end("{}"), 60_000).unref();
  },
  "answers the head and no body": (_, response) => {
    response.writeHead(200, { "content-type": "application/x-amz-json-1.1" });
    response.flushHeaders();
  },
  "resets the connection": (request) => void request.socket.resetAndDestroy(),
  "answers 500": (_, response) => void response.writeHead(500).end("{}"),
  "answers HTML": (_, response) => void response.writeHead(200).end("<html>"),
};

let listener: RequestListener = () => undefined;
const server = createServer((request, response) => listener(request, response));
let app: App;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const direct = process.env.AWS_ENDPOINT_URL_EVENTBRIDGE;
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  process.env.AWS_ENDPOINT_URL_EVENTBRIDGE = `http://127.0.0.1:${port}`;
  app = api.open();
  listener = (_, response) => void response.writeHead(400).end("{}");
  // The client resolves its endpoint on the first call and keeps it.
  await chunksOf(await api.send(await api.start(), question, { app }));
  process.env.AWS_ENDPOINT_URL_EVENTBRIDGE = direct;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("a turn whose bus", () => {
  test.each(Object.keys(faults))(
    "%s ends its stream within seconds, and gives its slot back",
    async (fault) => {
      listener = faults[fault] ?? listener;
      const began = performance.now();
      const chunks = await chunksOf(await api.send(await api.start(), question, { app }));
      expect(chunks.at(-1)).toMatchObject({ type: "finish" });
      expect(performance.now() - began).toBeLessThan(15_000);
      const { body } = await api.json(`GET ${v1}/spend`, { app });
      expect(body.turns_running).toBe(0);
    },
  );
});

describe("a title whose event was lost is requested again", () => {
  /**
   * A conversation from half a minute ago with an answer, and apps that record what they publish.
   */
  async function untitled() {
    const id = await api.start();
    const lost = { publish: () => Promise.reject(new Error("the bus is away")) };
    await chunksOf(await api.send(id, question, { app: api.open("offline", { bus: lost }) }));
    const published: string[] = [];
    const bus = {
      publish: async (event: { conversation_id: string }) =>
        void published.push(event.conversation_id),
    };
    const at = (laterMs: number): App => {
      const clock = { now: () => Date.now() + laterMs, today: () => "2026-11-21" };
      return api.open("offline", { bus, clock });
    };
    return { id, published, at };
  }

  test("with the next message", async () => {
    const { id, published, at } = await untitled();
    await chunksOf(await api.send(id, "And VTI?", { app: at(31_000) }));
    expect(published).toEqual([id]);
  });

  test("when the conversation is opened", async () => {
    const { id, published, at } = await untitled();
    await api.call(`GET ${v1}/conversations/${id}/messages`, { app: at(31_000) });
    expect(published).toEqual([id]);
  });

  test("but not while it may still arrive, or when it exists", async () => {
    const { id, published, at } = await untitled();
    await api.call(`GET ${v1}/conversations/${id}/messages`, { app: at(0) });
    await api.call(`PATCH ${v1}/conversations/${id}`, { body: { title: "Mine" } });
    await api.call(`GET ${v1}/conversations/${id}/messages`, { app: at(31_000) });
    expect(published).toEqual([]);
  });
});
