import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type Answering, decisionsOn, type Required } from "./ask-approval.ts";

const waiting = (approval_id: string, cost_usd = 0): Required => ({
  approval_id,
  call_id: `call_${approval_id}`,
  tool: "create_task",
  input: { title: "Call \u001b[2J" },
  cost_usd,
  expires_at: "2026-11-27T15:00:00.000Z",
});

/** What is decided when these lines are typed, and what was shown. */
async function typed(answering: Answering, lines: readonly string[], open = false) {
  const input = new PassThrough();
  const output = new PassThrough();
  const shown = text(output);
  input.write(lines.join(""));
  if (!open) input.end();
  const decisions = await decisionsOn([waiting("a"), waiting("b", 0.5)], answering, {
    input,
    output,
  });
  output.end();
  return { decisions, shown: await shown };
}

const decision = (approval_id: string, approved: boolean, reason: string | null = null) => ({
  approval_id,
  approved,
  reason,
  scope: "once",
});

test("a flag decides on everything without asking", async () => {
  expect(await typed("approve", [])).toEqual({
    decisions: [decision("a", true), decision("b", true)],
    shown: "",
  });
  expect(await typed("deny", [])).toEqual({
    decisions: [decision("a", false), decision("b", false)],
    shown: "",
  });
});

test("at a terminal each is asked for, and a no may have its reason", async () => {
  const { decisions, shown } = await typed("ask", ["y\n", "no\n", " not now \n"], true);
  expect(decisions).toEqual([decision("a", true), decision("b", false, "not now")]);
  expect(shown).toContain('Allow create_task {"title":"Call ');
  expect(shown).toContain("for $0.5? [y/n]");
  expect(shown).not.toContain("\u001b[2J");
});

test("anything but a yes is a no", async () => {
  const { decisions } = await typed("ask", ["\n", "\n", "yes please\n", "\n"], true);
  expect(decisions).toEqual([decision("a", false), decision("b", false)]);
});

test("nobody there decides nothing", async () => {
  expect(await typed("leave", [])).toEqual({ decisions: undefined, shown: "" });
  expect((await typed("ask", ["y\n"])).decisions).toBeUndefined();
});
