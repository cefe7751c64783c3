import type { ModelEvent } from "@advisor/agent/model/model";
import { expect, test } from "vitest";
import { mergeTextDeltas } from "./merge-text-deltas.ts";

const say = (text: string): ModelEvent => ({ type: "text-delta", text });
const think = (text: string): ModelEvent => ({ type: "reasoning-delta", text });

test("adjacent text deltas are merged; reasoning, calls and the end keep their order", () => {
  const call: ModelEvent = {
    type: "tool-call",
    call: { id: "1", name: "get_quotes", input: {}, malformed_bytes: null },
  };
  const end: ModelEvent = { type: "end", reason: "tools", usage: null };
  const events = [think("a"), think("b"), say("c"), say(""), say("d"), call, say("e"), end];
  expect(mergeTextDeltas(events)).toEqual([think("ab"), say("cd"), call, say("e"), end]);
  expect(mergeTextDeltas([])).toEqual([]);
});
