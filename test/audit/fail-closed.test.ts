import { openStores } from "@advisor/functions/runtime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";
import { refusal, startProxy } from "../store/proxy.ts";

const api = withApi();
let proxy: Awaited<ReturnType<typeof startProxy>>;
let app: App;
let writes = 0;
/** The first write of entries that the store rejects. */
let refuseFrom = 1;

beforeAll(async () => {
  const direct = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "";
  proxy = await startProxy(direct);
  proxy.meddle(async ({ operation, body }, forward) => {
    const writesEntry = /Put|Write/.test(operation) && JSON.stringify(body).includes("ENTRY#");
    if (writesEntry) writes += 1;
    if (!writesEntry || writes < refuseFrom) return forward();
    return refusal("AccessDeniedException", { message: "no writes" });
  });
  await api.start();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
  app = api.open("offline", {
    bus: { publish: async () => undefined },
    log: { info: () => undefined, error: () => undefined },
  });
  // The client resolves its endpoint on the first call and keeps it.
  await api.call(`GET ${v1}/conversations`, { app });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = direct;
});
afterAll(() => proxy.close());
beforeEach(() => {
  writes = 0;
});

test("no model is asked when the record of the question cannot be written", async () => {
  const id = await api.start("hh_d1");
  refuseFrom = 1;
  const before = api.cloud.asked.length;
  const response = await api.send(id, "What do they own?", { app });
  expect({ status: response.status, asked: api.cloud.asked.length - before }).toEqual({
    status: 503,
    asked: 0,
  });
  expect((await response.json()) as object).toMatchObject({ code: "storage_unavailable" });
  expect(await openStores().journal.after(id, 0, 10)).toEqual([]);
});

test("no further model is asked when the record of a step cannot be written", async () => {
  const id = await api.start("hh_d1");
  refuseFrom = 2;
  const before = api.cloud.asked.length;
  const chunks = await chunksOf(await api.send(id, "What do they own?", { app }));
  expect({ last: chunks.at(-1)?.type, asked: api.cloud.asked.length - before }).toEqual({
    last: "error",
    asked: 1,
  });
  const entries = await openStores().journal.after(id, 0, 10);
  expect(entries.map(({ body }) => body.kind)).toEqual(["user"]);
});

test("an answer that cannot be recorded does not end as finished", async () => {
  const id = await api.start();
  refuseFrom = 2;
  const chunks = await chunksOf(await api.send(id, "Hello", { app }));
  expect(chunks.filter(({ type }) => /^(finish|error|abort)$/.test(type))).toEqual([
    expect.objectContaining({ type: "error" }),
  ]);
  const { body } = await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`);
  expect(body).toMatchObject({ valid: true, length: 1 });
});
