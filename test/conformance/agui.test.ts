import { approvedTurn, deniedTurn, waitingTurn } from "@advisor/protocol/approval.fixture";
import { aguiEncoding } from "@advisor/protocol/encode/encode-agui";
import type { Part } from "@advisor/protocol/part";
import {
  answeredTurn,
  failedTurn,
  interruptedTurn,
  start,
  streamText,
  text,
} from "@advisor/protocol/part.fixture";
import { type BaseEvent, HttpAgent, verifyEvents } from "@ag-ui/client";
import { describe, expect, test, vi } from "vitest";
import { north, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { afterEveryByte, bodyOf, inOnePiece } from "./bytes.ts";

const thinkingTurn: Part[] = [
  start,
  { type: "step-start", step: 0, message_id: "msg_2" },
  { type: "reasoning-start", id: "r1" },
  { type: "reasoning-delta", id: "r1", delta: "Seven, " },
  { type: "text-start", id: "t1" },
  { type: "text-delta", id: "t1", delta: "It is 7." },
  { type: "reasoning-delta", id: "r1", delta: "surely." },
  { type: "text-end", id: "t1" },
  { type: "reasoning-end", id: "r1", ms: 3 },
  ...text("t2", "Done."),
  { type: "step-end", reason: "stop", usage: null },
  { type: "finish", reason: "stop", usage: null },
];
const cutInThought: Part[] = [
  ...thinkingTurn.slice(0, 6),
  { type: "interrupted", reason: "interrupted" },
];

const turns = {
  answeredTurn,
  interruptedTurn,
  failedTurn,
  waitingTurn,
  approvedTurn,
  deniedTurn,
  thinkingTurn,
  cutInThought,
};

const eventsOf = (stream: string): BaseEvent[] =>
  [...stream.matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json));

/** Runs the client's own check of the event order, which throws on the first wrong event. */
function verified(stream: string): Promise<BaseEvent[]> {
  const agent = new HttpAgent({ url: "http://api.test", fetch: async () => new Response(stream) });
  const input = { threadId: "con_1", runId: "run_1", messages: [], tools: [], context: [] };
  const events: BaseEvent[] = [];
  return new Promise((resolve, reject) => {
    agent
      .run(input)
      .pipe(verifyEvents())
      .subscribe({
        next: (event) => events.push(event),
        error: reject,
        complete: () => resolve(events),
      });
  });
}

/** A client whose runs are answered with these turns in order. */
function clientOf(...answers: readonly (readonly Part[])[]) {
  const rest = [...answers];
  const agent = new HttpAgent({
    url: "http://api.test",
    threadId: "con_1",
    fetch: async () =>
      new Response(
        bodyOf(streamText(aguiEncoding(), rest.shift() ?? [], ": keep-alive\n\n"), inOnePiece),
        {
          headers: aguiEncoding().headers,
        },
      ),
  });
  return agent;
}

describe("the AG-UI client reads our stream", () => {
  test.each(Object.entries(turns))("with every event of the %s in order", async (_, parts) => {
    const stream = streamText(aguiEncoding("run_1"), parts);
    expect(await verified(stream)).toEqual(eventsOf(stream));
  });

  test("and an event out of order would be noticed", async () => {
    const stream = streamText(aguiEncoding(), answeredTurn);
    const torn = stream.replace(/data: {"type":"TEXT_MESSAGE_START".*\n\n/, "");
    await expect(verified(torn)).rejects.toThrow("No active text message found");
  });

  test("without any event unknown to the client", async () => {
    const warn = vi.spyOn(console, "warn");
    for (const parts of Object.values(turns)) {
      await clientOf(parts)
        .runAgent()
        .catch(() => undefined);
    }
    expect(warn.mock.calls).toEqual([]);
  });

  test("and keeps the words, the calls with their results, and the panel", async () => {
    const agent = clientOf(answeredTurn);
    const custom: string[] = [];
    const { result } = await agent.runAgent(
      {},
      { onCustomEvent: ({ event }) => void custom.push(event.name) },
    );
    expect(result).toEqual({ stop_reason: "stop" });
    expect(custom).toEqual(["thinking", "thinking", "source", "usage", "grounding"]);
    expect(agent.state).toEqual({
      title: "What VOO holds",
      side_panel: {
        view: "etf",
        view_state: { ticker: "VOO" },
        timestamp: "2026-11-20T15:00:00.000Z",
      },
    });
    expect(agent.messages.map((message) => ({ ...message, content: undefined }))).toMatchObject([
      { id: "msg_2-0-1", toolCalls: [{ id: "call_1" }, { id: "call_2" }] },
      { id: "call_1-result", role: "tool", toolCallId: "call_1" },
      { id: "call_2-result", role: "tool", toolCallId: "call_2" },
      { id: "msg_2-1-1", role: "assistant" },
    ]);
    expect(agent.messages.map(({ content }) => String(content).slice(0, 20))).toEqual([
      "Let me look – 🚀.\n",
      '{"source_id":"tool:g',
      "unknown_tool: There ",
      'data: [DONE]\n\n{"type',
    ]);
  });

  test("and its reasoning, apart from the answer", async () => {
    const agent = clientOf(thinkingTurn);
    await agent.runAgent();
    expect(agent.messages.map(({ role, content }) => [role, content])).toEqual([
      ["reasoning", "Seven, surely."],
      ["assistant", "It is 7."],
      ["assistant", "Done."],
    ]);
  });

  test("as the same run however its bytes are split", async () => {
    const stream = streamText(aguiEncoding(), answeredTurn);
    const agent = new HttpAgent({
      url: "http://api.test",
      fetch: async () => new Response(bodyOf(stream, afterEveryByte)),
    });
    const whole = clientOf(answeredTurn);
    await Promise.all([agent.runAgent(), whole.runAgent()]);
    expect([agent.messages, agent.state]).toEqual([whole.messages, whole.state]);
  });

  test("of a turn that was stopped as canceled, with the words so far", async () => {
    const agent = clientOf(interruptedTurn);
    const outcomes: string[] = [];
    await agent.runAgent({}, { onRunFinishedEvent: ({ outcome }) => void outcomes.push(outcome) });
    expect(outcomes).toEqual(["cancelled"]);
    expect(agent.messages.map(({ content }) => content)).toEqual(["It is"]);
  });

  test("of a turn that failed as an error with our sentence and its code", async () => {
    const agent = clientOf(failedTurn);
    const errors: unknown[] = [];
    await agent.runAgent(
      {},
      {
        onRunErrorEvent: ({ event }) =>
          void errors.push([event.code, event.message, event.metadata]),
      },
    );
    expect(errors).toEqual([
      ["model_timeout", "The model stopped answering. Try again in a moment.", { retryable: true }],
    ]);
  });

  test("of a write that waits as an interrupt, which the next run answers", async () => {
    vi.setSystemTime("2026-11-20T15:00:00.000Z");
    const agent = clientOf(waitingTurn, approvedTurn);
    await agent.runAgent({ runId: "run_1" });
    expect(agent.pendingInterrupts).toMatchObject([
      { id: "apr_1_1_1", reason: "approval_required", toolCallId: "call_2" },
    ]);
    await agent.runAgent({
      resume: [{ interruptId: "apr_1_1_1", status: "resolved", payload: { approved: true } }],
    });
    expect(agent.pendingInterrupts).toEqual([]);
    const results = agent.messages.filter(({ role }) => role === "tool");
    expect(results.map(({ id }) => id)).toEqual(["call_1-result", "call_2-result"]);
    vi.useRealTimers();
  });
});

const held = holding();
const api = withApi({ held: held.script });

/** A program that knows only the address, its token and a conversation. */
async function program(threadId: string, app = api.app) {
  const token = await api.cloud.issuer.mint(north);
  const agent = new HttpAgent({
    url: `${v1}/chat/stream`,
    threadId,
    headers: { authorization: `Bearer ${token}` },
    fetch: async (url, init) => app.request(url, init),
  });
  const ask = (content: string) => {
    agent.addMessage({ id: crypto.randomUUID(), role: "user", content });
    return agent.runAgent();
  };
  return { agent, ask };
}

describe("an AG-UI client of the API", () => {
  test("asks, and asks again in the same conversation", async () => {
    const id = await api.start("hh_d1");
    const { agent, ask } = await program(id);
    const { newMessages } = await ask("Is the Smith family outside their IPS bands?");
    const calls = newMessages.flatMap((message) =>
      message.role === "assistant" ? (message.toolCalls ?? []) : [],
    );
    expect(calls.map((call) => call.function.name)).toContain("compare_to_ips");
    expect(agent.state).toMatchObject({ side_panel: { view: "householdMember" } });
    await ask("Hello");
    const stored = await api.json<{ items: { role: string }[] }>(
      `GET ${v1}/conversations/${id}/messages`,
    );
    expect(stored.body.items.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
  });

  test("approves what waits, and denies it", async () => {
    for (const approved of [true, false]) {
      const { agent, ask } = await program(await api.start("hh_d1"));
      await ask("Create a task to call the Smiths on December 1");
      const [interrupt] = agent.pendingInterrupts;
      expect(interrupt?.reason).toBe("approval_required");
      const { newMessages } = await agent.runAgent({
        resume: [{ interruptId: interrupt?.id ?? "", status: "resolved", payload: { approved } }],
      });
      const result = newMessages.find(({ role }) => role === "tool")?.content;
      expect(result).toContain(approved ? "tool:create_task" : "denied");
    }
  });

  test("resumes an answer in progress from its beginning", async () => {
    const app = api.open("held");
    const id = await api.start("hh_d1");
    const { agent, ask } = await program(id, app);
    const asked = ask("Hello");
    const path = `${v1}/chat/${id}/stream?protocol=agui`;
    const follow = () => api.call(`GET ${path}`, { app, headers: { "last-event-id": "1" } });
    await vi.waitFor(async () => expect((await follow()).status).toBe(200), { timeout: 20_000 });
    const again = follow();
    const stream = (await again).text();
    await held.release();
    await asked;
    const events = await verified(await stream);
    const words = events.map(({ type, delta }) => (type === "TEXT_MESSAGE_CONTENT" ? delta : ""));
    expect(words.join("")).toBe(agent.messages.at(-1)?.content);
    expect((await follow()).status).toBe(204);
  });

  test.each([
    [{ messages: [] }, "The last message must be the user's."],
    [{ messages: [{ role: "user", content: [{ type: "image" }] }] }, "files are not read"],
    [{ messages: "hello" }, "messages"],
    [{ threadId: "made-up", messages: [] }, "threadId: must be the id that POST /conversations"],
    [{ messages: [], resume: [{ interruptId: "a", status: "resolved" }] }, "needs its payload"],
  ])("is refused with a problem for %j", async (wrong, words) => {
    const body = { threadId: await api.start(), runId: "run_1", ...wrong };
    const { status, body: problem } = await api.json<{ code: string; detail: string }>(
      `POST ${v1}/chat/stream`,
      { body },
    );
    expect([status, problem.code]).toEqual([400, "invalid_request"]);
    expect(problem.detail).toContain(words);
  });
});
