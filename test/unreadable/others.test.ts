import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { damage } from "./damage.ts";

const api = withApi();

beforeEach(() => vi.stubEnv("LOG_LEVEL", "SILENT"));
afterEach(() => vi.unstubAllEnvs());

const absurd: [string, unknown][] = [
  ["1.5", 1.5],
  ["-5", -5],
  ["1e100", 1e100],
  ["text", "100"],
  ["a list", [1]],
  ["null", null],
];

describe("invalid totals of a day", () => {
  const day = (): [string, string] => [
    "SPEND#adv_north",
    `DAY#${new Date().toISOString().slice(0, 10)}`,
  ];

  test.each(absurd)("(%s) refuse no turn", async (_, value) => {
    const app = api.open("priced", {});
    const conversation = await api.start("hh_d1");
    await (await api.send(conversation, "How much cash?")).text();
    const names = ["micro_usd", "input_tokens", "output_tokens", "turns", "minute_turns"];
    await damage(...day(), (item) => ({
      ...item,
      ...Object.fromEntries(names.map((name) => [name, value])),
    }));
    const spend = await api.json(`GET ${v1}/spend`, { app });
    expect(spend).toMatchObject({ status: 200, body: { spent_usd: 0, input_tokens: 0, turns: 0 } });
    for (const _ of ["first", "second"]) {
      const stream = await (await api.send(conversation, "How much cash?")).text();
      expect(stream).toContain('"type":"finish"');
    }
    const after = await api.json(`GET ${v1}/spend`);
    expect(after.body).toMatchObject({ turns: 2, turns_running: 0 });
  });

  test("nor do invalid minutes and slots", async () => {
    const conversation = await api.start("hh_d1");
    await (await api.send(conversation, "How much cash?")).text();
    await damage(...day(), (item) => ({
      ...item,
      minute: 1e100,
      ...Object.fromEntries([0, 1, 2].map((place) => [`until_${place}`, 1e100])),
      ...Object.fromEntries([0, 1, 2].map((place) => [`place_${place}`, `req_${place}`])),
    }));
    const stream = await (await api.send(conversation, "How much cash?")).text();
    expect(stream).toContain('"type":"finish"');
  });
});

describe("a conversation", () => {
  test.each(absurd)("whose spending is %s continues", async (_, value) => {
    const id = await api.start("hh_d1");
    await damage(`CON#${id}`, "META", (item) => ({
      ...item,
      spent: { micro_usd: value, input_tokens: value, output_tokens: 7 },
      allowed_tools: "all",
      summary: { seq: "x" },
    }));
    expect((await api.json(`GET ${v1}/conversations/${id}`)).body).toMatchObject({
      running: false,
    });
    expect(await (await api.send(id, "How much cash?")).text()).toContain('"type":"finish"');
    expect((await api.call(`GET ${v1}/conversations/${id}/audit`)).status).toBe(200);
    expect((await api.call(`DELETE ${v1}/conversations/${id}`)).status).toBe(204);
  });

  test("whose list entry cannot be read is still listed", async () => {
    const other = await api.start("hh_d1");
    const id = await api.start("hh_d1");
    await damage(`CON#${id}`, "META", (item) => ({ ...item, card: { id: 7 } }));
    const { body } = await api.json<{ items: { id: string }[] }>(`GET ${v1}/conversations`);
    expect(body.items.map((card) => card.id)).toEqual(expect.arrayContaining([id, other]));
  });

  test("whose panel cannot be read shows the initial panel", async () => {
    const id = await api.start("hh_d1");
    await api.call(`PATCH ${v1}/conversations/${id}/state`, { body: { is_panel_open: false } });
    await damage(`CON#${id}`, "PANEL", (item) => ({ ...item, is_panel_open: "yes" }));
    expect(await api.json(`GET ${v1}/conversations/${id}/state`)).toMatchObject({
      status: 200,
      body: { is_panel_open: true, side_panel: { current_view: "agenda" } },
    });
  });
});

describe("a household", () => {
  test("that cannot be read does not affect others, and is not returned in part", async () => {
    const conversation = await api.start("hh_d2");
    await damage("HH#hh_d2", "META", (item) => ({ ...item, card: {}, household: { id: 7 } }));
    const list = await api.json<{ items: { id: string }[] }>(`GET ${v1}/households`);
    const ids = list.body.items.map(({ id }) => id);
    expect(ids).toContain("hh_d1");
    expect(ids).not.toContain("hh_d2");
    expect((await api.call(`GET ${v1}/households/hh_d1`)).status).toBe(200);
    for (const route of [`GET ${v1}/households/hh_d2`, "GET /api/positions_list?household_id=D2"]) {
      expect(await api.json(route)).toMatchObject({ status: 500, body: { code: "unreadable" } });
    }
    expect((await api.call(`GET ${v1}/conversations/${conversation}`)).status).toBe(200);
  });

  test("with an unreadable note, task or document shows the others", async () => {
    const before = await api.json<Record<string, { id: string }[]>>(`GET ${v1}/households/hh_d1`);
    const lost: Record<string, string> = {};
    for (const [name, prefix] of [
      ["documents", "DOC#"],
      ["tasks", "TASK#"],
      ["notes", "NOTE#"],
    ] as const) {
      const id = before.body[name]?.[0]?.id ?? "";
      lost[name] = id;
      await damage("HH#hh_d1", `${prefix}${id}`, (item) => ({
        ...item,
        [name.slice(0, -1)]: { id: 7 },
      }));
    }
    const after = await api.json<Record<string, { id: string }[]>>(`GET ${v1}/households/hh_d1`);
    expect(after.status).toBe(200);
    for (const name of ["documents", "tasks", "notes"]) {
      const ids = (rows: { id: string }[] = []) => rows.map(({ id }) => id);
      expect(ids(after.body[name])).toEqual(
        ids(before.body[name]).filter((id) => id !== lost[name]),
      );
    }
  });
});
