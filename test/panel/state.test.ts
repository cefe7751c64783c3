import { views } from "@advisor/protocol/panel/views.gen";
import { beforeAll, describe, expect, test } from "vitest";
import { north, v1, withApi } from "../api/api.fixture.ts";

const api = withApi();
let client = "";
let general = "";

beforeAll(async () => {
  client = await api.start("hh_d1");
  general = await api.start();
});

const known = Object.values(views)
  .map(({ name }) => `"${name}"`)
  .join(", ");

const path = (id: string) => `${v1}/conversations/${id}/state`;
const get = (id: string) => api.json(`GET ${path(id)}`);
const patch = (id: string, body: unknown) => api.json(`PATCH ${path(id)}`, { body });

const accounts = { household_id: "hh_d1", tab: "accounts", show_holdings: true };
const member = (view_state: object = accounts) => ({
  current_view: "householdMember",
  view_state,
});
const etf = (ticker: string) => ({ current_view: "etf", view_state: { ticker } });
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe("the screen state is restored", () => {
  test("at the agenda by default, in the conversation's mode", async () => {
    const untouched = {
      side_panel: { current_view: "agenda", view_state: {}, last_updated: null },
      is_panel_open: true,
    };
    expect(await get(client)).toEqual({
      status: 200,
      body: { conversation_id: client, mode: "client", household_id: "hh_d1", ...untouched },
    });
    expect(await get(general)).toEqual({
      status: 200,
      body: { conversation_id: general, mode: "general", household_id: null, ...untouched },
    });
  });

  test("after a change of view, with tab and search, and closed", async () => {
    const id = await api.start("hh_d1");
    const last_updated = ago(1_000);
    const panel = member({ ...accounts, member_id: "mem_1", holdings_search: "AAPL" });
    const moved = await patch(id, {
      side_panel: { ...panel, last_updated },
      is_panel_open: false,
      source: "advisor",
    });
    expect(moved).toEqual({
      status: 200,
      body: {
        conversation_id: id,
        mode: "client",
        household_id: "hh_d1",
        side_panel: { ...panel, last_updated },
        is_panel_open: false,
      },
    });
    expect(await get(id)).toEqual(moved);
    expect(await patch(id, { is_panel_open: true })).toEqual({
      status: 200,
      body: { ...moved.body, is_panel_open: true },
    });
  });

  test("in client mode from the moment a household is chosen", async () => {
    const id = await api.start();
    await patch(id, { side_panel: etf("VOO") });
    await api.call(`POST ${v1}/conversations/${id}/select_household`, {
      body: { household_id: "hh_d1" },
    });
    expect((await get(id)).body).toMatchObject({
      mode: "client",
      household_id: "hh_d1",
      side_panel: etf("VOO"),
    });
    expect((await patch(id, { side_panel: member() })).status).toBe(200);
  });

  test("with the API's time when the client gave none, or one in the future", async () => {
    const before = new Date().toISOString();
    for (const last_updated of [undefined, "9999-12-31T00:00:00Z"]) {
      const { body } = await patch(general, { side_panel: { ...etf("VOO"), last_updated } });
      const { last_updated: at } = body.side_panel as { last_updated: string };
      expect(at >= before && at <= new Date().toISOString()).toBe(true);
    }
    const { body } = await patch(general, { side_panel: etf("QQQ") });
    expect(body.side_panel).toMatchObject(etf("QQQ"));
  });
});

describe("a change of view", () => {
  test("older than the saved state changes nothing and returns the saved state", async () => {
    const id = await api.start();
    const kept = await patch(id, { side_panel: { ...etf("VOO"), last_updated: ago(1_000) } });
    const stale = {
      side_panel: { ...etf("QQQ"), last_updated: ago(60_000) },
      is_panel_open: false,
    };
    expect(await patch(id, stale)).toEqual(kept);
    expect(await get(id)).toEqual(kept);
  });

  test("sent twice is applied once", async () => {
    const id = await api.start();
    const body = { side_panel: { ...etf("VOO"), last_updated: ago(1_000) } };
    expect(await patch(id, body)).toEqual(await patch(id, body));
  });

  test("by the agent that a client sends back changes only whether it is open", async () => {
    const id = await api.start();
    const kept = await patch(id, { side_panel: { ...etf("VOO"), last_updated: ago(1_000) } });
    const written = api.writes();
    const echo = { side_panel: etf("QQQ"), source: "agent" };
    expect(await patch(id, echo)).toEqual(kept);
    expect(api.writes()).toBe(written);
    expect(await patch(id, { ...echo, is_panel_open: false })).toEqual({
      status: 200,
      body: { ...kept.body, is_panel_open: false },
    });
  });

  test("of a deleted conversation is not found", async () => {
    const id = await api.start();
    await api.call(`DELETE ${v1}/conversations/${id}`);
    expect([(await get(id)).status, (await patch(id, { is_panel_open: true })).status]).toEqual([
      404, 404,
    ]);
  });
});

describe("an invalid change is rejected with the valid values, and nothing is saved", () => {
  const side_panel = (current_view: unknown, view_state: unknown) => ({
    side_panel: { current_view, view_state },
  });
  const proto = '{"side_panel":{"current_view":"etf","view_state":{"__proto__":{"ticker":"VOO"}}}}';

  test.each<[string, unknown, string]>([
    ["nothing", {}, "The request: send side_panel, is_panel_open or both."],
    ["no object", "[]", "The request: must be an object."],
    [
      "another mode",
      { is_panel_open: true, mode: "general" },
      'The request: has no field named "mode": leave it out.',
    ],
    [
      "another household",
      { is_panel_open: true, household_id: "hh_d2" },
      'The request: has no field named "household_id": leave it out.',
    ],
    [
      "an unknown view",
      side_panel("calendar", {}),
      `side_panel.current_view: must be one of ${known}.`,
    ],
    ["a word for open", { is_panel_open: "yes" }, "is_panel_open: must be true or false."],
    ["a prototype", proto, "side_panel.view_state.ticker: is missing: send text."],
    [
      "a whole prototype",
      '{"is_panel_open":true,"__proto__":{"is_panel_open":true}}',
      'The request: has no field named "__proto__": leave it out.',
    ],
    [
      "a state of 5 KB",
      side_panel("etf", { ticker: "V".repeat(5_000) }),
      "side_panel.view_state: must be at most 4096 bytes of JSON.",
    ],
    [
      "a key no store would take",
      side_panel("householdBrief", { household_id: `hh_${"1".repeat(3_000)}` }),
      "side_panel.view_state.household_id: must be a household id such as hh_d1.",
    ],
    [
      "another household of the advisor's own",
      side_panel("householdBrief", { household_id: "hh_d2" }),
      "side_panel.view_state.household_id: is not the household of this conversation. Select it first, or start a conversation about it.",
    ],
  ])("%s", async (_, body, detail) => {
    const before = { state: await get(client), writes: api.writes() };
    const answer = await patch(client, body);
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request", detail } });
    expect({ state: await get(client), writes: api.writes() }).toEqual(before);
  });

  test("a household where none is selected, and another advisor's household like one that does not exist", async () => {
    const brief = (household_id: string) => side_panel("householdBrief", { household_id });
    expect((await patch(general, brief("hh_d1"))).body.code).toBe("invalid_request");
    const [foreign, unknown] = await Promise.all(
      ["hh_d5", "hh_d99"].map(async (id) => {
        const { status, body } = await patch(client, brief(id));
        return { status, ...body, request_id: "" };
      }),
    );
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ status: 404, code: "not_found" });
  });

  test("a request without a token", async () => {
    expect((await api.call(`GET ${path(client)}`, { as: null })).status).toBe(401);
    const body = { is_panel_open: false };
    expect((await api.call(`PATCH ${path(client)}`, { as: null, body })).status).toBe(401);
    expect((await api.call(`GET ${path(client)}`, { as: north })).status).toBe(200);
  });
});
