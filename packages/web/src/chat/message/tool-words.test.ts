import { expect, it } from "vitest";
import { asking, reply } from "./message.fixture.ts";
import { callsOf, decidedAt, resultOf, withDecision } from "./message.ts";
import { decisionOf, stateOf, subjectOf } from "./tool-words.ts";

it.each([
  [{ symbol: "VOO", limit: 25 }, "VOO, 25"],
  [{ symbols: ["AAPL", "MSFT"] }, "AAPL, MSFT"],
  [{ title: "Call Ana", due: "2026-11-28" }, "Call Ana, Nov 28, 2026"],
  [{ filter: { deep: true }, exact: true }, ""],
  [{}, ""],
  [null, ""],
  [{ query: "x".repeat(80) }, `${"x".repeat(59)}…`],
])("a call with %j is about %j", (input, subject) => {
  expect(subjectOf(input)).toBe(subject);
});

it("a call's subject is what its tool understood, once there is a result", () => {
  const [call] = callsOf(reply);
  const result = call && resultOf(call);
  const said = result && { ...result, data: { reading: "Cash of accounts.", text: "" } };
  expect(subjectOf({ dataset: "accounts" }, said)).toBe("Cash of accounts.");
  expect(subjectOf({ dataset: "accounts" }, result)).toBe("accounts");
  const task = result && { ...result, data: { task: { title: "Call Ana", due: "2026-12-01" } } };
  expect(subjectOf({ title: "Call them", due: null }, task)).toBe("Call Ana, Dec 1, 2026");
});

it("a call shows its state until it has a result", () => {
  const states = [reply, asking].flatMap(callsOf).map((call) => stateOf(call, resultOf(call)));
  expect(states).toEqual(["", "waits for you"]);
});

it("a decided call says who decided and when, and says nothing else where nobody was asked", () => {
  const [call] = callsOf(asking);
  if (call?.state !== "approval-requested") throw new Error("The call waits for no approval.");
  const at = new Date(2026, 10, 24, 10, 42);
  const [message = asking] = withDecision([asking], call.approval.id, at);
  const said = [true, false].map((approved) => {
    const decided = { ...call, state: "approval-responded" as const };
    const answered = { ...decided, approval: { id: call.approval.id, approved } };
    return decisionOf(answered, decidedAt(message, answered));
  });
  expect(said).toEqual([
    "approved by you at 10:42 AM",
    "denied by you at 10:42 AM, nothing was written",
  ]);
  expect([decisionOf(call, decidedAt(message, call)), decidedAt(asking, call)]).toEqual([
    undefined,
    undefined,
  ]);
});
