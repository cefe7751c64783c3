import { request } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { startApi } from "@advisor/local/api-server";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import { handle, type LambdaEvent } from "hono/aws-lambda";
import { afterAll, beforeAll, expect, test } from "vitest";
import { north, v1, withApi } from "../api/api.fixture.ts";

const api = withApi();
let server: RunningServer;
let token = "";

beforeAll(async () => {
  process.env.LOCAL_TOKEN_URL = `${process.env.OIDC_ISSUER}/dev/token`;
  server = await startApi(0);
  token = await api.cloud.issuer.mint(north);
});
afterAll(async () => {
  delete process.env.LOCAL_TOKEN_URL;
  await server.close();
});

/** Sends the body over a separate socket; a dropped connection fails. */
async function send(route: string, bytes: number, chunked: boolean, type = "application/json") {
  const [method = "", path = ""] = route.split(" ");
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": type,
    ...(chunked ? {} : { "content-length": bytes }),
  };
  const sent = request(`${server.url}${path}`, { method, headers, agent: false });
  const answer = Promise.withResolvers<{ status: number; type: string; code: string }>();
  sent.on("error", answer.reject);
  sent.on("response", (response) => {
    buffer(response).then((body) => {
      const { code } = JSON.parse(body.toString());
      const { statusCode = 0 } = response;
      answer.resolve({ status: statusCode, type: String(response.headers["content-type"]), code });
    }, answer.reject);
  });
  Readable.from(pieces(bytes)).pipe(sent);
  return answer.promise;
}

function* pieces(bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(100_000, "x");
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}

const doors = [
  `POST ${v1}/conversations`,
  `PATCH ${v1}/conversations/con_1`,
  `POST ${v1}/conversations/con_1/select_household`,
  `POST ${v1}/conversations/con_1/stop`,
  `PATCH ${v1}/conversations/con_1/state`,
  `POST ${v1}/messages/con_1_reply/feedback`,
  `POST ${v1}/chat/stream`,
  "POST /api/chat",
  "POST /api/chat/stream",
  "POST /mcp",
  "POST /dev/token",
];
const tooLarge = { status: 413, type: "application/problem+json", code: "message_too_long" };

test.each(doors)("%s refuses a body of more than two megabytes", async (door) => {
  for (const bytes of [2_000_001, 9_000_000]) {
    for (const chunked of [false, true]) {
      expect(await send(door, bytes, chunked)).toEqual(tooLarge);
    }
  }
});

test("a refusal for another reason reaches the sender of a large body too", async () => {
  const refused = async (route: string, type?: string) =>
    (await send(route, 9_000_000, true, type)).status;
  expect(await refused("POST /no/such/door")).toBe(404);
  expect(await refused("POST /api/chat", "text/plain")).toBe(415);
  const good = token;
  token = "none";
  expect(await refused("POST /api/chat")).toBe(401);
  token = good;
});

test("a function behind the gateway refuses it as well", async () => {
  const handler = handle(api.app);
  for (const route of doors.filter((door) => !door.includes("/dev/"))) {
    const [httpMethod = "", path = ""] = route.split(" ");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = "x".repeat(2_000_001);
    const event = { httpMethod, path, headers, body, isBase64Encoded: false, requestContext: {} };
    const answer = await handler({ ...event, resource: path } as unknown as LambdaEvent);
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 413, code: "message_too_long" });
  }
});
