import { copilotClient } from "@advisor/client/copilot-client";
import { panelSync } from "@advisor/client/panel-sync";
import { afterEach, expect, test } from "vitest";
import { north, withApi } from "../api/api.fixture.ts";

const api = withApi();
afterEach(() => api.cloud.bus.idle());

/** A screen of the conversation, and its save requests. */
async function screen(conversation: string) {
  const saves: string[] = [];
  const client = copilotClient({
    base: "http://test",
    token: await api.cloud.issuer.mint(north),
    fetch(input, init) {
      if (init.method === "PATCH") saves.push(String(init.body));
      return api.app.request(input, init);
    },
  });
  const sync = panelSync({
    state: await client.state(conversation),
    save: (change) => client.saveState(conversation, change),
    failed(error) {
      throw error;
    },
    after: () => () => undefined,
    now: () => new Date(),
  });
  return {
    sync,
    saves,
    async ask(question: string) {
      for await (const chunk of client.ask(conversation, question)) sync.hear(chunk);
      await sync.flush();
    },
  };
}

test("advisor and agent change the same panel, only the advisor's changes are sent, and a reload restores it", async () => {
  const id = await api.start("hh_d1");
  const first = await screen(id);
  expect(first.sync.panel()).toMatchObject({ view: { view: "agenda" }, is_panel_open: true });

  await first.ask("Is the family outside their IPS bands?");
  const { view, highlight_ids } = first.sync.panel();
  expect(view).toEqual({
    view: "householdMember",
    view_state: { household_id: "hh_d1", tab: "overview", show_holdings: false },
  });
  expect(highlight_ids).not.toEqual([]);
  expect(first.saves).toEqual([]);
  expect((await screen(id)).sync.panel()).toMatchObject({ view, is_panel_open: true });

  const brief = { view: "householdBrief", view_state: { household_id: "hh_d1" } } as const;
  first.sync.act({ type: "moved", view: brief });
  first.sync.act({ type: "opened", is_panel_open: false });
  await first.sync.flush();
  expect(first.saves).toHaveLength(1);
  const second = await screen(id);
  expect(second.sync.panel()).toMatchObject({ view: brief, is_panel_open: false });

  await second.ask("Show me their holdings");
  expect(second.saves).toEqual([]);
  expect((await screen(id)).sync.panel()).toMatchObject({
    view: second.sync.panel().view,
    is_panel_open: false,
  });
  expect(second.sync.panel().view).toMatchObject({ view_state: { tab: "accounts" } });
});
