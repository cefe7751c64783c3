import { describe, expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { chunksOf, linesOf, textOf } from "../api/streams.ts";
import { approving, toolPart, types } from "./approvals.fixture.ts";

const api = withApi();
const { waiting, decide, tasks, messages, outcome } = approving(api);

describe("a write", () => {
  test("ends the turn with the pending approval, and does not run", async () => {
    const { id, about, chunks, approval_id } = await waiting();
    expect(types(chunks)).toBe(
      "start start-step tool-input-available data-approval_required finish-step data-usage finish",
    );
    expect(chunks.find(({ type }) => type === "data-approval_required")).toMatchObject({
      data: {
        approval_id,
        tool: "create_task",
        input: { title: `Do ${about}0`, priority: "normal", assignee: "advisor", due: null },
        cost_usd: 0,
      },
    });
    expect(chunks.at(-1)).toMatchObject({ type: "finish", finishReason: "tool-calls" });
    expect(await tasks(about)).toEqual([]);
    const { body } = await api.json(`GET ${v1}/conversations/${id}`);
    expect(body).toMatchObject({ running: false });
  });

  test("is shown as pending wherever the conversation is read", async () => {
    const { id, approval_id } = await waiting();
    const [, reply] = await messages(id);
    expect(reply?.metadata).toMatchObject({ status: "waiting" });
    expect(toolPart(reply)).toMatchObject({ state: "input-available" });
    expect(reply?.parts.at(-2)).toMatchObject({
      type: "data-approval_required",
      data: { approval_id, tool: "create_task" },
    });
    const [, seven] = await messages(id, "ui7");
    expect(toolPart(seven)).toMatchObject({
      state: "approval-requested",
      approval: { id: approval_id },
    });
    const state = await api.json(`GET ${v1}/conversations/${id}/state`);
    expect(state).toMatchObject({ status: 200, body: { mode: "client", household_id: "hh_d1" } });
  });

  test("that is approved runs once, in the same assistant message", async () => {
    const { id, about, chunks, approval_id } = await waiting();
    const rest = await chunksOf(await decide(id, [{ approval_id, approved: true }]));
    expect(types(rest)).toBe(
      "start start-step tool-output-available source-document data-side_panel_update finish-step start-step text-start text-end finish-step data-usage data-grounding finish",
    );
    expect(rest[0]).toEqual(chunks[0]);
    expect(textOf(rest)).toContain(`Task created: **Do ${about}0**`);
    expect(rest.find(({ type }) => type === "data-grounding")).toMatchObject({
      data: { valid: true },
    });
    expect(await tasks(about)).toEqual([`Do ${about}0`]);
    const [, reply] = await messages(id);
    expect(reply?.id).toBe(chunks[0]?.messageId);
    expect(reply?.metadata).toMatchObject({ status: "complete" });
    expect(toolPart(reply)).toMatchObject({ state: "output-available" });
    expect(toolPart((await messages(id, "ui7"))[1])).toMatchObject({
      state: "output-available",
      approval: { id: approval_id, approved: true },
    });
  });

  test("that is approved with changed arguments runs with them, and the record shows the change", async () => {
    const { id, about, approval_id } = await waiting();
    const input = { title: `Changed ${about}`, due: "2026-12-15", priority: "high" };
    const rest = await chunksOf(await decide(id, [{ approval_id, approved: true, input }]));
    expect(textOf(rest)).toContain(`Task created: **Changed ${about}**`);
    expect(await tasks(about)).toEqual([`Changed ${about}`]);
    const audit = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
    const lines = audit.split("\n").filter((line) => line.includes('"kind":"decided"'));
    expect(lines.map((line) => JSON.parse(line).body.decisions)).toMatchObject([
      [{ approval_id, approved: true, input: { ...input, assignee: "advisor", related: null } }],
    ]);
    const verified = await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`);
    expect(verified.body).toMatchObject({ valid: true });
  });

  test("whose changed arguments are invalid stays pending, and the invalid ones are named", async () => {
    const { id, about, approval_id } = await waiting();
    const input = { title: "", due: "next week" };
    const refused = await decide(id, [{ approval_id, approved: true, input }]);
    expect(refused.status).toBe(400);
    const problem = (await refused.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ code: "invalid_arguments" });
    expect(String(problem.detail)).toMatch(/create_task.*title.*due/s);
    expect(await tasks(about)).toEqual([]);
    const rest = await chunksOf(await decide(id, [{ approval_id, approved: true }]));
    expect(textOf(rest)).toContain(`Task created: **Do ${about}0**`);
  });

  test("that is denied does not run, and the model gets the reason", async () => {
    const { id, about, approval_id } = await waiting();
    const reason = "David is away";
    const rest = await chunksOf(await decide(id, [{ approval_id, approved: false, reason }]));
    expect(types(rest)).toBe(
      "start start-step tool-output-error finish-step start-step text-start text-end finish-step data-usage data-grounding finish",
    );
    expect(textOf(rest)).toBe(
      `The task **Do ${about}0** was not created, as you decided. Your reason: David is away`,
    );
    expect(await tasks(about)).toEqual([]);
    expect(toolPart((await messages(id))[1])).toMatchObject({ state: "output-error" });
    expect(toolPart((await messages(id, "ui7"))[1])).toMatchObject({
      state: "output-denied",
      approval: { id: approval_id, approved: false, reason },
    });
  });

  test("of several decided together runs only if it was approved", async () => {
    const { id, about, approvals } = await waiting(3);
    expect(approvals).toHaveLength(3);
    const decisions = approvals.map((approval_id, nth) => ({ approval_id, approved: nth === 1 }));
    const said = textOf(await chunksOf(await decide(id, decisions)));
    expect(said).toContain(`Task created: **Do ${about}1**`);
    expect(said.match(/was not created, as you decided\./g)).toHaveLength(2);
    expect(await tasks(about)).toEqual([`Do ${about}1`]);
  });

  test("that is approved for the conversation needs no further approval, only in that conversation", async () => {
    const { id, about, approval_id } = await waiting();
    const scope = "conversation" as const;
    await (await decide(id, [{ approval_id, approved: true, scope }])).text();
    const again = await chunksOf(await api.send(id, `Create a task to repeat ${about}.`));
    expect(types(again)).toContain("tool-input-available tool-output-available");
    expect(await tasks(about)).toHaveLength(2);
    const other = await api.start("hh_d1");
    const elsewhere = await chunksOf(await api.send(other, `Create a task to repeat ${about}.`));
    expect(types(elsewhere)).toContain("data-approval_required");
  });

  test("needs approval again once its standing approval is revoked, and the record says who revoked it", async () => {
    const { id, about, approval_id } = await waiting();
    const scope = "conversation" as const;
    await (await decide(id, [{ approval_id, approved: true, scope }])).text();
    const place = `${v1}/conversations/${id}`;
    const standing = async () => (await api.json(`GET ${place}`)).body;
    expect(await standing()).toMatchObject({ standing_approvals: ["create_task"] });
    const revoked = `DELETE ${place}/standing_approvals/create_task`;
    expect((await api.call(revoked)).status).toBe(204);
    expect(await standing()).toMatchObject({ standing_approvals: [] });
    expect(await api.json(revoked)).toMatchObject({ status: 404, body: { code: "not_found" } });
    const again = await chunksOf(await api.send(id, `Create a task to repeat ${about}.`));
    expect(types(again)).toContain("data-approval_required");
    const record = await (await api.call(`GET ${place}/audit`)).text();
    expect(record).toContain('{"kind":"revoked","tool":"create_task","by":"adv_north"}');
    const verified = await api.json(`GET ${place}/audit?verify=1`);
    expect(verified.body).toMatchObject({ valid: true });
  });

  test("that is approved once needs approval the next time", async () => {
    const { id, about, approval_id } = await waiting();
    await (await decide(id, [{ approval_id, approved: true, scope: "once" }])).text();
    const again = await chunksOf(await api.send(id, `Create a task to repeat ${about}.`));
    expect(types(again)).toContain("data-approval_required");
  });

  test("continues in the data stream, and in the protocol's own approval states", async () => {
    const lines = await waiting();
    const response = await api.call(`POST ${v1}/chat/stream`, {
      body: {
        conversation_id: lines.id,
        approvals: [{ approval_id: lines.approval_id, approved: true }],
      },
    });
    expect(response.headers.get("x-vercel-ai-data-stream")).toBe("v1");
    expect((await linesOf(response)).map(({ code }) => code).join("")).toMatch(
      /^22f9ah2ef20+e22d$/,
    );

    const seven = await waiting();
    const denied = await api.call(`POST ${v1}/chat/stream?protocol=ui7`, {
      body: {
        conversation_id: seven.id,
        approvals: [{ approval_id: seven.approval_id, approved: false }],
      },
    });
    expect(types(await chunksOf(denied))).toContain("start-step tool-output-denied finish-step");
  });
});

test("the audit shows who decided what and when", async () => {
  const { id, approval_id } = await waiting();
  await (await decide(id, [{ approval_id, approved: false, reason: "No" }])).text();
  const audit = await api.call(`GET ${v1}/conversations/${id}/audit`);
  const entries = (await audit.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { body?: { kind: string }; at?: string });
  const decided = entries.find(({ body }) => body?.kind === "decided");
  expect(decided).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    body: {
      by: "adv_north",
      decisions: [{ approval_id, approved: false, reason: "No", scope: "once" }],
    },
  });
  const checked = await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`);
  expect(checked.body).toMatchObject({ valid: true });
});

test("a pending write does not run when the advisor sends a message instead", async () => {
  const { id, about } = await waiting();
  expect(await outcome(await api.send(id, "Thank you."))).toBe("200 finish");
  expect(await tasks(about)).toEqual([]);
});
