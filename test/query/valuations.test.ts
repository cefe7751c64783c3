import { makeBook } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import { narrate } from "@advisor/query/narrate/narrate";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { recordsOf } from "./books.ts";

const [joint, rollover] = ["Joint brokerage", "David's rollover IRA"];
const values = (...rows: [string, string][]) => rows.map(([day, value]) => ({ day, value }));

/**
 * D1 with two accounts' values, by hand: 100 -> 110, deposit of 100, -10%; and 200 -> 220 -> 198.
 */
const given = recordsOf(1);
const statements = {
  ...given.statements,
  transfers: {
    as_of: "2026-11-20",
    accounts: [joint],
    transfers: [
      {
        account: joint,
        timestamp: "2026-03-31T15:00:00Z",
        type: "deposit" as const,
        method: "ACH",
        amount: "100000",
        status: "completed" as const,
      },
      {
        account: joint,
        timestamp: "2026-05-01T15:00:00Z",
        type: "deposit" as const,
        method: "ACH",
        amount: "777",
        status: "pending" as const,
      },
    ],
  },
  fees: {
    as_of: "2026-11-20",
    accounts: [joint, rollover],
    fees: [{ account: rollover, day: "2026-11-20", amount: "2200", note: "Advisory fee" }],
  },
  valuations: {
    as_of: "2026-11-20",
    accounts: [
      {
        account: joint,
        source: "statement",
        values: values(
          ["2025-12-31", "100000"],
          ["2026-03-31", "210000"],
          ["2026-11-20", "189000"],
        ),
      },
      {
        account: rollover,
        source: "statement",
        values: values(
          ["2025-12-31", "200000"],
          ["2026-03-31", "220000"],
          ["2026-11-20", "198000"],
        ),
      },
    ],
  },
};
const book = makeBook({ ...given, statements });
const vocabulary = vocabularyOf(book, { tickers: new Set(), names: new Map() });

function answered(message: string) {
  const [reading] = readQuestions(message, vocabulary);
  if (reading?.ask.kind !== "query") throw new Error(`${message} is no query`);
  const result = evaluate(reading.ask.query, [book]);
  const [row] = result.rows;
  const cells = Object.entries(row?.cells ?? {}).map(([name, { value, reason, as_of }]) => [
    name,
    value?.toFixed(4) ?? reason,
    as_of,
  ]);
  return { cells, notes: result.notes.map(({ text }) => text), text: narrate(result).text };
}

test("the return of an account is linked across its deposit, and is not annualized before a year", () => {
  const { cells, notes } = answered("time-weighted return of the joint account this year");
  expect(cells).toEqual([
    ["time_weighted", "-1.0000", "2026-11-20"],
    ["time_weighted_annual", "does_not_apply", "2026-11-20"],
  ]);
  expect(notes).toContain(
    "Measured from Dec 31, 2025 to Nov 20, 2026 by the values of 3 days, with net deposits of $100,000.00, each on a day with a value.",
  );
});

test("all accounts are combined into one return, next to the custodian's own", () => {
  // 330,000 / 300,000 - 1 = 10%; 387,000 / 430,000 - 1 = -10%.
  const { cells, notes } = answered("what is our time-weighted return this year");
  expect(cells[0]).toEqual(["time_weighted", "-1.0000", "2026-11-20"]);
  expect(notes).toContain("The custodian states 7.00% for YTD.");
  expect(notes).toContain(
    "Without Karen's traditional IRA and Karen's Roth IRA, of which no values over time are on file.",
  );
});

test("returns before fees add back the fees", () => {
  // (198,000 + 2,200) / 220,000 * 1.1 - 1 = 0.1%.
  const { cells } = answered("gross return of David's rollover IRA this year");
  expect(cells).toEqual([["time_weighted_gross", "0.1000", "2026-11-20"]]);
});

test("the money-weighted return is computed from values and flows", () => {
  // 100,000 for 324 days and 100,000 for 234 of them become 189,000: by bisection on its own.
  const end = (rate: number) =>
    100_000 * (1 + rate) ** (324 / 365) + 100_000 * (1 + rate) ** (234 / 365);
  let [low, high] = [-0.5, 0];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (end(middle) > 189_000) high = middle;
    else low = middle;
  }
  const whole = ((1 + low) ** (324 / 365) - 1) * 100;
  const { cells } = answered("IRR of the joint account this year");
  expect(cells[0]).toEqual(["money_weighted", whole.toFixed(4), "2026-11-20"]);
});

test("a period without enough values has no return and states which values exist", () => {
  const { cells, text } = answered("time-weighted return of the joint account last year");
  expect(cells).toEqual([
    ["time_weighted", "no_opening_value", "2025-12-31"],
    ["time_weighted_annual", "no_opening_value", "2025-12-31"],
  ]);
  expect(text).toContain("Values are on file from Dec 31, 2025 to Nov 20, 2026.");
});

test.each([
  // 189,000 / 210,000 - 1, with the value of the day that is named.
  ["from March 31, 2026 to November 20, 2026", "-10.0000"],
  // (210,000 - 100,000) / 100,000 * 0.9 - 1, from the first value on file.
  ["since December 31, 2025", "-1.0000"],
  ["from January 2, 2026 to November 20, 2026", "-1.0000"],
  ["since February 1, 2026", "no_opening_value"],
])("the time-weighted return %s", (period, value) => {
  const { cells } = answered(`time-weighted return of the joint account ${period}`);
  expect(cells[0]).toEqual(["time_weighted", value, "2026-11-20"]);
});

test.each([
  ["a Monday opens with the Friday before", "2026-06-01", 100],
  ["a day whose day before has no value opens with its own", "2026-06-10", 125],
  ["a day without a value opens with the newest of the week before", "2026-06-12", 125],
])("%s", (_, from, opening) => {
  const days = values(
    ...([
      ["2026-05-27", "90"],
      ["2026-05-29", "100"],
      ["2026-06-01", "110"],
      ["2026-06-08", "120"],
      ["2026-06-10", "125"],
      ["2026-11-20", "150"],
    ] as [string, string][]),
  );
  const one = makeBook({
    ...given,
    statements: {
      ...{ ...given.statements, transfers: { ...statements.transfers, transfers: [] } },
      valuations: {
        as_of: "2026-11-20",
        accounts: [{ account: joint, source: "statement", values: days }],
      },
    },
  });
  const [row] = evaluate(
    {
      ...{ dataset: "valuations", measures: ["earned"], aggregate: "total" },
      period: { from, to: "2026-11-20" },
    },
    [one],
  ).rows;
  expect(row?.cells.earned?.value?.toNumber()).toBe(150 - opening);
});

test("a group has only the return of its own time, not of the months before", () => {
  const grouped = (by: string) =>
    evaluate(
      {
        ...{ dataset: "valuations", measures: ["time_weighted"], aggregate: "total" },
        where: [{ field: "account", op: "is", values: [joint] }],
        group_by: [by],
      },
      [book],
    ).rows.map(({ cells }) => {
      const { value, reason } = cells.time_weighted ?? {};
      return value?.toFixed(4) ?? reason;
    });
  expect(grouped("year")).toEqual(["no_opening_value", "-1.0000"]);
  expect(grouped("quarter")).toEqual(["no_opening_value", "10.0000", "no_opening_value"]);
  expect(grouped("month")).toEqual(Array(3).fill("no_opening_value"));
});

test.each([
  ["value at the end of March", "430000.0000", "2026-03-31"],
  ["what was the household worth on April 3", "430000.0000", "2026-03-31"],
  ["value at the start of the year", "300000.0000", "2025-12-31"],
  ["how much was David's rollover IRA worth on March 31", "220000.0000", "2026-03-31"],
])("%s is the newest value of that day or the week before", (message, value, day) => {
  expect(answered(message).cells).toEqual([["account_value", value, day]]);
});

test("a day without a value near it is not answered with another day's value", () => {
  const { cells, text } = answered("value at the end of June");
  expect(cells).toEqual([["account_value", "not_on_file", null]]);
  expect(text).toContain("The nearest values on file are of Mar 31, 2026 and Nov 20, 2026.");
});

test("without transfers on file there is no return", () => {
  const { transfers: _, ...rest } = statements;
  const query = {
    dataset: "valuations" as const,
    measures: ["time_weighted"],
    aggregate: "total" as const,
    period: { name: "this_year" as const },
  };
  const [row] = evaluate(query, [makeBook({ ...given, statements: rest })]).rows;
  expect(row?.cells.time_weighted).toMatchObject({ value: null, reason: "not_on_file" });
});
