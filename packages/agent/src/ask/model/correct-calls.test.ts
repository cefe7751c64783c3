import { Fault } from "@advisor/domain/fault";
import { describe, expect, test } from "vitest";
import { call, fails, malformedCall, type ScriptEvent, say } from "../../model/scripted.ts";
import { queryAsk } from "../ask.fixture.ts";
import { answers, cash, consulted } from "./ask-model.fixture.ts";

describe("the model may correct its calls once", () => {
  const filtered = (account: string) =>
    answers({ ...cash, where: [{ field: "account", op: "is", values: [account] }] });

  test.each<[string, string, ScriptEvent | ScriptEvent[], string]>([
    [
      "an unknown field",
      "the till of Joint",
      answers({ ...cash, window: 3 }),
      "query: there is no window; there are dataset, ",
    ],
    [
      "an unknown name",
      "the till of Joint",
      filtered("Ned"),
      'where[0]: there is no account "Ned" in this household. It has: Joint and Ann\'s Roth.',
    ],
    [
      "what it left out",
      "the till of Joint",
      answers(cash),
      'The message says "Joint", which no query has. Add it, or clarify what it is.',
    ],
    [
      "cut arguments",
      "the till of Joint",
      malformedCall("answer_with", 12),
      "The arguments are no",
    ],
    ["another tool", "the till of Joint", call("query_book", cash), "There is no query_book."],
    ["too many calls", "the till of Joint", Array(4).fill(answers(cash)), "At most 3 calls."],
  ])("after %s", async (_, text, beats, problem) => {
    const read = await consulted(text, beats, {}, filtered("Joint"));
    expect(read.questions).toMatchObject([{ ask: { query: { where: [{ values: ["Joint"] }] } } }]);
    expect(read.consulted).toMatchObject({
      outcome: "used",
      tokens: { input_tokens: 200, output_tokens: 20 },
    });
    const [, said, told] = read.model.requests[1]?.messages ?? [];
    expect(said?.role === "assistant" && said.calls[0]).toMatchObject({ id: "call_1" });
    expect(told?.role === "tools" && told.results[0]).toMatchObject({
      call_id: "call_1",
      status: "error",
      shown: { error: expect.stringContaining(problem) },
    });
  });

  test.each<[string, ScriptEvent, string]>([
    ["doubts", answers({ ...cash, confidence: 0.3 }), "unsure"],
    ["asks back", answers({ clarify: "which till" }), "unsure"],
    ["fails", fails(new Fault("upstream", "model_unavailable", "Down.")), "invalid"],
    ["has no budget", fails(new Fault("budget", "budget_exceeded", "Used up.")), "invalid"],
  ])("and where it %s then, nothing is accepted", async (_, again, outcome) => {
    const read = await consulted("the till", answers({ window: 3 }), {}, again);
    expect(read.questions).toBeUndefined();
    expect(read.consulted.outcome).toBe(outcome);
  });

  test("but not words, doubt or a refusal", async () => {
    for (const beats of [
      say("It is $5."),
      answers({ ...cash, confidence: 0.5 }),
      answers({ refuse: "advice" }),
    ]) {
      expect((await consulted("the till", beats)).model.requests).toHaveLength(1);
    }
  });
});

test.each<[string, object]>([
  ["a confidence in percent, as text", { ...cash, confidence: "90" }],
  ["no confidence", { ...cash, confidence: null }],
  ["a query inside", { query: { ...cash, limit: null }, confidence: 0.9 }],
  ["nulls for what it does not use", { ...cash, refuse: null, clarify: "", words: null }],
])("%s: taken as what it means", async (_, input) => {
  const { questions } = await consulted("how full is the till", call("answer_with", input));
  expect(questions).toMatchObject([{ ask: queryAsk(cash), confidence: 0.7 }]);
});

test("the same call made twice is one question", async () => {
  const { questions } = await consulted("how full is the till", [answers(cash), answers(cash)]);
  expect(questions).toHaveLength(1);
});
