import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { v1, withApi } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";

const api = withApi();
afterEach(() => api.cloud.bus.idle());

const state = async (id: string) => (await api.json(`GET ${v1}/conversations/${id}/state`)).body;
const save = (id: string, body: unknown) =>
  api.json(`PATCH ${v1}/conversations/${id}/state`, { body });

const PanelEvent = z.object({
  type: z.string(),
  data: z.looseObject({ timestamp: z.string(), highlight_ids: z.array(z.string()).default([]) }),
});

/** The panel events in a turn's stream. */
async function panelEventOf(id: string, question: string) {
  const chunks = await chunksOf(await api.send(id, question));
  const parts = chunks.filter(({ type }) => type.startsWith("data-side_panel_"));
  return z
    .array(PanelEvent)
    .length(1)
    .parse(parts)
    .map(({ type, data }) => ({ type, ...data }))[0];
}

test("the agent changes the panel, and a reload restores it", async () => {
  const id = await api.start("hh_d1");
  await save(id, { is_panel_open: false });
  const view_state = { household_id: "hh_d1", tab: "accounts", show_holdings: true };
  const moved = await panelEventOf(id, "Show me their holdings");
  expect(moved).toMatchObject({
    type: "data-side_panel_update",
    view: "householdMember",
    view_state,
    highlight_ids: expect.arrayContaining(["holding:VTI", "holding:PFE"]),
  });
  const left = {
    conversation_id: id,
    mode: "client",
    household_id: "hh_d1",
    side_panel: { current_view: "householdMember", view_state, last_updated: moved?.timestamp },
    is_panel_open: false,
  };
  expect(await state(id)).toEqual(left);
  const written = api.writes();
  expect((await save(id, { side_panel: left.side_panel, source: "agent" })).body).toEqual(left);
  expect(api.writes()).toBe(written);
});

test("a view that the advisor already sees is highlighted, not changed", async () => {
  const id = await api.start("hh_d1");
  const question = "Is the family outside their IPS bands?";
  const moved = await panelEventOf(id, question);
  expect(moved).toMatchObject({ type: "data-side_panel_update", view: "householdMember" });
  const [first = "none"] = moved?.highlight_ids ?? [];
  expect(first).toMatch(/^class:/);
  expect(moved).toMatchObject({ scroll_to: first });
  const kept = await state(id);
  const pointed = await panelEventOf(id, question);
  const { highlight_ids } = moved ?? {};
  expect(pointed).toEqual({
    type: "data-side_panel_highlight",
    timestamp: pointed?.timestamp,
    highlight_ids,
    scroll_to: first,
  });
  expect(await state(id)).toEqual(kept);
});

test("if the advisor changed the view meanwhile, the agent changes it back", async () => {
  const id = await api.start("hh_d1");
  const question = "Show me their holdings";
  await panelEventOf(id, question);
  await save(id, { side_panel: { current_view: "agenda", view_state: {} } });
  expect(await panelEventOf(id, question)).toMatchObject({
    type: "data-side_panel_update",
    view: "householdMember",
  });
});
