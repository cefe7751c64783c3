import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import createClient from "openapi-fetch";
import { beforeAll, describe, expect, test } from "vitest";
import { north, v1, withApi } from "./api.fixture.ts";
import { matrix } from "./routes.ts";

interface Content {
  schema: object;
  example?: unknown;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: { Problem: object };
    responses: Record<string, { content: Record<string, Content> }>;
  };
}

const api = withApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
let document: Document;
let operations: [route: string, operation: Operation][];

beforeAll(async () => {
  document = (await api.json<Document>("GET /openapi.json", { as: null })).body;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      operation,
    ]),
  );
});

const faults = (schema: object, value: unknown): string[] => {
  const valid = ajv.compile(schema);
  return valid(value) ? [] : [ajv.errorsText(valid.errors)];
};

test("it is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...document });
  expect([document.openapi, valid, errors]).toEqual(["3.1.0", true, undefined]);
});

test("every route is described, and nothing else", () => {
  expect(operations.map(([route]) => route).toSorted()).toEqual(Object.keys(matrix).toSorted());
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("the example of every body fits its schema", () => {
  const wrong = operations.flatMap(([route, { requestBody }]) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema, example }) =>
      faults(schema, example).map((words) => `${route}: ${words}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every write describes its body, and every route its errors", () => {
  const bare = operations.filter(([route, { requestBody }]) =>
    /^(POST|PUT|PATCH)/.test(route) ? requestBody === undefined : requestBody !== undefined,
  );
  expect(bare).toEqual([]);
  for (const { content } of Object.values(document.components.responses)) {
    const { example } = content["application/problem+json"] ?? {};
    expect(faults(document.components.schemas.Problem, example)).toEqual([]);
  }
});

describe("a client generated from the description", () => {
  const ids: Record<string, string> = {};
  /** Calls an operation as described, and checks the response against the description. */
  async function drive(route: string, init: Record<string, unknown> = {}) {
    const [method = "", path = ""] = route.split(" ");
    const client = createClient<Record<string, never>>({
      baseUrl: "http://api.test",
      fetch: (request) => api.call(`${method} ${request.url.slice(15)}`, sent(request, init)),
    });
    // The client requires statically known paths; these come from the description.
    const call = client.request as unknown as Call;
    const { data, error, response } = await call(method.toLowerCase(), path, init);
    const operation = document.paths[path]?.[method.toLowerCase()];
    const described = operation?.responses[response.status];
    expect(described, `${route} answered ${response.status}`).toBeDefined();
    const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
    const content = (
      described?.$ref === undefined ? described : document.components.responses[response.status]
    )?.content?.[type];
    if (type.endsWith("json")) {
      const schema = type.includes("problem")
        ? document.components.schemas.Problem
        : content?.schema;
      expect(faults(schema ?? { not: {} }, data ?? error), route).toEqual([]);
    }
    return { status: response.status, data: data as Record<string, unknown> };
  }
  type Call = (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  const sent = (request: Request, { body }: Record<string, unknown>) => ({
    headers: Object.fromEntries(request.headers),
    ...(body === undefined ? {} : { body }),
  });
  const example = (path: string, method = "post") =>
    document.paths[path]?.[method]?.requestBody?.content["application/json"]?.example;
  const research = "/api/v1/research";

  beforeAll(async () => {
    ids.conversation = await api.start("hh_d1");
    await (await api.send(ids.conversation, "What do they own?")).text();
    const own = await api.json(`GET ${v1}/conversations/${ids.conversation}/messages`);
    ids.message = (own.body.items as { id: string }[])[1]?.id ?? "";
  });

  test.each([
    `${v1}/worklist`,
    `${v1}/households`,
    `${v1}/spend`,
    `${v1}/spend/days`,
    `${v1}/conversations`,
    "/api/activity",
    "/api/positions_list",
    "/api/performance",
    "/api/quotes",
    "/api/transfers",
    "/api/account_summary",
    "/api/tools",
    `${research}/templates`,
    `${research}/runs`,
    "/health",
    "/openapi.json",
    "/.well-known/oauth-protected-resource",
  ])("GET %s answers as described", async (path) => {
    expect(await drive(`GET ${path}`)).toMatchObject({ status: 200 });
  });

  test.each([
    ["/api/positions", { symbol: "AAPL" }],
    ["/api/facts", { topic: "settlement" }],
  ])("GET %s accepts the described query", async (path, query) => {
    expect(await drive(`GET ${path}`, { params: { query } })).toMatchObject({ status: 200 });
  });

  test("a household, its brief and its tasks answer as described", async () => {
    const path = { id: "hh_d1" };
    expect(await drive(`GET ${v1}/households/{id}`, { params: { path } })).toMatchObject({
      status: 200,
    });
    await drive(`GET ${v1}/households/{id}/brief`, { params: { path } });
    const document = { path: { ...path, document_id: "doc_d1_ips" } };
    await drive(`GET ${v1}/households/{id}/documents/{document_id}`, { params: document });
    const tasks = `${v1}/households/{id}/tasks`;
    const made = await drive(`POST ${tasks}`, { params: { path }, body: example(tasks) });
    expect(made.status).toBe(201);
    const change = `${tasks}/{task_id}`;
    const done = await drive(`PATCH ${change}`, {
      params: { path: { ...path, task_id: String(made.data.id) } },
      body: example(change, "patch"),
    });
    expect(done).toMatchObject({ status: 200, data: { status: "done" } });
  });

  test("a conversation answers as described", async () => {
    const params = { path: { id: ids.conversation } };
    const base = `${v1}/conversations/{id}`;
    for (const at of ["", "/messages", "/state"]) {
      expect(await drive(`GET ${base}${at}`, { params })).toMatchObject({ status: 200 });
    }
    await drive(`GET ${base}/audit`, { params: { ...params, query: { verify: "1" } } });
    await drive(`PATCH ${base}`, { params, body: example(base, "patch") });
    await drive(`PATCH ${base}/state`, { params, body: example(`${base}/state`, "patch") });
    await drive(`POST ${base}/select_household`, {
      params,
      body: example(`${base}/select_household`),
    });
    await drive(`POST ${base}/stop`, { params, body: {} });
    const rate = `${v1}/messages/{id}/feedback`;
    const rated = { params: { path: { id: ids.message } }, body: example(rate) };
    expect(await drive(`POST ${rate}`, rated)).toMatchObject({ status: 200 });
    const created = { body: example(`${v1}/conversations`) };
    const made = await drive(`POST ${v1}/conversations`, created);
    expect(made.status).toBe(201);
    const hide = { params: { path: { id: String(made.data.conversation_id) } } };
    expect(await drive(`DELETE ${base}`, hide)).toMatchObject({ status: 204 });
  });

  test("an answer and its trace answer as described", async () => {
    const answered = await drive("POST /api/chat", { body: example("/api/chat") });
    expect(answered.status).toBe(200);
    const params = { path: { id: String(answered.data.trace_id) } };
    expect(await drive("GET /api/v1/traces/{id}", { params })).toMatchObject({ status: 200 });
  });

  test("templates answer as described", async () => {
    const path = `${research}/templates`;
    const made = await drive(`POST ${path}`, { body: example(path) });
    const params = { path: { id: String(made.data.id) } };
    expect(await drive(`GET ${path}/{id}`, { params })).toMatchObject({ status: 200 });
    const body = example(`${path}/{id}`, "put");
    expect(await drive(`PUT ${path}/{id}`, { params, body })).toMatchObject({
      status: 200,
      data: { version: 2 },
    });
    expect(await drive(`DELETE ${path}/{id}`, { params })).toMatchObject({ status: 204 });
    await drive(`POST ${research}/runs/estimate`, { body: example(`${research}/runs/estimate`) });
  });

  test("errors are as described", async () => {
    const nobody = { params: { path: { id: "hh_d99" } } };
    expect(await drive(`GET ${v1}/households/{id}`, nobody)).toMatchObject({ status: 404 });
    const blank = { body: { message: " " } };
    expect(await drive("POST /api/chat", blank)).toMatchObject({ status: 400 });
    const params = { query: { limit: "0" } };
    expect(await drive(`GET ${v1}/households`, { params })).toMatchObject({ status: 400 });
  });
});

test("the docs page loads nothing from other hosts", async () => {
  const page = await api.call("GET /docs", { as: null });
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(["docs/swagger-ui.css", "docs/swagger-ui-bundle.js", "docs/start.js"]);
  expect(page.headers.get("content-security-policy")).toMatch(
    /default-src 'none'; script-src 'self';/,
  );
  for (const file of files) {
    const response = await api.call(`GET /${file}`, { as: null });
    expect([response.status, (await response.text()).length > 50]).toEqual([200, true]);
  }
  const other = await api.call("GET /docs/package.json", { as: north });
  expect(other.status).toBe(404);
});

test("the guide for language models names only existing routes", async () => {
  const guide = await (await api.call("GET /llms.txt", { as: null })).text();
  const open = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
  for (const path of open) expect((await api.call(`GET /${path}`, { as: null })).status).toBe(200);
  const routes = [...guide.matchAll(/^- (GET|POST) ([^:]+):/gm)].map(([, method, path = ""]) => [
    method,
    document.paths[`/${path}`]?.[String(method).toLowerCase()] !== undefined,
  ]);
  expect([open.length, routes.length]).toEqual([3, 4]);
  expect(routes.filter(([, known]) => !known)).toEqual([]);
});
