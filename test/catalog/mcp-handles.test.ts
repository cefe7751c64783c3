import { catalog } from "@advisor/tools/catalog.gen";
import { isHouseholdTool } from "@advisor/tools/tool";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { north, south, v1, withApi } from "../api/api.fixture.ts";
import { tools } from "./catalog.fixture.ts";
import { client, earlierClient, type McpClient } from "./mcp.fixture.ts";

const api = withApi();
const names = tools.filter(([, tool]) => isHouseholdTool(tool)).map(([name]) => name);

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ["the present client", client],
  ["the client of the earlier line", earlierClient],
])("%s, which sets no header and no path,", (_, connect) => {
  let mine: McpClient;
  let others: McpClient;

  beforeAll(async () => {
    const open = async (advisor: string) =>
      connect({
        app: api.app,
        token: await api.cloud.issuer.mint(advisor, { scope: "copilot:write" }),
      });
    [mine, others] = [await open(north), await open(south)];
    return () => Promise.all([mine.close(), others.close()]);
  });

  async function opened(household_id: string, as = mine): Promise<string> {
    const { structuredContent } = await as.call("open_household", { household_id });
    return Object(structuredContent).data.household_handle;
  }

  const error = (code: string) => ({ isError: true, structuredContent: { error: { code } } });
  const called = (name: string, household_handle: string, as = mine) =>
    as.call(name, {
      ...catalog.find((tool) => tool.name === name)?.example,
      household_handle,
    });

  test("lists only its own households", async () => {
    const { body } = await api.json<{ items: { id: string }[] }>(`GET ${v1}/households`);
    const { structuredContent } = await mine.call("list_households", {});
    const { households } = Object(structuredContent).data as { households: { id: string }[] };
    expect(households.map(({ id }) => id)).toEqual(body.items.map(({ id }) => id));
    for (const id of ["hh_d5", "hh_d99"]) {
      expect(await mine.call("open_household", { household_id: id })).toMatchObject(
        error("not_found"),
      );
    }
  });

  test.each(names)("reaches %s by the handle of an opened household", async (name) => {
    const { isError = false, structuredContent } = await called(name, await opened("hh_d1"));
    expect([isError, Object(structuredContent).data]).toEqual([false, expect.any(Object)]);
  });

  test("reads the household that the handle names", async () => {
    for (const id of ["hh_d1", "hh_d2"]) {
      const { structuredContent } = await called("get_household_holdings", await opened(id));
      expect(Object(structuredContent).data.household_id).toBe(id);
    }
  });

  test("writes to that household", async () => {
    const before = await taskIds("hh_d2");
    await called("create_task", await opened("hh_d2"));
    expect(await taskIds("hh_d2")).toHaveLength(before.length + 1);
  });

  test("gets an error for a bad handle and reads nothing", async () => {
    const handle = await opened("hh_d1");
    const wrong = [handle.replace("hh_d1", "hh_d2"), `${handle}A`, "hh_d1", ""];
    for (const one of wrong) {
      expect(await called("compare_to_ips", one)).toMatchObject(error("invalid_handle"));
    }
    expect(await called("compare_to_ips", handle, others)).toMatchObject(error("invalid_handle"));
    const bare = await mine.call("compare_to_ips", {});
    expect(bare).toMatchObject(error("household_required"));
  });

  test("must open the household again when the handle has expired", async () => {
    const handle = await opened("hh_d1");
    vi.useFakeTimers({ now: Date.now() + 8 * 3_600_000 + 1_000, toFake: ["Date"] });
    const late = await connect({
      app: api.app,
      token: await api.cloud.issuer.mint(north),
    });
    expect(await called("compare_to_ips", handle, late)).toMatchObject(error("handle_expired"));
    const again = await called("compare_to_ips", await opened("hh_d1", late), late);
    expect(again.isError ?? false).toBe(false);
    await late.close();
  });
});

async function taskIds(household: string): Promise<string[]> {
  const { body } = await api.json<{ tasks: { id: string }[] }>(`GET ${v1}/households/${household}`);
  return body.tasks.map(({ id }) => id);
}

test("two processes sign with the same key", async () => {
  const token = await api.cloud.issuer.mint(north);
  const [one, two] = [api.app, api.open("offline")].map((app) => ({ app, token }));
  const [first, second] = await Promise.all([client(one as never), client(two as never)]);
  const { structuredContent } = await first.call("open_household", { household_id: "D1" });
  const { household_handle } = Object(structuredContent).data;
  expect((await second.call("get_household_holdings", { household_handle })).isError).not.toBe(
    true,
  );
  await Promise.all([first.close(), second.close()]);
});

test("a write happens once for one Idempotency-Key, whichever handle names the household", async () => {
  const token = await api.cloud.issuer.mint(north, { scope: "copilot:write" });
  const post = async (name: string, input: object, headers: Record<string, string> = {}) => {
    const params = { name, arguments: input };
    const response = await api.call("POST /mcp", {
      as: null,
      body: { jsonrpc: "2.0", id: 1, method: "tools/call", params },
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json, text/event-stream",
        ...headers,
      },
    });
    const [, json = "{}"] = /^data: (.*)$/m.exec(await response.text()) ?? [];
    return {
      status: response.status,
      data: Object(JSON.parse(json)).result?.structuredContent.data,
    };
  };
  const answers: { status: number; data: unknown }[] = [];
  for (const title of ["Handled", "Handled", "Handled otherwise"]) {
    const { data } = await post("open_household", { household_id: "hh_d3" });
    const { household_handle } = Object(data);
    const key = { "idempotency-key": "handled" };
    answers.push(await post("create_task", { title, household_handle }, key));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422]);
  expect(answers[1]?.data).toEqual(answers[0]?.data);
  const { body } = await api.json<{ tasks: { title: string }[] }>(`GET ${v1}/households/hh_d3`);
  expect(body.tasks.filter(({ title }) => title.startsWith("Handled"))).toHaveLength(1);
});
