import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { httpHandler } from "./http-handler.ts";
import { AwsError, openServiceCalls, readBody } from "./sdk-call.ts";
import { bedrockService, serviceClient } from "./service-client.ts";

let requests: IncomingMessage[] = [];
let answers: RequestListener[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  request.resume();
  const answer = answers.shift();
  request.on("end", () => (answer ? answer(request, response) : response.end("{}")));
});
const never = new AbortController().signal;
const post = { path: "/", headers: { "content-type": "application/json" }, body: "{}" };

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  requests = [];
  answers = [];
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const open = (maxAttempts = 3, isFinal?: (error: unknown) => boolean) => {
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKID");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  const requestHandler = httpHandler({ connectionTimeoutMs: 2_000 });
  const client = serviceClient(bedrockService, { maxAttempts, requestHandler });
  return openServiceCalls(client, "bedrock", isFinal);
};

const refusing =
  (status: number, headers: Record<string, string>, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

test("a temporary error is retried as often as configured, and then thrown", async () => {
  const busy = refusing(503, {}, "<html>");
  answers = [busy, (request) => request.socket.destroy()];
  expect(String(await readBody((await open()(post, never)).body))).toBe("{}");
  expect(requests.length).toBe(3);
  answers = [busy, busy, busy];
  await expect(open()(post, never)).rejects.toMatchObject({
    name: "503",
    message: "<html>",
    $response: { statusCode: 503 },
  });
  expect(requests.length).toBe(6);
});

test("a client error is not retried, and has the service's error name and message", async () => {
  const type = { "x-amzn-errortype": "ValidationException:http://x/", "x-amzn-requestid": "r1" };
  answers = [refusing(400, type, '{"message":"Too long."}')];
  await expect(open()(post, never)).rejects.toMatchObject({
    name: "ValidationException",
    message: "Too long.",
    $metadata: { requestId: "r1" },
  });
  expect(requests.length).toBe(1);
});

test("an error that its caller handles is thrown at once", async () => {
  answers = [refusing(503, {}, "<html>")];
  const final = open(3, (error) => error instanceof AwsError && error.name === "503");
  await expect(final(post, never)).rejects.toMatchObject({ name: "503" });
  expect(requests.length).toBe(1);
});

test("a wrong local clock is corrected from the server's, and the call is retried", async () => {
  const date = new Date(Date.UTC(2001, 0, 1)).toUTCString();
  answers = [refusing(403, { "x-amzn-errortype": "RequestTimeTooSkewed", date }, "{}")];
  await open()(post, never);
  expect(requests.at(-1)?.headers["x-amz-date"]).toMatch(/^20010101T0000/);
});

test("a Bedrock API key takes precedence over credentials", async () => {
  vi.stubEnv("AWS_BEARER_TOKEN_BEDROCK", "key-1");
  await open()(post, never);
  vi.unstubAllEnvs();
  await open()(post, never);
  expect(requests.map(({ headers }) => headers.authorization?.slice(0, 16))).toEqual([
    "Bearer key-1",
    "AWS4-HMAC-SHA256",
  ]);
});
