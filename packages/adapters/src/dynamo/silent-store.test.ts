import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { dynamoClient } from "./client.ts";
import { openTable } from "./table.ts";

let requests = 0;
const silent = createServer(() => {
  requests += 1;
});

beforeAll(async () => {
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  vi.stubEnv(
    "AWS_ENDPOINT_URL_DYNAMODB",
    `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  );
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
});
afterEach(() => {
  requests = 0;
});
afterAll(() => {
  vi.unstubAllEnvs();
  silent.closeAllConnections();
  silent.close();
});

const key = { pk: "CON#1", sk: "META" };

test("calls to a store that never responds fail after three seconds", async () => {
  const client = dynamoClient();
  const table = openTable({
    name: "test",
    client,
    clock: { now: Date.now, today: () => "2026-11-27" },
  });
  const began = performance.now();
  const calls = [
    table.get(key),
    table.getMany([key]),
    table.query({ pk: "CON#1", limit: 1 }),
    table.write({ put: key, when: "new" }),
    table.update({ update: key, set: { title: "x" }, when: {} }),
    table.writeAll([{ put: key, when: "new" }]),
  ];
  const outcomes = await Promise.all(calls.map((call) => call.catch((error) => error.code)));
  expect(outcomes).toEqual(Array(6).fill("storage_unavailable"));
  expect(performance.now() - began).toBeLessThan(6_000);
  expect(requests).toBeLessThanOrEqual(2 * calls.length);
  client.destroy();
}, 15_000);
