import { table } from "@advisor/scripts/golden/question";
import { expect, test } from "vitest";
import { type Result, report } from "./report.ts";
import { said } from "./say.ts";

const questions = table("quotes", { cites: "Q" }, [
  ["AAPL price"],
  ["MSFT price", { after: ["hello"] }],
  ["weather", { intents: ["out_of_scope"], cites: "" }],
  ["AAPL price and cash", { intents: ["quotes", "cash_balance"], cites: "QS" }],
]);
const results: Result[] = questions.map((question, index) => ({
  question,
  text: "An answer.",
  ms: 10 * (index + 1),
  faults: [],
  wrong: [],
  minimal: index !== 1,
  grounded: true,
}));
const [first, ...others] = results;
if (first === undefined) throw new Error("there are four results");

test("lines count by intent, by door, and by the nearest rank", () => {
  const { lines, doors, holds } = report(results, 1, 0);
  expect(lines.map(({ name, asked }) => [name, asked])).toEqual([
    ["quotes", 2],
    ["out_of_scope", 1],
    ["multi", 1],
  ]);
  expect(doors).toEqual([
    {
      name: "answers",
      asked: 4,
      passed: 4,
      pass_rate: 1,
      tool_minimality: 0.75,
      grounding_rate: 1,
      median_ms: 20,
      p95_ms: 40,
    },
  ]);
  expect(holds).toBe(true);
});

test("below the threshold nothing holds, at it everything does", () => {
  const failed = [{ ...first, faults: ["missing: $1.00"] }, ...others];
  expect(report(failed, 0.75, 0).holds).toBe(true);
  expect(report(failed, 0.76, 0).holds).toBe(false);
});

test("one wrong number is one too many, whatever the threshold", () => {
  const wrong = [{ ...first, wrong: ["usd 1"], faults: ["wrong numbers: usd 1"] }, ...others];
  expect(report(wrong, 0, 0)).toMatchObject({ holds: false, wrong_numbers: 1 });
});

test("nothing asked proves nothing", () => {
  expect(report([], 0, 3)).toMatchObject({ holds: false, skipped: 3 });
});

test("the failures come first, the table and the verdict last", () => {
  const failed = results.map((result, index) =>
    index === 1 ? { ...result, faults: ["missing: $420.55"], text: "\u001b[2JNo.\n\nNo." } : result,
  );
  expect(said(report(failed, 0.95, 2))).toMatchInlineSnapshot(`
    "quotes-02  D11: hello > MSFT price
        missing: $420.55
        answer: [2JNo. No.

                             asked    passed      rate     tools  grounded    median       p95
    quotes                       2         1    50.0 %    50.0 %   100.0 %     10 ms     20 ms
    out_of_scope                 1         1   100.0 %   100.0 %   100.0 %     30 ms     30 ms
    multi                        1         1   100.0 %   100.0 %   100.0 %     40 ms     40 ms
    answers                      4         3    75.0 %    75.0 %   100.0 %     20 ms     40 ms

    Answers with a wrong number: 0. Threshold 95.0 % on every door: does not hold. 2 left out: no token for their advisor.
    "
  `);
});
