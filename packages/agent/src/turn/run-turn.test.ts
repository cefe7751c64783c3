import type { Part } from "@advisor/protocol/part";
import { describe, expect, it } from "vitest";
import { noContext } from "../context/context-provider.ts";
import { copilotDoor } from "../door.ts";
import { call, say, scripted } from "../model/scripted.ts";
import { openTurn } from "../open/open-turn.ts";
import { systemPrompt } from "../prompt/system.ts";
import { key, sender, sent } from "../record/journal.fixture.ts";
import { answered, asked, looked } from "../record/record.fixture.ts";
import { runTurn } from "./run-turn.ts";
import { noSpending } from "./spending.ts";
import { clock, counting, getCount, patient } from "./turn.fixture.ts";

/** Opens a turn over a record and runs it to the end. */
async function ran(staged: ReturnType<typeof sender>, model = scripted([say("It is 7.")])) {
  const opened = await openTurn(staged.deps, sent({ key }));
  if (opened.kind !== "run") throw new Error("the turn runs");
  const running = runTurn({
    door: copilotDoor,
    opened,
    model,
    tools: { offered: [getCount], run: (tool, raw, signal) => tool.run(raw, {}, signal) },
    world: {
      signal: new AbortController().signal,
      clock,
      newId: counting(),
      random: () => 0,
      wait: patient().wait,
      reportDefect: () => undefined,
    },
    contextProvider: noContext,
    panel: { seen: undefined, show: () => undefined },
    spending: noSpending,
  });
  const parts: Part[] = [];
  for await (const part of running) parts.push(part);
  return { parts, model };
}

describe("the copilot's turn", () => {
  it("sends its instructions, the turns before, and the question with its context", async () => {
    const { parts, model } = await ran(sender([asked("t1", "Before?"), answered("t1", "That.")]));
    expect(model.requests).toMatchObject([
      {
        system: systemPrompt,
        messages: [
          { role: "user", text: "<context/>\n\nBefore?" },
          { role: "assistant", text: "That." },
          { role: "user", text: "<context/>\n\nHow much?" },
        ],
      },
    ]);
    expect(parts[0]).toEqual({
      type: "start",
      conversation_id: "con_1",
      turn_id: "turn_1_3",
      user_message_id: "msg_1_3",
      message_id: "msg_1_3_reply",
    });
  });

  it("that died continues after its stored steps, with their results and tokens", async () => {
    const request = { body_hash: "body", turn_id: "t1", seq: 1 };
    const staged = sender([asked("t1"), looked("t1", ["a"]), looked("t1", ["b"])], {
      begins: [{ kind: "known", request }],
    });
    const { parts, model } = await ran(staged, scripted([call("get_count", {}), say("Three.")]));
    expect(model.requests[0]?.messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "tools",
      "assistant",
      "tools",
    ]);
    expect(parts.flatMap((part) => (part.type === "step-start" ? part.step : []))).toEqual([2, 3]);
    expect(parts.at(-1)).toEqual({
      type: "finish",
      reason: "stop",
      usage: { input_tokens: 400, output_tokens: 40 },
    });
  });

  it("sends the oldest turns as a summary when they are too long", async () => {
    const long = "x".repeat(150_000);
    const before = ["t1", "t2", "t3"].flatMap((id) => [asked(id, long), answered(id)]);
    const staged = sender(before);
    const { model } = await ran(staged);
    expect(staged.begun[0]).toMatchObject({
      bodies: [{ kind: "summarized", through: 4 }, { kind: "user" }],
      opening: { summary: { seq: 7, through: 4 } },
    });
    const messages = model.requests[0]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    const first = messages[0]?.role === "user" ? messages[0].text : "";
    expect(first.slice(0, first.indexOf("xxx"))).toBe(
      '<earlier_context>\nEarlier in this conversation, shortened; look figures up again before using them.\n2026-11-20: asked "',
    );
    expect(first).toContain("<context/>");
  });
});
