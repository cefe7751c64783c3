import * as Document from "@advisor/domain/document";
import * as Task from "@advisor/domain/task";
import { expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();
const papers = `${v1}/households/hh_d1`;

const tasks = async (): Promise<Task.Info[]> => {
  const { body } = await api.json<{ tasks: unknown[] }>(`GET ${papers}`);
  return body.tasks.map((task) => Task.Info.parse(task));
};

const create = async (body: object, headers = {}): Promise<{ status: number; task: Task.Info }> => {
  const answer = await api.json(`POST ${papers}/tasks`, { body, headers });
  return { status: answer.status, task: Task.Info.parse(answer.body) };
};

test("a document is returned passage by passage, as stored", async () => {
  const { body } = await api.json<{ documents: { id: string }[] }>(`GET ${papers}`);
  for (const { id } of body.documents) {
    const { status, body: whole } = await api.json(`GET ${papers}/documents/${id}`);
    expect(status).toBe(200);
    expect(Document.Info.parse(whole).chunks.length).toBeGreaterThan(0);
  }
  expect(body.documents.length).toBeGreaterThan(0);
});

test("a document of another household is not found", async () => {
  const { body } = await api.json<{ documents: { id: string }[] }>(`GET ${v1}/households/hh_d2`);
  const path = `GET ${papers}/documents/${body.documents[0]?.id}`;
  expect((await api.call(path)).status).toBe(404);
});

test("a task is created, changed, completed and reopened", async () => {
  const { status, task } = await create({ title: "Call about the deposit", due: "2026-12-01" });
  expect(status).toBe(201);
  expect(await tasks()).toContainEqual(task);
  const change = async (body: object) => {
    const answer = await api.json(`PATCH ${papers}/tasks/${task.id}`, { body });
    expect(answer.status).toBe(200);
    return Task.Info.parse(answer.body);
  };
  expect(await change({ due: null, assignee: "Dana" })).toEqual({
    ...task,
    due: null,
    assignee: "Dana",
  });
  const done = await change({ status: "done" });
  expect(done).toMatchObject({ status: "done", done_at: expect.any(String) });
  expect(await tasks()).toContainEqual(done);
  expect(await change({ status: "open" })).not.toHaveProperty("done_at");
});

test("a repeated request creates one task", async () => {
  const headers = { "idempotency-key": "one-task" };
  const first = await create({ title: "Only once" }, headers);
  const again = await create({ title: "Only once" }, headers);
  expect(again.task).toEqual(first.task);
  expect((await tasks()).filter(({ title }) => title === "Only once")).toHaveLength(1);
});

test("simultaneous changes are all stored", async () => {
  const { task } = await create({ title: "Changed by many" });
  const changes = [{ due: "2026-12-24" }, { priority: "high" }, { assignee: "Dana" }];
  await Promise.all(changes.map((body) => api.call(`PATCH ${papers}/tasks/${task.id}`, { body })));
  const kept = (await tasks()).find(({ id }) => id === task.id);
  expect(kept).toMatchObject({ due: "2026-12-24", priority: "high", assignee: "Dana" });
});

test.each([
  [{}],
  [{ title: " " }],
  [{ due: "soon" }],
  [{ household_id: "hh_d2" }],
  [{ id: "task_other" }],
  [{ status: "lost" }],
])("a change to %j is refused", async (body) => {
  const { task } = await create({ title: "Stays as it is" });
  const { status } = await api.json(`PATCH ${papers}/tasks/${task.id}`, { body });
  expect(status).toBe(400);
  expect(await tasks()).toContainEqual(task);
});

test("a task of another advisor or household cannot be changed", async () => {
  const { task } = await create({ title: "Mine" });
  const body = { title: "Theirs" };
  for (const [path, as] of [
    [papers, south],
    [`${v1}/households/hh_d2`, north],
  ] as const)
    expect((await api.call(`PATCH ${path}/tasks/${task.id}`, { as, body })).status).toBe(404);
  expect(await tasks()).toContainEqual(task);
});
