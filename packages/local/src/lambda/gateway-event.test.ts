import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lambda, startLambda } from "./host.ts";

const HANDLER = `export const handler = async (event) => event;`;

describe("the event of a REST API", () => {
  let directory: string;
  let lambda: Lambda;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "gateway-"));
    const file = join(directory, "bundle.mjs");
    await writeFile(file, HANDLER);
    lambda = await startLambda({ file, handler: "handler", env: {}, front: "rest" });
  });
  afterAll(async () => {
    await lambda.close();
    await rm(directory, { recursive: true });
  });

  /** Sends header names in their original case, which `fetch` would lower. */
  function sent(
    method: string,
    path: string,
    headers: Record<string, string | string[]>,
    body = "",
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      request(`${lambda.url}${path}`, { method, headers }, (answer) => resolve(json(answer)))
        .once("error", reject)
        .end(body);
    });
  }

  test("has every value of repeated names, decoded, in the sender's case", async () => {
    const headers = { "X-Own": ["one", "two"], "Content-Type": "application/json" };
    const event = await sent("POST", "/api/a%20b?x=1&x=%C3%A4%26", headers, '{"k":"ä"}');

    expect(event).toMatchObject({
      resource: "/{proxy+}",
      path: "/api/a%20b",
      httpMethod: "POST",
      headers: { "X-Own": "two", "Content-Type": "application/json" },
      multiValueHeaders: {
        "X-Own": ["one", "two"],
        "X-Amzn-Trace-Id": [expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/)],
      },
      queryStringParameters: { x: "ä&" },
      multiValueQueryStringParameters: { x: ["1", "ä&"] },
      pathParameters: { proxy: "api/a%20b" },
      requestContext: { httpMethod: "POST", path: "/$default/api/a%20b", stage: "$default" },
      body: '{"k":"ä"}',
      isBase64Encoded: false,
    });
  });

  test("has null parameters and a null body when none were sent", async () => {
    expect(await sent("GET", "/health", {})).toMatchObject({
      path: "/health",
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      body: null,
    });
  });
});
