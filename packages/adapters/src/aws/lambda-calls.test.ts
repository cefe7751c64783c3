import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  InvokeCommand,
  LambdaClient,
  SendDurableExecutionCallbackSuccessCommand,
} from "@aws-sdk/client-lambda";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { lambdaCalls, unless } from "./lambda-calls.ts";

interface Sent {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let sent: Sent[] = [];
let answer = { status: 200, headers: {}, body: "{}" };
const server = createServer(async (request, response) => {
  sent.push({ url: request.url, headers: request.headers, body: await text(request) });
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
const { signal } = new AbortController();
const credentials = { accessKeyId: "AKID", secretAccessKey: "secret" };
const variables = () => ({
  AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  sent = [];
  answer = { status: 200, headers: {}, body: "{}" };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What the service reads of a request. */
const read = ({ url, body, headers }: Sent) => ({
  url,
  body,
  type: headers["content-type"],
  invocation: headers["x-amz-invocation-type"],
  execution: headers["x-amz-durable-execution-name"],
});

test("requests are those of the SDK's client", async () => {
  const lambda = lambdaCalls(1, variables());
  const name = "arn:aws:lambda:us-east-1:123456789012:function:a-b_c:$LATEST";
  const event = { message: "Größe" };
  await lambda.invoke({ name, event }, signal);
  await lambda.invoke({ name, event, execution: "turn_1" }, signal);
  await lambda.succeed("a/b+c=", { approved: true }, signal);

  const client = new LambdaClient({
    region: "us-east-1",
    endpoint: variables().AWS_ENDPOINT_URL,
    credentials,
  });
  const Payload = JSON.stringify(event);
  await client.send(new InvokeCommand({ FunctionName: name, Payload }));
  await client.send(
    new InvokeCommand({
      ...{ FunctionName: name, Payload, InvocationType: "Event" },
      DurableExecutionName: "turn_1",
    }),
  );
  const Result = Buffer.from(JSON.stringify({ approved: true }));
  await client.send(
    new SendDurableExecutionCallbackSuccessCommand({ CallbackId: "a/b+c=", Result }),
  );
  client.destroy();
  const [ours, theirs] = [sent.slice(0, 3), sent.slice(3)].map((some) => some.map(read));
  expect(ours).toEqual(theirs);
});

test("a result is its text, and a function's failure is an error", async () => {
  const lambda = lambdaCalls(1, variables());
  answer.body = '{"outcome":1}';
  expect(await lambda.invoke({ name: "one", event: {} }, signal)).toBe('{"outcome":1}');
  answer.headers = { "x-amz-function-error": "Unhandled" };
  await expect(lambda.invoke({ name: "one", event: {} }, signal)).rejects.toThrow("Unhandled");
});

test("only the named errors of the service are ignored", async () => {
  const lambda = lambdaCalls(1, variables());
  answer = {
    status: 404,
    headers: { "x-amzn-errortype": "ResourceNotFoundException" },
    body: '{"Type":"User","Message":"Function not found"}',
  };
  const asked = () => lambda.invoke({ name: "one", event: {} }, signal);
  await asked().catch(unless("CallbackTimeoutException", "ResourceNotFoundException"));
  await expect(asked().catch(unless("CallbackTimeoutException"))).rejects.toMatchObject({
    name: "ResourceNotFoundException",
    message: "Function not found",
  });
});
