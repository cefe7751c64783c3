import { openStores } from "@advisor/functions/runtime";
import { runToolEvent } from "@advisor/functions/tools/run-tool-event";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

test("a write in a function of its own is done once for a turn, however often it is invoked", async () => {
  const stores = openStores();
  const invoke = (turn_id: string, title = "Call David") =>
    runToolEvent(stores, "create_task", {
      session: { advisor_id: "adv_north", household_id: "hh_d1", turn_id },
      input: { title },
    });
  const before = (await stores.tasks.list("hh_d1")).length;
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => invoke("turn_1_1")));
  expect(first).toMatchObject({ outcome: { result: { data: { task: { title: "Call David" } } } } });
  for (const other of others) expect(other).toEqual(first);
  expect(await stores.tasks.list("hh_d1")).toHaveLength(before + 1);
  await invoke("turn_1_5");
  await invoke("turn_1_1", "Call Laura");
  expect(await stores.tasks.list("hh_d1")).toHaveLength(before + 3);
});
