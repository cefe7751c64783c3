import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import type { RunTool } from "@advisor/tools/run-tool";
import { beforeAll, describe, expect, test } from "vitest";
import { north, withApi } from "../api/api.fixture.ts";
import { argumentsOf } from "./arguments.ts";
import { answered, session, tools } from "./catalog.fixture.ts";
import { client, earlierClient, type McpClient } from "./mcp.fixture.ts";

const api = withApi();
let reader: string;
let writer: string;
let inline: RunTool;

beforeAll(async () => {
  reader = await api.cloud.issuer.mint(north);
  writer = await api.cloud.issuer.mint(north, { scope: "openid copilot:write" });
  inline = inlineTools(openStores())(session);
});

const named = (wanted: (tool: (typeof tools)[number][1]) => boolean): string[] =>
  tools.filter(([, tool]) => wanted(tool)).map(([name]) => name);

describe.each([
  ["the present client", client],
  ["the client of the earlier line", earlierClient],
])("%s", (_, connect) => {
  const statuses: number[] = [];
  let all: McpClient;
  beforeAll(async () => {
    all = await connect({ app: api.app, token: writer, household: "hh_d1", statuses });
    return () => all.close();
  });

  async function listed(token: string, household?: string): Promise<string[]> {
    const one = await connect({ app: api.app, token, household });
    const names = (await one.list()).map(({ name }) => name);
    await one.close();
    return names;
  }

  test("is offered the tools that its token and household allow", async () => {
    const reads = named(({ effect }) => effect === "read");
    const opening = ["list_households", "open_household"];
    expect(await listed(reader)).toEqual([...reads, ...opening]);
    expect(await listed(writer)).toEqual([...named(() => true), ...opening]);
    expect(await listed(reader, "hh_d1")).toEqual(reads);
    expect(await listed(writer, "hh_d1")).toEqual(named(() => true));
  });

  test("sees each tool as the catalog describes it", async () => {
    const { body } = await api.json<{ tools: object[] }>("GET /api/tools?format=mcp");
    expect(await all.list()).toMatchObject(body.tools);
  });

  test.each(tools)("calls %s and gets what a turn gets", async (name, tool) => {
    const turn = inlineTools(openStores())(session);
    for (const input of argumentsOf(tool).good) {
      const here = await turn(tool, input, new AbortController().signal);
      const { isError = false, structuredContent, content } = await all.call(name, input);
      expect(isError).toBe(false);
      expect(unique(structuredContent)).toEqual(unique(here.result));
      expect(unique(content)).toEqual(unique([{ type: "text", text: JSON.stringify(here.shown) }]));
    }
  });

  test.each(tools)("gets the reason why %s refuses", async (name, tool) => {
    for (const input of argumentsOf(tool).hostile) {
      const error = await answered(inline, tool, input);
      expect(await all.call(name, input as object)).toMatchObject({
        isError: true,
        structuredContent: { error },
        content: [{ type: "text", text: JSON.stringify({ error }) }],
      });
    }
  });

  test("cannot call what it is not offered", async () => {
    const one = await connect({ app: api.app, token: reader });
    for (const name of ["create_task", "no_such_tool", "constructor", ""]) {
      await expect(one.call(name, { title: "Call" })).rejects.toMatchObject({ code: -32602 });
    }
    await one.close();
  });

  test("never sees an internal error", () => {
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

/** Removes a task's id and time, because every call over the protocol creates a new one. */
const unique = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replace(/(?:task|note)_[0-9a-z]{26}/g, "own_id")
      .replace(/((?:created_at|\bat)\\?":\\?")[^"\\]+/g, "$1now"),
  );
