import { describe, expect, test } from "vitest";
import type * as Entry from "../entry.ts";
import { answerText, continuesFrom } from "./continue-answer.ts";

const turn_id = "t1";
const user = { kind: "user", turn_id } as Entry.User;
const step = { kind: "step", turn_id } as Entry.Step;
const asked = { kind: "asked", turn_id } as Entry.ApprovalRequested;
const continued: Entry.Body = { kind: "continued", turn_id, by: "adv_north" };
const resumed: Entry.Body = { kind: "resumed", turn_id };
const stopped = (text: string, over: Partial<Entry.Stopped> = {}): Entry.Stopped => ({
  ...{
    kind: "stopped",
    turn_id,
    code: "interrupted",
    message: "It ended.",
    retryable: false,
    text,
  },
  ...over,
});
const failed = (text: string, code = "model_unavailable") =>
  stopped(text, { code, retryable: true });
const answer = (text: string, stop_reason: Entry.Answer["stop_reason"] = "stop"): Entry.Answer => ({
  ...{ kind: "answer", turn_id, text, stop_reason, usage: null },
});
const turn = (...bodies: Entry.Body[]): Entry.Info[] =>
  bodies.map((body, at) => ({ seq: at + 1, at: "", mark: "", previous: "", hash: "", body }));

describe("an answer that ended early", () => {
  test.each<[string, Entry.Body[], ReturnType<typeof continuesFrom>]>([
    ["at its length limit goes on from its text", [answer("One", "length")], "text"],
    ["by the advisor's stop goes on from its text", [stopped("One")], "text"],
    ["because the model failed goes on from its text", [failed("One")], "text"],
    ["with a word too few goes on from its results", [step, failed("")], "results"],
    [
      "right after it was continued goes on again",
      [failed("One"), continued, failed("")],
      "results",
    ],
    ["before anything was there is asked again", [failed("")], undefined],
    ["because of too many steps is asked again", [step, failed("", "step_limit")], undefined],
    ["by a fault that stays is asked again", [stopped("One", { code: "internal" })], undefined],
    ["with writes not carried out is asked again", [asked, failed("")], undefined],
    ["by a refusal is asked again", [answer("I", "refused")], undefined],
    ["not at all has nothing to continue", [answer("One")], undefined],
    ["and is being written has nothing to continue", [failed("One"), continued], undefined],
  ])("%s", (_, bodies, way) => {
    expect(continuesFrom(turn(user, ...bodies))).toBe(way);
  });
});

test("the text of an answer is what it was continued from, without what was begun anew", () => {
  const bodies = [failed("Lost"), resumed, failed("One"), continued, answer(", two")];
  expect(answerText(turn(user, ...bodies))).toBe("One, two");
});
