import { expect, test } from "vitest";
import { parseQuestions } from "./question.ts";

const parse = (text: string) => parseQuestions("scored", "trades", text);

test("a line has a household, a conversation, what is expected and what is forbidden", () => {
  expect(parse("D1\trecent trades >> only sells\t5; MSFT\tAAPL\n")).toEqual([
    {
      name: "scored/trades:1",
      half: "scored",
      topic: "trades",
      household: "D1",
      messages: ["recent trades", "only sells"],
      expected: ["5", "MSFT"],
      forbidden: ["AAPL"],
      calls: [],
      never: [],
      copilotOnly: false,
    },
  ]);
});

test("a line with a column of tools is only asked of the copilot", () => {
  const [question] = parse("-\tCompare MSFT and GOOGL\tMSFT\t\ta|b; !create_task");
  expect(question).toMatchObject({
    household: null,
    forbidden: [],
    calls: [["a", "b"]],
    never: ["create_task"],
    copilotOnly: true,
  });
});

test.each([
  ["no expectation", "D1\tcash?"],
  ["an empty expectation", "D1\tcash?\t"],
  ["no household", "\tcash?\t$1"],
  ["another household's spelling", "hh_d1\tcash?\t$1"],
  ["no question", "D1\t\t$1"],
  ["a column too many", "D1\tcash?\t$1\t\ta\tb"],
])("%s is an error that names the line", (_, line) => {
  expect(() => parse(`D1\tcash?\t$1\n${line}`)).toThrow("scored/trades:2 is no question");
});
