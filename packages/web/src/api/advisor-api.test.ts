import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { advisorApi } from "./advisor-api.ts";
import { NetworkError } from "./connection.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * The API of a server with this listener, the tokens that it refused, and the calls to the
 * connection.
 */
async function apiOf(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refused: string[] = [];
  const link: string[] = [];
  const api = advisorApi({
    base,
    token: () => "secret",
    tokenAfter: async (token) => {
      refused.push(token);
      return "renewed";
    },
    connection: {
      failed: async () => void link.push("failed"),
      answered: () => void link.push("answered"),
    },
  });
  return { api, refused, link, server };
}

const problem = (status: number, detail: string) =>
  JSON.stringify({
    type: "about:blank",
    title: "No",
    status,
    detail,
    code: "no",
    request_id: "req_1",
    retryable: false,
  });

const card = (id: string, household_id: string | null) => ({
  id,
  household_id,
  title: null,
  created_at: "2026-11-20T15:00:00.000Z",
  updated_at: "2026-11-20T15:00:00.000Z",
  pinned: false,
});

it("a refusal has the API's own message", async () => {
  const { api, refused } = await apiOf((_, response) => {
    response.writeHead(404).end(problem(404, "There is nothing here, or it is not yours."));
  });
  await expect(api.state("con_1")).rejects.toThrow("There is nothing here, or it is not yours.");
  expect(refused).toEqual([]);
});

it("a request whose token was refused is repeated with a new one", async () => {
  const bearers: unknown[] = [];
  const { api, refused } = await apiOf((request, response) => {
    bearers.push(request.headers.authorization);
    if (request.headers.authorization === "Bearer secret") {
      response.writeHead(401).end(problem(401, "Sign in first."));
    } else response.end(JSON.stringify({ items: [], next_cursor: null }));
  });
  expect(await api.households()).toEqual([]);
  expect([bearers, refused]).toEqual([["Bearer secret", "Bearer renewed"], ["secret"]]);
});

it("a token that is refused again is an error", async () => {
  const { api } = await apiOf((_, response) => {
    response.writeHead(401).end(problem(401, "Sign in first."));
  });
  await expect(api.households()).rejects.toThrow("Sign in first.");
});

it("an unreachable service is reported as such", async () => {
  const { api, link, server } = await apiOf(() => undefined);
  server.close();
  await expect(api.households()).rejects.toThrow(new NetworkError());
  expect(link).toEqual(["failed"]);
});

it.each([
  [
    "a page with an item of another shape",
    JSON.stringify({ items: [{ id: 1 }], next_cursor: null }),
  ],
  ["an invalid JSON body", "<html>"],
])("%s is reported in plain words, without schema details", async (_, body) => {
  const { api } = await apiOf((_request, response) => response.end(body));
  await expect(api.households()).rejects.toThrow(
    /^The service sent something that this page cannot read/,
  );
  await expect(api.state("con_1")).rejects.toThrow(/^The service sent something/);
  await expect(api.startConversation(null, "key_1")).rejects.toThrow(/^The service sent something/);
});

it("every page of a list is read, and each change has its own idempotency key", async () => {
  const asked: string[] = [];
  const keys: unknown[] = [];
  const { api } = await apiOf((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    if (request.method === "PATCH") keys.push(request.headers["idempotency-key"]);
    const more = request.url?.includes("cursor") ? null : "next page";
    response.end(JSON.stringify({ items: [], next_cursor: more }));
  });
  expect(await api.messages("con_1")).toEqual([]);
  await api.change("con_1", { title: "A" });
  await api.change("con_1", { title: "A" });
  const path = "/api/v1/copilot/conversations/con_1";
  expect(asked).toEqual([
    `GET ${path}/messages?protocol=ui7 Bearer secret`,
    `GET ${path}/messages?protocol=ui7&cursor=next%20page Bearer secret`,
    `PATCH ${path} Bearer secret`,
    `PATCH ${path} Bearer secret`,
  ]);
  expect(new Set(keys).size).toBe(2);
});

it("general conversations exclude those about a household", async () => {
  const items = [card("con_1", null), card("con_2", "hh_d1")];
  const { api } = await apiOf((_, response) =>
    response.end(JSON.stringify({ items, next_cursor: null })),
  );
  expect(await api.conversations(null)).toEqual([items[0]]);
  expect(await api.conversations("hh_d1")).toEqual([items[1]]);
});
