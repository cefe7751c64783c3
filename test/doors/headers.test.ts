import { beforeAll, expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";

const api = withApi();
let conversation = "";

beforeAll(async () => {
  conversation = await api.start("hh_d1");
  await (await api.send(conversation, "What do they own?")).text();
});

const protection = (response: Response) => [
  response.headers.get("cache-control")?.split(",")[0],
  response.headers.get("x-content-type-options"),
];
const protectedAnswer = ["no-store", "nosniff"];

/** Every route of the API, as a request can name it. */
const routes = (): string[] => {
  const named = api.app.routes.filter(
    ({ method, path }) => method !== "ALL" && !path.includes("*"),
  );
  const paths = named.map(
    ({ method, path }) =>
      `${method} ${path.replace(/\/messages\/:id/, `/messages/${conversation}_reply`).replace(/:\w+/, conversation)}`,
  );
  return [...new Set(paths), "GET /mcp", "POST /mcp", "GET /no/such/route"];
};

test("responses of all routes forbid caching and type sniffing", async () => {
  const found: Record<string, unknown> = {};
  for (const route of routes()) {
    for (const as of ["adv_north", null]) {
      if (route.startsWith("DELETE") && as !== null) continue;
      const response = await api.call(route, {
        as,
        ...(route.startsWith("GET") ? {} : { body: {} }),
      });
      found[`${route} as ${as}: ${response.status}`] = protection(response);
      await response.body?.cancel();
    }
  }
  expect(Object.keys(found).length).toBeGreaterThan(50);
  expect(new Set(Object.values(found).map(String))).toEqual(new Set([protectedAnswer.join()]));
});

test("streams in every encoding and their replays forbid caching and type sniffing", async () => {
  const message = "How much cash do they have?";
  const body = { conversation_id: conversation, message };
  for (const query of ["", "?protocol=ui", "?protocol=ui7", "?protocol=data"]) {
    const headers = { "idempotency-key": `key${query}` };
    for (const _ of ["first", "again"]) {
      const response = await api.call(`POST ${v1}/chat/stream${query}`, { body, headers });
      expect([response.status, ...protection(response)]).toEqual([200, ...protectedAnswer]);
      await response.text();
    }
  }
  const trading = await api.call("POST /api/chat/stream", { body: { message: "Price of INFY?" } });
  expect([trading.status, ...protection(trading)]).toEqual([200, ...protectedAnswer]);
  await trading.text();
});

test("messages of the Model Context Protocol forbid caching and type sniffing", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const headers = { accept: "application/json, text/event-stream" };
  const response = await api.call("POST /mcp", { body, headers });
  expect([response.status, ...protection(response)]).toEqual([200, ...protectedAnswer]);
  await response.text();
});
