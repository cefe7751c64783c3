import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { panelStore } from "@advisor/adapters/dynamo/conversation/panel-store";
import { openTable } from "@advisor/adapters/dynamo/table";
import * as Panel from "@advisor/domain/panel";
import { afterAll, afterEach, expect, test } from "vitest";
import { lost, onNth, openTestStore } from "../store/test-store.ts";

const store = await openTestStore();
const panels = panelStore(store.table);
afterAll(store.close);
afterEach(store.calm);

const at = (second: number) => `2026-11-21T10:00:0${second}.000Z`;
const etf = (ticker: string, last_updated: string) => ({
  current_view: "etf",
  view_state: { ticker },
  last_updated,
});
let count = 0;
const fresh = () => `con_${++count}`;

test("a new panel is open at the agenda", async () => {
  expect(await panels.get(fresh())).toEqual(Panel.initial);
});

test("a change is saved, and a later one replaces it", async () => {
  const id = fresh();
  await panels.put(id, etf("VOO", at(1)));
  expect(await panels.get(id)).toEqual({ ...etf("VOO", at(1)), is_panel_open: true });
  const member = {
    current_view: "householdMember",
    view_state: { household_id: "hh_d1", tab: "accounts", show_holdings: true },
    last_updated: at(2),
  };
  await panels.put(id, member);
  expect(await panels.get(id)).toEqual({ ...member, is_panel_open: true });
});

test("a change older than the saved state changes nothing", async () => {
  const id = fresh();
  await panels.put(id, etf("VOO", at(2)));
  await panels.put(id, { ...etf("QQQ", at(1)), is_panel_open: false });
  expect(await panels.get(id)).toEqual({ ...etf("VOO", at(2)), is_panel_open: true });
  await panels.put(id, etf("SPY", at(2)));
  expect(await panels.get(id)).toMatchObject(etf("SPY", at(2)));
});

test("changes in any order leave the latest one", async () => {
  const id = fresh();
  await Promise.all([3, 9, 1, 5, 7].map((second) => panels.put(id, etf(`T${second}`, at(second)))));
  expect(await panels.get(id)).toMatchObject(etf("T9", at(9)));
});

test("opening and closing are kept when the agent changes the view, and vice versa", async () => {
  const id = fresh();
  await panels.put(id, { is_panel_open: false });
  expect(await panels.get(id)).toEqual({ ...Panel.initial, is_panel_open: false });
  await panels.put(id, etf("VOO", at(1)));
  expect(await panels.get(id)).toEqual({ ...etf("VOO", at(1)), is_panel_open: false });
  await panels.put(id, { is_panel_open: true });
  expect(await panels.get(id)).toEqual({ ...etf("VOO", at(1)), is_panel_open: true });
});

test("a change whose response is lost is saved", async () => {
  const id = fresh();
  store.meddle(onNth(["UpdateItem"], 1, lost));
  await panels.put(id, { ...etf("VOO", at(1)), is_panel_open: false });
  expect(await panels.get(id)).toEqual({ ...etf("VOO", at(1)), is_panel_open: false });
});

test("a change costs one write unit and no read", async () => {
  const calls: string[] = [];
  let units = 0;
  const client = dynamoClient();
  const table = openTable({
    name: "test",
    client,
    clock: { now: () => store.time.now, today: () => "2026-11-21" },
    meter: (call, capacity) => {
      calls.push(call);
      for (const one of capacity) units += one.CapacityUnits ?? 0;
    },
  });
  const id = fresh();
  await panelStore(table).put(id, etf("VOO", at(1)));
  await panelStore(table).put(id, etf("VOO", at(2)));
  client.destroy();
  expect([calls, units]).toEqual([["write", "write"], 2]);
});
