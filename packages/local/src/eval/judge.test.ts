import { expect, test } from "vitest";
import { judgeReply } from "./judge.ts";
import { parseQuestions, type Question } from "./question.ts";
import type { Reply } from "./reply.ts";

function asked(cells: string[]): Question {
  const [question] = parseQuestions("scored", "any", cells.join("\t"));
  if (question === undefined) throw new Error("one line is one question");
  return question;
}
const cash = asked(["D1", "Karen's cash?", "$7,000.00; Karen", "$35,000.00"]);
const said = (text: string, rest: Partial<Reply> = {}): Reply => ({
  text,
  unanswered: null,
  failure: null,
  tools: [],
  ms: 5,
  ...rest,
});
const outcome = (question: Question, reply: Reply) => judgeReply(question, reply).outcome;

test("an answer with everything expected is right", () => {
  expect(judgeReply(cash, said("Karen Smith holds $7,000 in cash."))).toEqual({
    outcome: "right",
    faults: [],
  });
});

test("a day may be expected without its year", () => {
  const question = asked(["D1", "when did they last deposit", "Aug 17", "May 15"]);
  expect(outcome(question, said("It was on Aug 17, 2026."))).toBe("right");
  expect(outcome(question, said("It was on Aug 18, 2026."))).toBe("wrong");
});

test.each<[string, Reply, string[]]>([
  ["another figure", said("Karen Smith holds $4,000.00."), ["missing: $7,000.00"]],
  ["a longer word", said("Karens has $7,000.00."), ["missing: Karen"]],
  ["what is forbidden", said("Of $35,000.00 Karen holds $7,000.00."), ["forbidden: $35,000.00"]],
  ["no reply", said("", { failure: "unfinished" }), ["failed: unfinished"]],
  [
    "a figure next to a clarifying question",
    said("Do you mean $4,000.00?", { unanswered: "asks back" }),
    ["missing: $7,000.00", "missing: Karen", "stated: usd 4000.00"],
  ],
])("%s is wrong", (_, reply, faults) => {
  expect(judgeReply(cash, reply)).toEqual({ outcome: "wrong", faults });
});

test.each(["asks back", "refuses"] as const)("a reply that %s is asked back", (unanswered) => {
  expect(outcome(cash, said("Which account do you mean?", { unanswered }))).toBe("asked back");
});

test("an answer that asks back counts as asking back even if it has everything expected", () => {
  const text = "Karen holds $7,000.00, 20 % of all. What do you mean by SYSTEM?";
  expect(outcome(cash, said(text, { unanswered: "asks back" }))).toBe("asked back");
});

test("a figure repeated from the message does not count against a question back", () => {
  const above = asked(["D1", "positions above 50,000?", "VTI"]);
  const reply = said("Positions above $50,000: by value or by cost?", { unanswered: "asks back" });
  expect(outcome(above, reply)).toBe("asked back");
});

test("a figure in a table of everything is not an answer", () => {
  const rows = ["a", "b", "c", "d", "e"].map((name) => `| ${name} | $1.00 |`);
  const table = (some: string[]) =>
    ["Accounts:", "", "| Account | Cash |", "| - | - |", ...some].join("\n");
  const one = asked(["D1", "cash of a?", "$1.00"]);
  expect(outcome(one, said(table(rows)))).toBe("wrong");
  expect(outcome(one, said(table(rows.slice(0, 3))))).toBe("right");
});

test.each([
  ["nothing", "NVDA is not held.", "right"],
  ["nothing", "42 shares of NVDA are held.", "wrong"],
  ["no", "No: the largest stock is AAPL.", "right"],
  ["no", "AAPL has no stop.", "wrong"],
  ["yes", "Stocks above 2 %.\n\n**Yes**, three are.", "right"],
  ["2026-11-20", "Bought on Nov 20, 2026.", "right"],
  ["wire|ACH", "It came by ACH.", "right"],
  ["Helen's IRA", "In helen's ira.", "right"],
])("expected %s, answered %s: %s", (expected, text, came) => {
  expect(outcome(asked(["D1", "so?", expected]), said(text))).toBe(came);
});

const order = asked(["D1", "Sell 10 AAPL", "refuses"]);
const vague = asked(["D1", "how much?", "asks back"]);
test.each<[string, Question, Reply, string]>([
  ["a refusal of what is refused", order, said("No orders.", { unanswered: "refuses" }), "right"],
  ["a question back to it", order, said("Which?", { unanswered: "asks back" }), "asked back"],
  ["an answer to it", order, said("AAPL is worth $35,310.00."), "wrong"],
  ["words that answer it", order, said("Sold."), "wrong"],
  ["a question back", vague, said("What?", { unanswered: "asks back" }), "right"],
  ["a refusal of what is vague", vague, said("What?", { unanswered: "refuses" }), "right"],
  ["that nothing exists", vague, said("No account has that name."), "right"],
  ["a figure for it", vague, said("$1.00 in cash."), "wrong"],
])("%s", (_, question, reply, came) => {
  expect(outcome(question, reply)).toBe(came);
});

test("an answer next to a refusal is still required", () => {
  const both = asked(["D1", "Sell 10 AAPL, and what is it worth?", "$35,310.00; refuses"]);
  expect(outcome(both, said("I place no orders. AAPL is worth $35,310.00."))).toBe("right");
  expect(outcome(both, said("AAPL is worth $1.00."))).toBe("wrong");
  expect(outcome(both, said("I place no orders.", { unanswered: "refuses" }))).toBe("asked back");
});

test("any forbidden text counts, punctuation included", () => {
  const stranger = asked(["D1", "Linh's cash?", "asks back", "$"]);
  expect(outcome(stranger, said("Who is Linh?", { unanswered: "asks back" }))).toBe("right");
  expect(outcome(stranger, said("$12.00?", { unanswered: "asks back" }))).toBe("wrong");
});

test("one tool of each group must be called, and no forbidden one", () => {
  const funds = asked(["-", "What is in VOO?", "NVDA", "", "a|b; !create_task"]);
  expect(outcome(funds, said("NVDA.", { tools: ["b"] }))).toBe("right");
  expect(judgeReply(funds, said("NVDA."))).toEqual({
    outcome: "wrong",
    faults: ["not called: a or b"],
  });
  expect(judgeReply(funds, said("NVDA.", { tools: ["a", "create_task"] }))).toEqual({
    outcome: "wrong",
    faults: ["called: create_task"],
  });
});
