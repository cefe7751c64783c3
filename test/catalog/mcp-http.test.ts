import { describe, expect, test } from "vitest";
import { type Asked, north, south, v1, withApi } from "../api/api.fixture.ts";
import { householdTools } from "./catalog.fixture.ts";

const api = withApi();

interface Said {
  result?: { isError?: boolean; structuredContent?: Record<string, unknown> };
  error?: { code: number; message: string };
}

const message = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });
const calling = (name: string, input: unknown = {}) =>
  message("tools/call", { name, arguments: input });

/** A request as a client of the earlier revision sends it: no state, no handshake. */
async function post(body: unknown, asked: Asked = {}) {
  const headers = { accept: "application/json, text/event-stream", ...asked.headers };
  const response = await api.call("POST /mcp", { ...asked, body, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, said: said(text) };
}

const said = (text: string): Said => JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);

async function writing(headers: Record<string, string> = {}): Promise<Asked> {
  const token = await api.cloud.issuer.mint(north, { scope: "copilot:write" });
  const own = { authorization: `Bearer ${token}`, "x-household-id": "hh_d1" };
  return { as: null, headers: { ...own, ...headers } };
}

async function titles(): Promise<string[]> {
  const { body } = await api.json<{ tasks: { title: string }[] }>(`GET ${v1}/households/hh_d1`);
  return body.tasks.map(({ title }) => title);
}

test("a household can be named in the path, for clients without headers", async () => {
  const list = async (path: string) => {
    const headers = { accept: "application/json, text/event-stream" };
    const body = message("tools/list", {});
    const text = await (await api.call(`POST ${path}`, { body, headers })).text();
    return (said(text).result as { tools?: unknown[] } | undefined)?.tools;
  };
  const header = (await post(message("tools/list", {}), { headers: mine })).said.result;
  expect(await list("/mcp/households/hh_d1")).toEqual(Object(header).tools);
});

test("null is accepted for an optional argument", async () => {
  const call = (input: object) => post(calling("get_etf_holdings", input));
  const strict = await call({ symbol: "VOO", limit: null });
  expect(strict.said.result).toEqual((await call({ symbol: "VOO" })).said.result);
  expect(strict.said.result?.isError).not.toBe(true);
  expect((await call({ symbol: null, limit: null })).said.result?.isError).toBe(true);
});

describe("a request", () => {
  test.each([
    [null, "Bearer resource_metadata="],
    ["Bearer nonsense", 'Bearer error="invalid_token", resource_metadata='],
  ])("without a valid token (%s) is refused", async (bearer, challenged) => {
    const headers = bearer === null ? {} : { authorization: bearer };
    const answer = await post("not even JSON", { as: null, headers });
    expect(answer.status).toBe(401);
    const challenge = answer.headers.get("www-authenticate") ?? "";
    expect(challenge.startsWith(`${challenged}"http`)).toBe(true);
    const [, url = ""] = /resource_metadata="([^"]+)"/.exec(challenge) ?? [];
    const found = await api.json(`GET ${new URL(url).pathname}`, { as: null });
    expect(found.body).toMatchObject({
      resource: `${new URL(url).origin}/mcp`,
      authorization_servers: [process.env.OIDC_ISSUER],
    });
    expect(answer.said).toMatchObject({ code: "unauthenticated", status: 401 });
  });

  test("without a token learns of another server's metadata, if the issuer's will not do", async () => {
    const server = "https://sign-in.example";
    process.env.OIDC_AUTHORIZATION_SERVER = server;
    const app = api.open();
    delete process.env.OIDC_AUTHORIZATION_SERVER;
    const found = await api.json("GET /.well-known/oauth-protected-resource/mcp", { app });
    expect(found.body).toMatchObject({ authorization_servers: [server] });
  });

  test.each(["GET", "PUT", "DELETE", "PATCH"])("with method %s is refused", async (method) => {
    const response = await api.call(`${method} /mcp`);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await response.json()).toMatchObject({ code: "method_not_allowed", status: 405 });
  });

  test("that is too long, not JSON, ambiguous or a batch is refused with a problem", async () => {
    const long = calling("get_facts", { topic: "x".repeat(2_000_001) });
    expect((await post(long)).said).toMatchObject({ status: 413 });
    expect((await post("{")).said).toMatchObject({ status: 400, code: "invalid_json" });
    const twice = '{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}';
    expect((await post(twice)).said).toMatchObject({ status: 400, code: "invalid_json" });
    const batch = [calling("get_etf_list"), calling("get_etf_list")];
    expect((await post(batch)).said).toMatchObject({ status: 400, code: "invalid_request" });
    const typed = { headers: { "content-type": "text/plain" } };
    expect((await post(calling("get_etf_list"), typed)).said).toMatchObject({ status: 415 });
  });

  test.each([
    null,
    {},
    { jsonrpc: "2.0" },
    message("tools/call", {}),
    calling("get_ticker_info", [1]),
    calling("get_ticker_info", "AAPL"),
    { ...calling("get_ticker_info"), params: { name: { toString: "x" }, arguments: null } },
    message("no/such/method", {}),
  ])("%j causes no internal error", async (body) => {
    const { status, said } = await post(body);
    expect(status).toBeLessThan(500);
    expect(said).toHaveProperty("error");
  });

  test("for a stream of changes is refused at once", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const listen = message("subscriptions/listen", {
      notifications: { toolsListChanged: true },
      _meta: meta,
    });
    const headers = {
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "subscriptions/listen",
    };
    const { said } = await post(listen, { headers });
    expect(said.error?.message).toBe("Subscription limit reached");
  });
});

describe("a household", () => {
  test.each(householdTools)("of another advisor is not found by %s", async (name, tool) => {
    const ask = (as: string, household: string) =>
      post(calling(name, tool.example), { as, headers: { "x-household-id": household } });
    for (const [as, foreign] of [
      [north, "hh_d5"],
      [south, "hh_d1"],
    ] as const) {
      const answer = await ask(as, foreign);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(anonymous(answer.text)).toBe(anonymous((await ask(as, "hh_d99")).text));
      expect(anonymous(answer.text)).toBe(anonymous((await ask(as, "../hh_d1 OR 1=1")).text));
    }
  });

  test("is always the one in the header", async () => {
    const asked = { headers: { "x-household-id": "hh_d1" } };
    const own = await post(calling("get_household_holdings"), asked);
    const named = await post(
      calling("get_household_holdings", { household_id: "hh_d5", advisor_id: south }),
      asked,
    );
    expect(JSON.stringify(named.said)).toContain('has no field named \\"household_id\\"');
    expect(own.said.result?.structuredContent).toMatchObject({ data: { household_id: "hh_d1" } });
  });
});

describe("query_book", () => {
  const households = { dataset: "households", aggregate: "list" };

  async function named(as: string, headers: Record<string, string> = {}): Promise<unknown[]> {
    const { result } = (await post(calling("query_book", households), { as, headers })).said;
    const { rows = [] } = Object(result?.structuredContent?.data) as { rows?: object[] };
    return rows.map((row) => ("household" in row ? row.household : undefined));
  }

  test.each([north, south])("of %s covers only their own households", async (as) => {
    const { body } = await api.json<{ items: { name: string }[] }>(`GET ${v1}/households`, { as });
    const own = body.items.map(({ name }) => name).toSorted();
    expect(own.length).toBeGreaterThan(0);
    expect((await named(as)).toSorted()).toEqual(own);
  });

  test("is not extended by a selected household or by arguments", async () => {
    const own = await named(north);
    expect(await named(north, { "x-household-id": "hh_d1" })).toEqual(own);
    const asked = { ...households, advisor_id: south };
    const { result } = (await post(calling("query_book", asked), { as: north })).said;
    expect(result).toMatchObject({ isError: true });
  });
});

describe("a write", () => {
  test.each(["", "copilot", "copilot:writer", "xcopilot:write", "COPILOT:WRITE", "openid"])(
    "is not offered to a token with scope %j",
    async (scope) => {
      const token = await api.cloud.issuer.mint(north, { scope });
      const asked = await writing({ authorization: `Bearer ${token}` });
      const { said } = await post(calling("create_task", { title: `With ${scope}` }), asked);
      expect(said.error?.code).toBe(-32602);
      expect(await titles()).not.toContain(`With ${scope}`);
    },
  );

  test("happens once per Idempotency-Key, or once per call without one", async () => {
    const keyed = await writing({ "idempotency-key": "one" });
    const ids = [];
    for (const asked of [keyed, keyed, await writing(), await writing()]) {
      const { said } = await post(calling("create_task", { title: "Call the Smiths" }), asked);
      ids.push(said.result?.structuredContent);
    }
    expect(ids[1]).toEqual(ids[0]);
    expect((await titles()).filter((title) => title === "Call the Smiths")).toHaveLength(3);
  });

  test("with a used Idempotency-Key and another body is refused and writes nothing", async () => {
    const keyed = await writing({ "idempotency-key": "two" });
    const create = (input: object, id: number | string = 1) =>
      post({ ...calling("create_task", input), id }, keyed);
    const first = await create({ title: "Two A", priority: "high" });
    const again = await create({ priority: "high", title: "Two A" }, "another message");
    expect(again.said.result).toEqual(first.said.result);
    for (const other of [
      { title: "Two B" },
      { title: "Two A" },
      {},
      { title: "Two A", due: null },
    ]) {
      expect((await create(other)).said).toMatchObject({
        status: 422,
        code: "idempotency_mismatch",
      });
    }
    expect((await titles()).filter((title) => title.startsWith("Two"))).toEqual(["Two A"]);
  });

  test("with many bodies at once and one Idempotency-Key happens once", async () => {
    const keyed = await writing({ "idempotency-key": "rivals" });
    const named = Array.from({ length: 8 }, (_, n) => `Rival ${n}`);
    const answers = await Promise.all(
      named.map((title) => post(calling("create_task", { title }), keyed)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
    expect((await titles()).filter((title) => title.startsWith("Rival"))).toHaveLength(1);
  });

  test("an Idempotency-Key is scoped to one household and one tool", async () => {
    const key = { "idempotency-key": "scoped" };
    const d1 = await writing(key);
    const d2 = await writing({ ...key, "x-household-id": "hh_d2" });
    const made = await post(calling("create_task", { title: "Scoped" }), d1);
    const other = await post(calling("create_task", { title: "Scoped elsewhere" }), d2);
    const read = await post(calling("search_documents", { query: "gifting" }), d1);
    const listed = await post(message("tools/list", {}), d1);
    expect([made, other, read, listed].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await titles()).not.toContain("Scoped elsewhere");
  });
});

const mine = { "x-household-id": "hh_d1" };

const anonymous = (text: string): string => text.replace(/req_\w+/g, "");
