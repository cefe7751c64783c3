import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { beforeAll, describe, expect, test } from "vitest";
import { south, withApi } from "../api/api.fixture.ts";
import { inProcess } from "./in-process.ts";

const api = withApi();
let app: ReturnType<typeof createApp>;
let carrier: ReturnType<typeof inProcess>;
let writer: string;
let reader: string;

beforeAll(async () => {
  const runtime = openRuntime();
  carrier = inProcess(runtime);
  app = createApp({ ...runtime, research: carrier });
  writer = await api.cloud.issuer.mint("adv_north", { scope: "copilot:write" });
  reader = await api.cloud.issuer.mint("adv_north");
});

async function post(token: string, method: string, params: object, key?: string) {
  const response = await app.request("/mcp", {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await response.text();
  return JSON.parse(text.startsWith("{") ? text : (/^data: (.+)$/m.exec(text)?.[1] ?? "{}"));
}

const toolNames = async (token: string): Promise<string[]> => {
  const { result } = await post(token, "tools/list", {});
  return result.tools.map(({ name }: { name: string }) => name);
};

describe("research over MCP", () => {
  test("can be started by programs with the write scope, and read by all programs of the advisor", async () => {
    expect((await toolNames(writer)).filter((name) => name.endsWith("_research"))).toEqual([
      "start_research",
      "get_research",
    ]);
    expect((await toolNames(reader)).filter((name) => name.endsWith("_research"))).toEqual([
      "get_research",
    ]);
  });

  test("a run is started once per key, and read with its cells", async () => {
    const call = {
      name: "start_research",
      arguments: { question: "Is it independent?", companies: ["Alder Ledger Software"] },
    };
    const first = await post(writer, "tools/call", call, "k1");
    const again = await post(writer, "tools/call", call, "k1");
    const { run_id } = first.result.structuredContent.data;
    expect(again.result.structuredContent.data.run_id).toBe(run_id);
    await carrier.idle();
    const got = await post(reader, "tools/call", { name: "get_research", arguments: { run_id } });
    expect(got.result.structuredContent.data).toMatchObject({
      run: { run_id, status: "done" },
      cells: [{ company: "alder-ledger-software", status: "answered" }],
      next_cursor: null,
    });
    const other = await api.cloud.issuer.mint(south);
    const foreign = await post(other, "tools/call", {
      name: "get_research",
      arguments: { run_id },
    });
    expect(foreign.result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "not_found" } },
    });
  });
});
