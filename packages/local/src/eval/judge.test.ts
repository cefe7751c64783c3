import type { CopilotQuestion } from "@advisor/scripts/golden/question";
import { table } from "@advisor/scripts/golden/question";
import { expect, test } from "vitest";
import type { Answered } from "./ask-answers.ts";
import type { Streamed } from "./ask-copilot.ts";
import { judgeAnswer, judgeTurn } from "./judge.ts";

const [price] = table("quotes", { cites: "Q" }, [
  [
    "AAPL price",
    { params: [{ symbol: "AAPL", from: null }], figures: ["$193.12"], may: ["1.1 %"] },
  ],
]);
if (price === undefined) throw new Error("a table of one row has a question");

const right: Answered = {
  text: "AAPL is at $193.12, +1.1 % on the day. [tool:quotes:v1]",
  fault: null,
  intents: ["quotes"],
  params: [{ symbol: "AAPL", account: "Brokerage" }],
  citations: ["tool:quotes:v1"],
  asksBack: false,
  tools: ["get_quotes"],
  unmatched: [],
  grounded: true,
  ms: 5,
};

test("what is as expected has no fault", () => {
  expect(judgeAnswer(price, right)).toEqual({
    faults: [],
    wrong: [],
    minimal: true,
    grounded: true,
  });
});

test.each<[string, Partial<Answered>, string[]]>([
  [
    "another intent",
    { intents: ["positions"] },
    ['intents: expected ["quotes"], came ["positions"]'],
  ],
  [
    "another parameter",
    { params: [{ symbol: "AAPL", from: "2026-01-01" }] },
    ['params: expected {"symbol":"AAPL","from":null}, came {"symbol":"AAPL","from":"2026-01-01"}'],
  ],
  ["no citation", { citations: [] }, ['citations: expected ["tool:quotes:v1"], came []']],
  ["a question back", { asksBack: true }, ["asks back: expected false, came true"]],
  ["a refusal", { fault: "not_found" }, ['refusal: expected null, came "not_found"']],
  ["no figure", { text: "AAPL, +1.1 %" }, ["missing: $193.12"]],
  ["a failed check", { grounded: false }, ["grounding: not valid"]],
])("%s is a fault", (_, told, faults) => {
  expect(judgeAnswer(price, { ...right, ...told }).faults).toEqual(faults);
});

test("a figure that does not belong into the answer is a wrong number", () => {
  const told = { ...right, text: `${right.text} MSFT is at $420.55.` };
  expect(judgeAnswer(price, told)).toMatchObject({
    wrong: ["usd 420.55"],
    faults: ["wrong numbers: usd 420.55"],
  });
});

test("a call beside those needed is not minimal, and no fault", () => {
  const told = { ...right, tools: ["get_quotes", "get_positions"] };
  expect(judgeAnswer(price, told)).toMatchObject({ faults: [], minimal: false });
});

const bands: CopilotQuestion = {
  id: "copilot-01",
  door: "copilot",
  household: "D1",
  question: "Is the household outside its bands?",
  calls: [["compare_to_ips"]],
  never: ["create_task"],
  figures: ["53.20 %"],
  words: ["above|over"],
  lacks: ["all in band"],
};
const turn: Streamed = {
  text: "US equity is over its maximum at 53.2%.",
  fault: null,
  tools: ["compare_to_ips"],
  unmatched: [],
  grounded: true,
  ms: 50,
};

test("a model may word and round as it likes", () => {
  expect(judgeTurn(bands, turn)).toEqual({ faults: [], wrong: [], minimal: true, grounded: true });
});

test.each<[string, Partial<Streamed>, string[]]>([
  ["no call", { tools: [] }, ["not called: compare_to_ips"]],
  ["a write", { tools: ["compare_to_ips", "create_task"] }, ["called: create_task"]],
  ["an end before the end", { fault: "unfinished" }, ["the turn failed: unfinished"]],
  ["a figure from nowhere", { unmatched: ["54 %"] }, ["wrong numbers: 54 %"]],
  [
    "other words",
    { text: "53.2 %: all in band" },
    ["missing: above|over", "must not stand there: all in band"],
  ],
])("of a turn %s is a fault", (_, told, faults) => {
  expect(judgeTurn(bands, { ...turn, ...told }).faults).toEqual(faults);
});
