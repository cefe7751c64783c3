import { Fault } from "@advisor/domain/fault";
import { expect, test } from "vitest";
import { type Asked, north, withApi } from "../api/api.fixture.ts";

const api = withApi();

/** The structured result of a call. */
async function call(name: string, input: object, asked: Asked): Promise<unknown> {
  const params = { name, arguments: input };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const headers = { accept: "application/json, text/event-stream", ...asked.headers };
  const response = await api.call("POST /mcp", { ...asked, body, headers });
  const said = JSON.parse(/^data: (.*)$/m.exec(await response.text())?.[1] ?? "{}");
  return said.result?.structuredContent;
}

test("a call is logged by its ids, and an internal error reveals no details", async () => {
  const lines: object[] = [];
  const log = {
    info: (event: string, fields: object) => lines.push({ event, ...fields }),
    error: (event: string, fields: object) => lines.push({ event, ...fields }),
  };
  const app = api.open("offline", { log });
  await call(
    "search_documents",
    { query: "gifting" },
    { app, headers: { "x-household-id": "hh_d1" } },
  );
  const broken = api.open("offline", {
    log,
    toolsFor: () => async () => {
      throw new TypeError("secret of the Smiths");
    },
  });
  const said = await call("get_facts", { topic: "gifting" }, { app: broken });

  expect(said).toEqual({
    error: { code: "internal", message: "Something went wrong on our side. Try again." },
  });
  const request_id = expect.stringMatching(/^req_/);
  const ids = { request_id, advisor_id: north, turn_id: request_id };
  expect(lines).toEqual([
    {
      event: "mcp_call",
      ...ids,
      household_id: "hh_d1",
      tool: "search_documents",
      code: "ok",
      ms: expect.any(Number),
    },
    { event: "defect", request_id, turn_id: request_id, tool: "get_facts" },
    {
      event: "mcp_call",
      ...ids,
      household_id: null,
      tool: "get_facts",
      code: "internal",
      ms: expect.any(Number),
    },
  ]);
});

test("the cause of a tool's failure is logged, and the client does not see it", async () => {
  const causes: unknown[] = [];
  const log = {
    info: () => undefined,
    error: (event: string, _: object, cause: unknown) => causes.push(event, cause),
  };
  const cause = new TypeError("rows is not iterable");
  const app = api.open("offline", {
    log,
    toolsFor: () => async () => {
      throw new Fault("upstream", "tool_failed", "get_facts failed.", { cause });
    },
  });
  const said = await call("get_facts", { topic: "gifting" }, { app });
  expect(said).toEqual({
    error: { code: "tool_failed", message: "get_facts failed." },
  });
  expect(causes).toEqual(["tool_failed", cause]);
});
