import { expect, test } from "vitest";
import { parseQuestions } from "./question.ts";
import { makeReport, type Result } from "./report.ts";
import { reportText } from "./report-text.ts";

const questions = [
  ...parseQuestions(
    "development",
    "quotes",
    "D11\tAAPL price\t$193.12\nD11\thello >> MSFT\tMSFT\n",
  ),
  ...parseQuestions("development", "cash", "D1\tcash\t$35,000.00\n-\tweather\trefuses\n"),
];
const outcomes = ["right", "wrong", "right", "asked back"] as const;
const results: Result[] = questions.map((question, index) => ({
  question,
  door: index === 3 ? "copilot" : "answers",
  outcome: outcomes[index] ?? "right",
  faults: index === 1 ? ["missing: MSFT"] : [],
  reply: {
    text: "\u001b[2JNo.\n\nNo.",
    unanswered: null,
    failure: index === 1 ? "unfinished" : null,
    tools: [],
    ms: 10 * (index + 1),
  },
}));

test("each set and half is counted for each door", () => {
  const { sets, halves, failed } = makeReport(results, 0);
  expect(sets.map(({ set, door, asked, right }) => [set, door, asked, right])).toEqual([
    ["development/quotes", "answers", 2, 1],
    ["development/cash", "answers", 1, 1],
    ["development/cash", "copilot", 1, 0],
  ]);
  expect(halves).toEqual([
    {
      ...{ set: "development", door: "answers", asked: 3 },
      ...{ right: 2, asked_back: 0, wrong: 1, median_ms: 20 },
    },
    {
      ...{ set: "development", door: "copilot", asked: 1 },
      ...{ right: 0, asked_back: 1, wrong: 0, median_ms: 40 },
    },
  ]);
  expect(failed).toBe(1);
});

test("wrong answers are listed first, sizes last", () => {
  const size = { reader: 10, query: 20, agent: 30 };
  expect(reportText(makeReport(results, 2), size)).toMatchInlineSnapshot(`
    "development/quotes:2 (answers)  D11: hello >> MSFT
        missing: MSFT
        reply: [2JNo. No.

                                        door          asked      right            asked back                 wrong                median
    development/quotes                  answers           2          1      50.0%          0       0.0%          1      50.0%      10 ms
    development/cash                    answers           1          1     100.0%          0       0.0%          0       0.0%      30 ms
    development/cash                    copilot           1          0       0.0%          1     100.0%          0       0.0%      40 ms
    development                         answers           3          2      66.7%          0       0.0%          1      33.3%      20 ms
    development                         copilot           1          0       0.0%          1     100.0%          0       0.0%      40 ms

    Without a reply: 1. 2 left out: no token for their advisor.

    Lines without tests: reader and lexicon 10, packages/query 20, packages/agent 30.
    "
  `);
});
