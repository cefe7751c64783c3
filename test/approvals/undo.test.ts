import { undoMinutes } from "@advisor/domain/task";
import { beforeAll, describe, expect, test } from "vitest";
import { south, v1, withApi } from "../api/api.fixture.ts";
import { approving, toolPart } from "./approvals.fixture.ts";

const api = withApi();
const { waiting, decide, messages } = approving(api);

interface Task {
  id: string;
  title: string;
  status: string;
  canceled_at?: string;
}

const tasks = async (about: string): Promise<Task[]> => {
  const { body } = await api.json<{ tasks: Task[] }>(`GET ${v1}/households/hh_d1`);
  return body.tasks.filter(({ title }) => title.includes(about));
};

/** A task that was created after its approval, and what undoes it. */
async function created() {
  const { id, about, approval_id } = await waiting();
  await (await decide(id, [{ approval_id, approved: true }])).text();
  const [question, reply] = await messages(id);
  const call_id = String(toolPart(reply)?.toolCallId);
  const path = `POST ${v1}/messages/${reply?.id}/undo`;
  const undo = (given = {}) => api.json(path, { body: { call_id }, ...given });
  return { id, about, question, reply, call_id, undo };
}

const undone = async (conversation: string) =>
  (await (await api.call(`GET ${v1}/conversations/${conversation}/audit`)).text())
    .split("\n")
    .filter((line) => line.includes('"kind":"undone"'))
    .map((line) => JSON.parse(line).body);

describe("a task that an answer created", () => {
  let one: Awaited<ReturnType<typeof created>>;
  beforeAll(async () => {
    one = await created();
  });

  test("is not found by another advisor, nor under another call or message", async () => {
    expect(await one.undo({ as: south })).toMatchObject({ status: 404 });
    expect(await one.undo({ body: { call_id: "call_none" } })).toMatchObject({ status: 404 });
    const path = `POST ${v1}/messages/${one.question?.id}/undo`;
    expect(await api.json(path, { body: { call_id: one.call_id } })).toMatchObject({ status: 404 });
    expect(await one.undo({ body: {} })).toMatchObject({ status: 400 });
    expect(await tasks(one.about)).toMatchObject([{ status: "open" }]);
  });

  test("is canceled, which its conversation and its record say", async () => {
    const { reply, call_id } = one;
    const { status, body } = await one.undo();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message_id: reply?.id, call_id, task: { status: "canceled" } },
    });
    const [task] = await tasks(one.about);
    expect(task).toMatchObject({ status: "canceled", canceled_at: expect.any(String) });
    const page = await api.json(`GET ${v1}/conversations/${one.id}/messages?protocol=ui7`);
    expect(page.body.undone).toEqual([{ message_id: reply?.id, call_id, at: expect.any(String) }]);
    const verified = await api.json(`GET ${v1}/conversations/${one.id}/audit?verify=1`);
    expect(verified.body).toMatchObject({ valid: true });
  });

  test("is canceled and recorded once, however often it is undone", async () => {
    const { call_id, reply } = one;
    expect(await one.undo()).toMatchObject({ status: 200 });
    expect(await undone(one.id)).toEqual([
      { kind: "undone", message_id: reply?.id, call_id, by: "adv_north" },
    ]);
  });

  test("is not work any more: not listed, not counted, but still on file", async () => {
    const listed = await api.json<{ items: unknown[] }>(`GET ${v1}/worklist`);
    expect(JSON.stringify(listed.body)).not.toContain(one.about);
    const ask = { message: "What are their tasks?", household_id: "hh_d1" };
    const answer = await api.call("POST /api/chat", { body: ask });
    expect(await answer.text()).not.toContain(one.about);
  });
});

test("a task that was changed since is not undone", async () => {
  const { id, about, undo } = await created();
  const [task] = await tasks(about);
  await api.call(`PATCH ${v1}/households/hh_d1/tasks/${task?.id}`, { body: { status: "done" } });
  expect(await undo()).toMatchObject({ status: 409, body: { code: "undo_of_changed" } });
  expect(await tasks(about)).toMatchObject([{ status: "done" }]);
  expect(await undone(id)).toEqual([]);
});

test("a task is undone only for a while", async () => {
  const { about, undo } = await created();
  const later = Date.now() + undoMinutes * 60_000 + 1_000;
  const clock = { now: () => later, today: () => "2026-11-21" };
  const app = api.open("offline", { clock });
  expect(await undo({ app })).toMatchObject({ status: 409, body: { code: "undo_too_late" } });
  expect(await tasks(about)).toMatchObject([{ status: "open" }]);
});
