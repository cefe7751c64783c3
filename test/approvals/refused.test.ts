import type { Clock } from "@advisor/domain/world";
import { beforeAll, describe, expect, test } from "vitest";
import { type App, south, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { chunksOf, reading, textOf } from "../api/streams.ts";
import { approving, toolPart } from "./approvals.fixture.ts";

const model = holding();
const api = withApi({ held: model.script });
const { waiting, decide, tasks, messages, outcome } = approving(api);

const days = 86_400_000;
const later = (milliseconds: number): Clock => ({
  now: () => Date.now() + milliseconds,
  today: () => "2026-11-21",
});
const statusOf = async (id: string) => (await messages(id))[1]?.metadata.status;
const yes = (approval_id: string) => [{ approval_id, approved: true }];

describe("of several decisions on one write, one counts", () => {
  test("when it is made twice", async () => {
    const { id, about, approval_id } = await waiting();
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("200 finish");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("409 already_decided");
    const no = [{ approval_id, approved: false }];
    expect(await outcome(await decide(id, no))).toBe("409 already_decided");
    expect(await tasks(about)).toHaveLength(1);
  });

  test("when it is denied first", async () => {
    const { id, about, approval_id } = await waiting();
    const no = [{ approval_id, approved: false }];
    expect(await outcome(await decide(id, no))).toBe("200 finish");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("409 already_decided");
    expect(await tasks(about)).toEqual([]);
  });

  test("when twelve come at once, half of them from another process", async () => {
    const { id, about, approval_id } = await waiting();
    const other = api.open();
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        decide(id, yes(approval_id), nth % 2 === 0 ? {} : { app: other }).then(outcome),
      ),
    );
    expect(all.filter((one) => one === "200 finish")).toHaveLength(1);
    const rest = new Set(all.filter((one) => one !== "200 finish"));
    for (const one of rest) expect(["409 already_decided", "409 turn_in_progress"]).toContain(one);
    expect(await tasks(about)).toHaveLength(1);
    expect(await statusOf(id)).toBe("complete");
  });

  test("when twelve arrive at once with one key: the others must wait or get the same answer", async () => {
    const { id, about, approval_id } = await waiting();
    const headers = { "idempotency-key": `twelve-${approval_id}` };
    const all = await Promise.all(
      Array.from({ length: 12 }, () => decide(id, yes(approval_id), { headers }).then(outcome)),
    );
    for (const one of all) expect(["200 finish", "409 in_progress"]).toContain(one);
    expect(all).toContain("200 finish");
    expect(await tasks(about)).toHaveLength(1);
  });

  test("when an approval and a denial race", async () => {
    const { id, about, approval_id } = await waiting();
    const both = await Promise.all(
      [true, false].map((approved) => decide(id, [{ approval_id, approved }]).then(outcome)),
    );
    expect(both.filter((one) => one === "200 finish")).toHaveLength(1);
    const done = toolPart((await messages(id))[1])?.state === "output-available";
    expect(await tasks(about)).toHaveLength(done ? 1 : 0);
  });
});

describe("the same request again, by its key", () => {
  test("gets the same stream again", async () => {
    const { id, about, approval_id } = await waiting();
    const headers = { "idempotency-key": `again-${approval_id}` };
    const first = await chunksOf(await decide(id, yes(approval_id), { headers }));
    const again = await chunksOf(await decide(id, yes(approval_id), { headers, app: api.open() }));
    expect([again[0], textOf(again), again.at(-1)]).toEqual([
      first[0],
      textOf(first),
      first.at(-1),
    ]);
    expect(again).toContainEqual(first.find(({ type }) => type === "tool-output-available"));
    expect(await tasks(about)).toHaveLength(1);
  });

  test("with a different decision is a mismatch", async () => {
    const { id, approval_id } = await waiting();
    const headers = { "idempotency-key": `other-${approval_id}` };
    await (await decide(id, yes(approval_id), { headers })).text();
    const no = [{ approval_id, approved: false }];
    expect(await outcome(await decide(id, no, { headers }))).toBe("422 idempotency_mismatch");
  });

  test("of the message replays the pending approval", async () => {
    const id = await api.start("hh_d1");
    const headers = { "idempotency-key": `message-${id}` };
    const body = { conversation_id: id, message: "Create a task to say it once." };
    const send = () => api.call(`POST ${v1}/chat/stream?protocol=ui`, { body, headers });
    const first = await chunksOf(await send());
    const again = await chunksOf(await send());
    expect(again.filter(({ type }) => type.startsWith("data-approval"))).toEqual(
      first.filter(({ type }) => type.startsWith("data-approval")),
    );
    expect(again.at(-1)).toEqual(first.at(-1));
  });
});

describe("a decision changes nothing, and the write still waits", () => {
  test.each([
    ["by another advisor", { as: south }, "404 not_found"],
    ["without a token", { as: null }, "401 unauthenticated"],
  ])("%s", async (_, given, refused) => {
    const { id, about, approval_id } = await waiting();
    const before = await api.cloud.stored();
    expect(await outcome(await decide(id, yes(approval_id), given))).toBe(refused);
    expect(await api.cloud.stored()).toBe(before);
    expect(await statusOf(id)).toBe("waiting");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("200 finish");
    expect(await tasks(about)).toHaveLength(1);
  });

  test("when it is invalid", async () => {
    const { id, approval_id } = await waiting();
    const before = await api.cloud.stored();
    const decision = { approval_id, approved: true };
    const nonsense: [unknown, string][] = [
      [[], "400 invalid_request"],
      ["yes", "400 invalid_request"],
      [null, "400 invalid_request"],
      [{ ...decision }, "400 invalid_request"],
      [[{ approval_id }], "400 invalid_request"],
      [[{ ...decision, approved: "true" }], "400 invalid_request"],
      [[{ ...decision, scope: "forever" }], "400 invalid_request"],
      [[{ ...decision, reason: "x".repeat(1_001) }], "400 invalid_request"],
      [[{ ...decision, reason: "\ud800" }], "400 invalid_request"],
      [[{ ...decision, approval_id: 7 }], "400 invalid_request"],
      [[{ ...decision, approval_id: "x".repeat(101) }], "400 invalid_request"],
      [Array.from({ length: 21 }, () => decision), "400 invalid_request"],
      [[decision, decision], "400 approvals_incomplete"],
      [[{ ...decision, approval_id: "apr_nothing" }], "404 not_found"],
      [[{ ...decision, approval_id: "__proto__" }], "404 not_found"],
      [[decision, { ...decision, approval_id: `${approval_id}9` }], "404 not_found"],
    ];
    for (const [approvals, refused] of nonsense) {
      const body = { conversation_id: id, approvals };
      const response = await api.call(`POST ${v1}/chat/stream`, { body });
      expect([approvals, await outcome(response)]).toEqual([approvals, refused]);
    }
    const both = { conversation_id: id, approvals: [decision], message: "Hello" };
    expect(await outcome(await api.call(`POST ${v1}/chat/stream`, { body: both }))).toBe(
      "400 invalid_request",
    );
    expect(await api.cloud.stored()).toBe(before);
    expect(await statusOf(id)).toBe("waiting");
  });

  test("when it does not decide on all writes of the step", async () => {
    const { id, approvals } = await waiting(2);
    expect(await outcome(await decide(id, yes(approvals[0] ?? "")))).toBe(
      "400 approvals_incomplete",
    );
    expect(await statusOf(id)).toBe("waiting");
  });

  test("in another conversation of the same advisor", async () => {
    const one = await waiting();
    const two = await waiting();
    expect(await outcome(await decide(two.id, yes(one.approval_id)))).toBe("404 not_found");
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(["waiting", "waiting"]);
  });

  test("when a week has passed", async () => {
    const { id, about, approval_id } = await waiting();
    const late = api.open("offline", { clock: later(7 * days + 1_000) });
    expect(await outcome(await decide(id, yes(approval_id), { app: late }))).toBe("409 expired");
    expect(await tasks(about)).toEqual([]);
    expect(await outcome(await api.send(id, "Thank you.", { app: late }))).toBe("200 finish");
  });
});

test("a decision within the week counts", async () => {
  const { id, about, approval_id } = await waiting();
  const app = api.open("offline", { clock: later(7 * days - 60_000) });
  const token = await api.cloud.issuer.mint("adv_north");
  const headers = { authorization: `Bearer ${token}` };
  expect(await outcome(await decide(id, yes(approval_id), { app, headers }))).toBe("200 finish");
  expect(await tasks(about)).toHaveLength(1);
});

describe("while a write waits", () => {
  test("a new message closes it, and it can no longer be approved", async () => {
    const { id, about, approval_id } = await waiting();
    expect(await outcome(await api.send(id, "What is in VOO?"))).toBe("200 finish");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("409 expired");
    expect(await tasks(about)).toEqual([]);
    const [, reply] = await messages(id);
    expect(reply?.metadata).toMatchObject({ status: "error", code: "not_approved" });
    expect(toolPart(reply)).toMatchObject({ state: "output-error" });
    expect(toolPart((await messages(id, "ui7"))[1])).toMatchObject({ state: "output-denied" });
  });

  test("a stop runs nothing, and the write stays pending", async () => {
    const { id, about, approval_id } = await waiting();
    const stop = await api.call(`POST ${v1}/conversations/${id}/stop`);
    expect(stop.status).toBe(202);
    expect(await statusOf(id)).toBe("waiting");
    expect(await tasks(about)).toEqual([]);
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("200 finish");
  });

  test("a new title or selecting the household again leaves it pending", async () => {
    const { id, about, approval_id } = await waiting();
    const title = { body: { title: "Of tasks" } };
    expect((await api.call(`PATCH ${v1}/conversations/${id}`, title)).status).toBe(200);
    const household = { body: { household_id: "hh_d1" } };
    await api.call(`POST ${v1}/conversations/${id}/select_household`, household);
    expect(await statusOf(id)).toBe("waiting");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("200 finish");
    expect(await tasks(about)).toHaveLength(1);
  });

  test("deleting the conversation ends it", async () => {
    const { id, about, approval_id } = await waiting();
    expect((await api.call(`DELETE ${v1}/conversations/${id}`)).status).toBe(204);
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("404 not_found");
    expect(await tasks(about)).toEqual([]);
  });

  test("a restart of the service leaves it pending", async () => {
    const { id, about, approval_id } = await waiting();
    const app: App = api.open();
    expect(await outcome(await decide(id, yes(approval_id), { app }))).toBe("200 finish");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("409 already_decided");
    expect(await tasks(about)).toHaveLength(1);
  });
});

describe("while the turn continues", () => {
  let held: App;
  beforeAll(() => {
    held = api.open("held");
  });

  test("another decision and a message are refused, and the answer is shown as running", async () => {
    const { id, about, approval_id } = await waiting();
    const stream = await decide(id, yes(approval_id), { app: held });
    expect(await outcome(await decide(id, yes(approval_id), { app: held }))).toBe(
      "409 already_decided",
    );
    // Another process cannot know yet whether this one is alive.
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("409 turn_in_progress");
    expect(await outcome(await decide(id, [{ approval_id, approved: false }]))).toBe(
      "409 already_decided",
    );
    expect(await outcome(await api.send(id, "And?"))).toBe("409 turn_in_progress");
    expect(await statusOf(id)).toBe("running");
    await model.release();
    expect(await outcome(stream)).toBe("200 finish");
    expect(await outcome(await decide(id, yes(approval_id)))).toBe("409 already_decided");
    expect(await tasks(about)).toHaveLength(1);
  });

  test("a stop ends it, and a completed write stays", async () => {
    const { id, about, approval_id } = await waiting();
    const stream = reading(await decide(id, yes(approval_id), { app: held }));
    await stream.until("text-delta");
    await api.call(`POST ${v1}/conversations/${id}/stop`, { app: held });
    expect(await stream.rest()).toContain('"type":"abort"');
    await model.release();
    expect(await tasks(about)).toHaveLength(1);
    expect(toolPart((await messages(id))[1])).toMatchObject({ state: "output-available" });
    expect(await outcome(await api.send(id, "Thank you."))).toBe("200 finish");
  });
});
