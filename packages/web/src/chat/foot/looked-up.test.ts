import { expect, it } from "vitest";
import { asking, fund, reply } from "../message/message.fixture.ts";
import type { Message } from "../message/message.ts";
import { lookedUp } from "./looked-up.ts";

const result = {
  ...{ source_id: "tool:x:v1", as_of: "2026-11-20", provider: "household" },
  ...{ delay: "eod", simulated: true },
};
const answered = (toolCallId: string, data: unknown, more = {}): Message["parts"][number] => ({
  ...{ type: "tool-x", toolCallId, state: "output-available", input: {} },
  output: { ...result, data },
  ...more,
});
const after = (...parts: Message["parts"]): Message => ({
  ...reply,
  parts: [...parts, ...reply.parts],
});
const idsIn = (message: Message): string[] => lookedUp(message).map((call) => call.toolCallId);

it("takes the calls that only read", () => {
  expect(idsIn(after(answered("read", fund)))).toEqual(["read", "call_1"]);
});

it("leaves writes, with and without a decision, and failures where they happened", () => {
  const approval = { id: "apr_1", approved: true };
  const failed: Message["parts"][number] = {
    ...{ type: "tool-x", toolCallId: "failed", state: "output-error", input: {} },
    errorText: "no_provider: none",
  };
  const message = after(
    answered("decided", fund, { approval }),
    answered("task", { task: {} }),
    answered("note", { note: {} }),
    failed,
  );
  expect(idsIn(message)).toEqual(["call_1"]);
});

it("takes none of an answer that was cut off, or that has no text yet", () => {
  expect(idsIn({ ...reply, metadata: { status: "interrupted" } })).toEqual([]);
  expect(idsIn({ ...asking, parts: [answered("read", fund), ...asking.parts] })).toEqual([]);
});
