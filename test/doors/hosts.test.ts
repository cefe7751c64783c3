import { request } from "node:http";
import { json } from "node:stream/consumers";
import { startApi } from "@advisor/local/api-server";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";

withApi();
let server: RunningServer;

beforeAll(async () => {
  process.env.LOCAL_TOKEN_URL = `${process.env.OIDC_ISSUER}/dev/token`;
  server = await startApi(0);
});
afterAll(async () => {
  delete process.env.LOCAL_TOKEN_URL;
  await server.close();
});

/**
 * A request as a browser sends it from a page of `origin` that believes it is talking to `host`.
 */
async function ask(route: string, headers: Record<string, string>) {
  const [method = "", path = ""] = route.split(" ");
  const answer = Promise.withResolvers<{ status: number; body: Record<string, unknown> }>();
  const sent = request(`${server.url}${path}`, { method, headers, agent: false });
  sent.on("error", answer.reject);
  sent.on("response", (response) => {
    const status = response.statusCode ?? 0;
    json(response).then(
      (body) => answer.resolve({ status, body: { ...Object(body) } }),
      answer.reject,
    );
  });
  sent.end(method === "POST" ? '{"advisor_id":"adv_north"}' : undefined);
  return answer.promise;
}

const port = () => new URL(server.url).port;

describe("a foreign host name that resolves to this machine", () => {
  test.each(["POST /dev/token", "GET /health", "GET /api/tools", "POST /mcp", "GET /"])(
    "gets nothing from %s",
    async (route) => {
      for (const host of [
        `evil.example:${port()}`,
        "evil.example",
        `127.0.0.1.evil.example:${port()}`,
      ]) {
        expect(await ask(route, { host })).toMatchObject({
          status: 403,
          body: { code: "forbidden_host", retryable: false },
        });
      }
    },
  );

  test("gets no token from the issuer either", async () => {
    const response = Promise.withResolvers<number | undefined>();
    const headers = { host: "evil.example" };
    request(`${process.env.OIDC_ISSUER}/dev/token`, { method: "POST", headers }, ({ statusCode }) =>
      response.resolve(statusCode),
    ).end('{"advisor_id":"adv_north"}');
    expect(await response.promise).toBe(403);
  });
});

describe("this machine's own names", () => {
  test.each(["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])("%s gets a token", async (name) => {
    const host = `${name}:${port()}`;
    const token = { status: 200, body: { token: expect.any(String) } };
    expect(await ask("POST /dev/token", { host })).toEqual(token);
    expect(await ask("POST /dev/token", { host, origin: `http://${host}` })).toEqual(token);
  });

  test.each(["http://evil.example", "http://localhost:1", "https://localhost", "null"])(
    "a page of %s gets no token",
    async (origin) => {
      expect(await ask("POST /dev/token", { host: `localhost:${port()}`, origin })).toMatchObject({
        status: 403,
        body: { code: "forbidden_origin" },
      });
    },
  );
});
