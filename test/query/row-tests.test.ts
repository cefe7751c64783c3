import { evaluate } from "@advisor/query/evaluate/evaluate";
import { sourceRecords } from "@advisor/query/evaluate/write";
import { narrate } from "@advisor/query/narrate/narrate";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { expect, test } from "vitest";
import { book } from "./books.ts";
import { is, list } from "./examples.ts";
import { directory, readConversation, readLast } from "./read-last.ts";

/** The text of the answer to the last message. */
function answerTo(household: number, messages: readonly string[]): string {
  const own = book(household);
  const [reading] = readConversation(vocabularyOf(own, directory), messages);
  const { ask } = reading ?? {};
  return ask?.kind === "query" ? narrate(evaluate(ask.query, [own])).text : `${ask?.kind}`;
}

test.each([
  // Whether there is any such row.
  [1, "do we own any Tesla?", "No positions where symbol is TSLA."],
  [7, "any deposits booked this year?", /^Yes: 3 deposits: /],
  [11, "did I sell anything in January", /^Yes: Jan 7, 2026, sell, MSFT, Brokerage comes to /],
  [7, "did they sell anything this year", /^No sales this year\./],
  [1, "are there any open tasks", /^Yes: 2 tasks: /],
  [12, "are there any open tasks", "No tasks where status is open or overdue."],
  [2, "is there any holding that lost money overall?", /^Yes: BND has an unrealized loss of /],
  // Whether all rows are what is said of them.
  [9, "is the TSLA position a short?", /^Yes: TSLA \(side short\) is worth -\$26,400\.00/],
  [4, "is today's deposit still pending?", /^Yes: Nov 20, 2026, .* \(status pending\)/],
  [1, "were the deposits all ACH?", /^Only in part: 2 of 3 deposits: Aug 17, 2026, /],
  [2, "are the MSFT shares long-term?", /^Only in part: 5 of 9 lots: /],
  [1, "is VTI an ETF?", /^Yes: VTI \(kind ETF\)/],
  [1, "is VTI a stock?", /^No: VTI \(kind ETF\)/],
  [
    8,
    "is the inherited VTI long term",
    "There are no lots where account is Inherited IRA and symbol is VTI.",
  ],
  // One class outside its band is enough.
  [6, "is the foundation outside its IPS bands?", /^Yes: alternatives /],
] as const)("of household D%i, %j is answered with yes or no", (household, message, answer) => {
  const text = answerTo(household, [message]);
  if (typeof answer === "string") expect(text).toBe(answer);
  else expect(text).toMatch(answer);
});

test.each([
  // What became of a row that there is.
  [4, "did the November deposit clear?"],
  [11, "has my deposit gone through"],
  // A negated question is answered with yes by some and with no by others.
  [11, "do I not own tesla?"],
  // One of the two may be held.
  [11, "do i own both apple and tesla"],
  // A figure.
  [11, "did i do well on apple"],
  [11, "how much apple do I have and is there any tesla"],
  [1, "do you know which funds we hold"],
])("of household D%i, %j is answered with rows alone", (household, message) => {
  expect(answerTo(household, [message])).not.toMatch(
    /^(Yes|No|Only in part)\b(?! (positions|sales))/,
  );
});

test("a follow-up asks for the rows, whatever was asked of them", () => {
  expect(readLast(9, ["is the TSLA position a short?", "how many shares?"])).toEqual([
    "All positions where issuer is TSLA: quantity, with side.",
  ]);
  expect(readLast(1, ["did they deposit anything this year", "and last year?"])).toEqual([
    "All deposits last year: amount, quantity and price.",
  ]);
});

test.each([
  [{ op: "any", value: "3" }, /any takes no value/],
  [{ op: "all" }, /all needs the dimension of one of the filters/],
  [{ op: "all", value: "sector" }, /all needs the dimension of one of the filters/],
])("the test %j of rows is refused with what it needs", (rowTest, message) => {
  const where = [is("symbol", "VTI")];
  expect(() =>
    evaluate(parseQuery(list("positions", "weight", { where, test: rowTest })), [book(1)]),
  ).toThrow(message);
});

test("a tested row keeps the records behind it", () => {
  const where = [is("symbol", "VTI")];
  const query = parseQuery(list("positions", "weight", { where, test: { op: "any" } }));
  const [row] = evaluate(query, [book(1)]).rows;
  expect(row?.holds).toBe(true);
  expect(row === undefined ? [] : sourceRecords(row)).not.toEqual([]);
});
