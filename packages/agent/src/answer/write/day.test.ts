import { expect, test } from "vitest";
import { list, missing, noAccount, priced, row, stated } from "../answer.fixture.ts";
import { writeDay } from "./day.ts";

const none = stated({
  ...missing("There is no 1D return on file.", ["YTD", "1Y"]),
  return_pct: null,
});
const held = list([row("AAPL", 42), row("MSFT", 12), row("VOO", 25)]);
const quotes = priced([
  ["AAPL", 193.12, 1.1],
  ["MSFT", 420.55, -0.6],
  ["VOO", 412.34, 0.8],
]);

test("the day's change of all that is held, and what is on file instead of a return", () => {
  expect(writeDay({}, none, held, quotes)).toEqual({
    text: "On the day the holdings changed by +$139.60 (+0.6 %), computed from positions and quotes, without cash. There is no 1D return on file. Timeframes on file: YTD and 1Y. As of 2026-01-15.",
    calculated: [139.6, 0.6],
    sources: ["tool:performance:v1", "tool:positions_list:v1", "tool:quotes:v1"],
    certainty: 1,
  });
});

test("positions without a quote or a change are named and not counted", () => {
  const text = "There is no 1D return on file. Timeframes on file: YTD and 1Y. As of 2026-01-15.";
  const some = (change: string, out: string) =>
    `On the day the holdings with a day change on file changed by ${change}, computed from positions and quotes, without cash. Not counted: ${out}. ${text}`;
  const partly = priced([
    ["AAPL", 193.12, 1.1],
    ["MSFT", 420.55, null],
    ["VOO", 412.34, 0.8],
  ]);
  expect(writeDay({}, none, held, partly).text).toBe(some("+$170.06 (+0.93 %)", "MSFT"));
  expect(writeDay({}, none, held, priced([["AAPL", 193.12, 1.1]])).text).toBe(
    some("+$88.25 (+1.1 %)", "MSFT and VOO"),
  );
  expect(writeDay({}, none, list([]), quotes).text).toBe(text);
});

test("one account is named, and one that is not there is said so", () => {
  expect(writeDay({ account: "IRA" }, none, list([row("MSFT", 12)]), quotes).text).toMatch(
    /^On the day the holdings in IRA changed by -\$30\.46 \(-0\.6 %\)/,
  );
  const unknown = stated({ ...noAccount, return_pct: null });
  expect(writeDay({ account: "IRA" }, unknown, list([], noAccount), quotes).text).toBe(
    "There is no account named IRA on file. Accounts on file: Brokerage. As of 2026-01-15.",
  );
});
