import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { call, ends, fails, malformedCall, type ScriptEvent, say } from "./model/scripted.ts";
import { messagesOf } from "./record/history.ts";
import { recordOf } from "./record/record.fixture.ts";
import { checkEveryCut, decision, notebook, startConversation } from "./turn/approval.fixture.ts";
import { noSpending } from "./turn/spending.ts";

const note = (text: string) => call("add_note", { text });
const count = call("get_count", {});

const kinds = (parts: readonly { type: string }[]): string =>
  parts.map(({ type }) => type).join(" ");

describe("a write that needs approval", () => {
  it("is not run, and the turn stops with the approval request", async () => {
    const talk = startConversation();
    const { parts, entries } = await talk.ask([say("Shall I?"), note("Call"), count]);
    expect(talk.notes).toEqual([]);
    expect(kinds(parts)).toBe(
      "start event step-start event text-start text-delta text-end tool-call tool-call tool-result source event step-end event finish",
    );
    expect(parts[11]).toEqual({
      type: "event",
      event: {
        event: "approval_required",
        approval_id: "apr_1_1_0",
        call_id: "call_1",
        tool: "add_note",
        input: { text: "Call", color: "blue" },
        cost_usd: 0.02,
        expires_at: "2026-11-27T15:00:00.000Z",
      },
    });
    expect(parts.at(-1)).toEqual({
      type: "finish",
      reason: "tools",
      usage: { input_tokens: 100, output_tokens: 10 },
    });
    expect(entries).toMatchObject([
      {
        kind: "asked",
        text: "Shall I?",
        calls: [{ id: "call_1" }, { id: "call_2" }],
        results: [{ call_id: "call_2", status: "success" }],
        approvals: [{ id: "apr_1_1_0", call_id: "call_1" }],
      },
    ]);
    expect(await checkEveryCut(talk.record)).toBe(2);
  });

  it("requests no approval when its arguments are invalid", async () => {
    const talk = startConversation();
    const beats: ScriptEvent[] = [
      call("add_note", { text: "" }),
      malformedCall("add_note", 12),
      call("add_note", { text: "x", color: "green" }),
    ];
    const { entries } = await talk.ask(beats, say("No."));
    expect(entries).toMatchObject([
      { kind: "step", results: [{ status: "error" }, { status: "error" }, { status: "error" }] },
      { kind: "answer" },
    ]);
    expect(await checkEveryCut(talk.record)).toBe(3);
  });

  it("beyond the limit of calls per step gets an error and no approval request", async () => {
    const talk = startConversation();
    const { entries } = await talk.ask(Array.from({ length: 22 }, (_, nth) => note(`n${nth}`)));
    const [asked] = entries;
    if (asked?.kind !== "asked") throw new Error("the turn waits");
    expect(asked.approvals).toHaveLength(20);
    expect(asked.results.map(({ call_id, shown }) => [call_id, shown])).toEqual(
      ["call_21", "call_22"].map((id) => [
        id,
        { error: { code: "too_many_calls", message: expect.any(String) } },
      ]),
    );
    const all = Array.from({ length: 20 }, (_, nth) => decision(nth));
    await talk.decide(all, say("Done."));
    expect(talk.notes).toHaveLength(20);
    expect(await checkEveryCut(talk.record)).toBe(5);
  });
});

describe("after a decision the turn continues", () => {
  it("runs the approved write with the arguments shown, and then answers", async () => {
    const talk = startConversation();
    await talk.ask([note("Call"), count]);
    const { parts, entries, model } = await talk.decide([decision(0)], say("Noted."));
    expect(talk.notes).toEqual([{ text: "Call", color: "blue" }]);
    expect(kinds(parts)).toBe(
      "start event step-start tool-call tool-result source step-end step-start event text-start text-delta text-end step-end event event finish",
    );
    expect(parts[0]).toMatchObject({ message_id: "msg_turn_1_1_reply", turn_id: "turn_1_1" });
    expect(parts[3]).toMatchObject({ call_id: "call_1", again: true });
    expect(parts.at(-1)).toEqual({
      type: "finish",
      reason: "stop",
      usage: { input_tokens: 200, output_tokens: 20 },
    });
    expect(model.requests[0]?.messages.slice(1)).toMatchObject([
      { role: "assistant", calls: [{ id: "call_1" }, { id: "call_2" }] },
      {
        role: "tools",
        results: [
          { call_id: "call_1", status: "success", shown: { data: { text: "Call" } } },
          { call_id: "call_2", status: "success" },
        ],
      },
    ]);
    expect(entries).toMatchObject([
      { kind: "step", usage: null, micro_usd: 0, results: [{ call_id: "call_1" }, {}] },
      { kind: "answer", text: "Noted.", usage: { input_tokens: 200, output_tokens: 20 } },
    ]);
    expect(await checkEveryCut(talk.record)).toBe(5);
  });

  it("tells the model about a denial and its reason, and runs nothing", async () => {
    const talk = startConversation();
    await talk.ask(note("Call"));
    const denied = decision(0, { approved: false, reason: "He is away" });
    const { parts, model } = await talk.decide([denied], say("I will not."));
    expect(talk.notes).toEqual([]);
    expect(parts).toContainEqual({
      type: "tool-denied",
      call_id: "call_1",
      tool: "add_note",
      reason: "The advisor did not allow this: He is away",
    });
    expect(model.requests[0]?.messages.at(-1)).toMatchObject({
      results: [
        {
          status: "error",
          shown: {
            error: { code: "denied", message: "The advisor did not allow this: He is away" },
          },
        },
      ],
    });
    expect(await checkEveryCut(talk.record)).toBe(5);
  });

  it("runs one of two writes when only one was approved", async () => {
    const talk = startConversation();
    await talk.ask([note("A"), count, note("B")]);
    const no = decision(0, { approved: false });
    const { entries } = await talk.decide([decision(2), no], say("One."));
    expect(talk.notes).toEqual([{ text: "B", color: "blue" }]);
    expect(entries[0]).toMatchObject({
      results: [
        {
          call_id: "call_1",
          denied: true,
          shown: { error: { message: "The advisor did not allow this." } },
        },
        { call_id: "call_2", status: "success" },
        { call_id: "call_3", status: "success" },
      ],
    });
    expect(await checkEveryCut(talk.record)).toBe(5);
  });

  it("requests approval for another write under a new id", async () => {
    const talk = startConversation();
    await talk.ask(note("A"));
    const { entries } = await talk.decide([decision(0)], note("B"));
    const waiting = entries.at(-1);
    if (waiting?.kind !== "asked") throw new Error("the turn waits again");
    expect(waiting.approvals.map(({ id }) => id)).toEqual(["apr_1_3_20"]);
    const second = decision(0, { approval_id: "apr_1_3_20", approved: false });
    const { entries: rest, model } = await talk.decide([second], say("Only one."));
    expect(talk.notes).toEqual([{ text: "A", color: "blue" }]);
    expect(rest.map(({ kind }) => kind)).toEqual(["step", "answer"]);
    expect(model.requests[0]?.messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "tools",
      "assistant",
      "tools",
    ]);
    expect(await checkEveryCut(talk.record)).toBe(8);
  });

  it("requests no further approval for a tool that was allowed for the conversation", async () => {
    const talk = startConversation();
    await talk.ask(note("A"));
    const allowed = decision(0, { scope: "conversation" });
    const { entries } = await talk.decide([allowed], note("B"), say("Two."));
    expect(talk.notes).toEqual([{ text: "A", color: "blue" }, { text: "B" }]);
    expect(entries.map(({ kind }) => kind)).toEqual(["step", "step", "answer"]);
    const later = startConversation({ now: { allowed_tools: ["add_note"] } });
    await later.ask(note("C"), say("Three."));
    expect(later.notes).toEqual([{ text: "C" }]);
  });

  it("requests approval again when the model repeats a denied call", async () => {
    const talk = startConversation();
    await talk.ask(note("A"));
    const no = decision(0, { approved: false, scope: "conversation" });
    const { entries } = await talk.decide([no], note("A"));
    expect(talk.notes).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ kind: "asked", approvals: [{ call_id: "call_2" }] });
    expect(await checkEveryCut(talk.record)).toBe(5);
  });
});

describe("a turn that fails after a decision", () => {
  it("keeps the write when the budget is used up before the next step", async () => {
    const spent = new Fault("budget", "budget_exceeded", "The budget is used up.");
    const price = { input_usd: "1", output_usd: "1" };
    const talk = startConversation();
    await talk.ask(note("A"));
    const poor = startConversation({
      spending: {
        ...noSpending,
        price,
        hold: async () => {
          throw spent;
        },
      },
    });
    poor.record.push(...talk.record.slice(1));
    const { entries } = await poor.decide([decision(0)], say("Never asked."));
    expect(poor.notes).toEqual([{ text: "A", color: "blue" }]);
    expect(entries).toMatchObject([
      {
        kind: "step",
        results: [{ status: "success", micro_usd: 20_000 }],
        tools_micro_usd: 20_000,
      },
      { kind: "stopped", code: "budget_exceeded" },
    ]);
    expect(await checkEveryCut(poor.record)).toBe(5);
  });

  it("keeps the write when the model fails after it", async () => {
    const talk = startConversation();
    await talk.ask(note("A"));
    const broken = new Fault("upstream", "model_rejected", "The model refused.");
    const { parts, entries } = await talk.decide([decision(0)], fails(broken));
    expect(parts.at(-1)).toMatchObject({ type: "error", code: "model_rejected" });
    expect(entries.map(({ kind }) => kind)).toEqual(["step", "stopped"]);
    expect(await checkEveryCut(talk.record)).toBe(5);
  });

  it("records an unknown outcome when it is stopped during the write", async () => {
    const stop = new AbortController();
    const interrupted = new Fault("conflict", "interrupted", "The answer was stopped.");
    const { running } = notebook();
    const run = async () => {
      stop.abort(interrupted);
      throw interrupted;
    };
    const talk = startConversation({
      running: {
        tools: { ...running.tools, run },
        world: { ...running.world, signal: stop.signal },
      },
    });
    await talk.ask(note("A"));
    const { parts, entries } = await talk.decide([decision(0)], say("Never."));
    expect(parts.at(-1)).toEqual({ type: "interrupted", reason: "interrupted" });
    expect(entries).toMatchObject([{ kind: "stopped", code: "interrupted" }]);
    expect(messagesOf(recordOf(talk.record))[2]).toMatchObject({
      role: "tools",
      results: [{ call_id: "call_1", shown: { error: { code: "outcome_unknown" } } }],
    });
    expect(await checkEveryCut(talk.record)).toBe(4);
  });

  it("reports a failed write to the model and continues", async () => {
    const { running } = notebook();
    const down = new Fault("busy", "storage_unavailable", "Try again in a moment.");
    const tools = { ...running.tools, run: () => Promise.reject(down) };
    const talk = startConversation({ running: { ...running, tools } });
    await talk.ask(note("A"));
    const { entries } = await talk.decide([decision(0)], say("It failed."));
    expect(entries).toMatchObject([
      { kind: "step", results: [{ shown: { error: { code: "storage_unavailable" } } }] },
      { kind: "answer" },
    ]);
  });

  it("ends with the store's fault when its step cannot be stored", async () => {
    const down = new Fault("busy", "storage_unavailable", "Try again in a moment.");
    const talk = startConversation({ failing: () => Promise.reject(down) });
    await talk.ask(note("A"));
    const { parts } = await talk.decide([decision(0)], say("Never."));
    expect(parts.at(-1)).toMatchObject({ type: "error", code: "storage_unavailable" });
    expect(kinds(parts)).toBe("start event step-start tool-call tool-result source step-end error");
  });
});

it("a write in a reply that was cut off at the length limit still requests approval", async () => {
  const talk = startConversation();
  const { entries } = await talk.ask([note("A"), ends("length", null)]);
  expect(entries).toMatchObject([{ kind: "asked", usage: { estimated: true, output_tokens: 5 } }]);
});
