import { describe, expect, it } from "vitest";
import { approvalsOf } from "./approvals.ts";

const tool = { type: "tool-create_task", toolCallId: "call_1", input: {} };
const requested = (id: string) => ({ ...tool, state: "approval-requested", approval: { id } });
const responded = (id: string, approved: boolean, reason?: string) => ({
  ...tool,
  state: "approval-responded",
  approval: { id, approved, reason },
});
const reply = (...parts: object[]) => ({ role: "assistant", parts });

describe("the decisions in a message", () => {
  it("include all of them, each with its reason and scope", () => {
    const message = reply(
      { type: "step-start" },
      { type: "text", text: "Shall I?", state: "done" },
      responded("apr_1", true),
      responded("apr_2", false, "not now"),
      { type: "data-approval_required", data: {} },
    );
    expect(approvalsOf(message, { apr_1: { scope: "conversation" } })).toEqual([
      { approval_id: "apr_1", approved: true, reason: null, scope: "conversation" },
      { approval_id: "apr_2", approved: false, reason: "not now", scope: "once" },
    ]);
  });

  it("carry the arguments that were changed, and only where the call is allowed", () => {
    const input = { title: "Call twice" };
    const message = reply(responded("apr_1", true), responded("apr_2", false));
    expect(approvalsOf(message, { apr_1: { input }, apr_2: { input } })).toEqual([
      { approval_id: "apr_1", approved: true, reason: null, scope: "once", input },
      { approval_id: "apr_2", approved: false, reason: null, scope: "once" },
    ]);
  });

  it("are undefined while one is missing, because they are sent together", () => {
    expect(approvalsOf(reply(responded("apr_1", true), requested("apr_2")))).toBeUndefined();
  });

  it("are undefined once they were sent", () => {
    const approval = { id: "apr_1", approved: true };
    const done = { ...tool, state: "output-available", output: {}, approval };
    const denied = { ...tool, state: "output-denied", approval: { id: "apr_2", approved: false } };
    expect(approvalsOf(reply(done, denied))).toBeUndefined();
  });

  it("are undefined in an advisor's message and in an empty conversation", () => {
    expect(approvalsOf({ role: "user", parts: [{ type: "text", text: "Yes" }] })).toBeUndefined();
    expect(approvalsOf(undefined)).toBeUndefined();
  });
});
