import { openStores } from "@advisor/functions/runtime";
import { runToolEvent } from "@advisor/functions/tools/run-tool-event";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

test("a write in its own function runs once per turn, however often it is invoked", async () => {
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

test("a task is changed once per turn, and later changes by the advisor are kept", async () => {
  const stores = openStores();
  const invoke = () =>
    runToolEvent(stores, "update_task", {
      session: { advisor_id: "adv_north", household_id: "hh_d1", turn_id: "turn_2_1" },
      input: { task_id: "task_d1_1", status: "done" },
    });
  const [first, second] = await Promise.all([invoke(), invoke()]);
  expect(first).toMatchObject({ outcome: { result: { data: { task: { status: "done" } } } } });
  expect(second).toEqual(first);
  await stores.tasks.change("hh_d1", "task_d1_1", { status: "open", assignee: "Kim" });
  expect(await invoke()).toEqual(first);
  const [task] = (await stores.tasks.list("hh_d1")).filter(({ id }) => id === "task_d1_1");
  expect([task?.status, task?.assignee]).toEqual(["open", "Kim"]);
});

test("a note is stored once per turn", async () => {
  const stores = openStores();
  const invoke = () =>
    runToolEvent(stores, "add_note", {
      session: { advisor_id: "adv_north", household_id: "hh_d1", turn_id: "turn_3_1" },
      input: { text: "Laura retires in March.", meeting: "2026-11-24" },
    });
  const [first, ...others] = await Promise.all([invoke(), invoke(), invoke()]);
  for (const other of others) expect(other).toEqual(first);
  const kept = (await stores.notes.list("hh_d1")).filter(({ meeting }) => meeting !== undefined);
  expect(kept).toMatchObject([
    { text: "Laura retires in March.", author: "adv_north", meeting: "2026-11-24" },
  ]);
});

test.each([
  ["add_note", { text: "Not mine" }],
  ["update_task", { task_id: "task_d1_1", title: "Not mine" }],
])("%s of another advisor's household is refused and writes nothing", async (name, input) => {
  const stores = openStores();
  const session = { advisor_id: "adv_south", household_id: "hh_d1", turn_id: "turn_4_1" };
  const answer = await runToolEvent(stores, name, { session, input });
  expect(answer).toMatchObject({ error: { code: "not_found" } });
  const written = [...(await stores.tasks.list("hh_d1")), ...(await stores.notes.list("hh_d1"))];
  expect(JSON.stringify(written)).not.toContain("Not mine");
});
