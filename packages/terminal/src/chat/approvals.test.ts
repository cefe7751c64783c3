import { expect, test } from "vitest";
import type { Prompts } from "../prompts.ts";
import { type ApprovalMode, decisionsOn, type PendingWrite } from "./approvals.ts";

const waiting = (approval_id: string, cost_usd = 0): PendingWrite => ({
  approval_id,
  call_id: `call_${approval_id}`,
  tool: "create_task",
  input: { title: "Call \u001b[2J" },
  cost_usd,
  expires_at: "2026-11-27T15:00:00.000Z",
});

/** The decisions of a person who answers like this, and the prompts shown. */
async function decided(answering: ApprovalMode, answers: readonly (string | undefined)[] = []) {
  const asked: string[] = [];
  const left = [...answers];
  const prompts: Prompts = {
    async choose(message, options) {
      asked.push(message);
      const next = left.shift();
      return options.find(({ value }) => value === next)?.value;
    },
    async text(message) {
      asked.push(message);
      return left.shift();
    },
  };
  const decisions = await decisionsOn([waiting("a"), waiting("b", 0.5)], answering, prompts);
  return { decisions, asked };
}

const decision = (approval_id: string, approved: boolean, reason: string | null = null) => ({
  approval_id,
  approved,
  reason,
  scope: "once",
});

test("a flag decides on everything without a prompt", async () => {
  expect(await decided("approve")).toEqual({
    decisions: [decision("a", true), decision("b", true)],
    asked: [],
  });
  expect(await decided("deny")).toEqual({
    decisions: [decision("a", false), decision("b", false)],
    asked: [],
  });
});

test("each call is prompted for, and a denial may have a reason", async () => {
  const { decisions, asked } = await decided("ask", ["conversation", "deny", "not now"]);
  expect(decisions).toEqual([
    { ...decision("a", true), scope: "conversation" },
    decision("b", false, "not now"),
  ]);
  expect(asked).toEqual([
    'Allow create_task {"title":"Call \\u001b[2J"}?',
    'Allow create_task {"title":"Call \\u001b[2J"} for $0.5?',
    "Why not? (may be left empty)",
  ]);
});

test("a denial without a reason has none", async () => {
  const { decisions } = await decided("ask", ["once", "deny", ""]);
  expect(decisions).toEqual([decision("a", true), decision("b", false)]);
});

test("canceling the prompt, or having no terminal, decides nothing", async () => {
  expect((await decided("ask", ["once"])).decisions).toBeUndefined();
  expect(await decided("leave")).toEqual({ decisions: undefined, asked: [] });
});
