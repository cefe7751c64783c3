import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withPeriods } from "./dates.ts";
import type { Period } from "./item.ts";
import { asked, askedAfter } from "./route.fixture.ts";
import { readable, words } from "./words.ts";

const today = "2026-01-15";
const periods = (text: string, day = today): Period[] =>
  withPeriods(words(readable(text)), day).flatMap(({ period }) =>
    period === undefined ? [] : [period],
  );

describe("on Thursday, 15 January 2026", () => {
  test.each<[string, Period]>([
    ["last week", { from: "2026-01-05", to: "2026-01-11" }],
    ["this week", { from: "2026-01-12", to: today }],
    ["yesterday", { from: "2026-01-14", to: "2026-01-14" }],
    ["the day before yesterday", { from: "2026-01-13", to: "2026-01-13" }],
    ["today", { from: today, to: today, timeframe: "1D" }],
    ["this month", { from: "2026-01-01", to: today, timeframe: "MTD" }],
    ["last month", { from: "2025-12-01", to: "2025-12-31" }],
    ["in the last month", { from: "2025-12-15", to: today, timeframe: "1M" }],
    ["past month", { from: "2025-12-15", to: today, timeframe: "1M" }],
    ["this quarter", { from: "2026-01-01", to: today, timeframe: "QTD" }],
    ["last quarter", { from: "2025-10-01", to: "2025-12-31" }],
    ["this year", { from: "2026-01-01", to: today, timeframe: "YTD" }],
    ["ytd", { from: "2026-01-01", to: today, timeframe: "YTD" }],
    ["last year", { from: "2025-01-01", to: "2025-12-31" }],
    ["since January", { from: "2026-01-01", to: today, timeframe: "YTD" }],
    ["since March", { from: "2025-03-01", to: today }],
    ["in December", { from: "2025-12-01", to: "2025-12-31" }],
    ["in January", { from: "2026-01-01", to: today, timeframe: "YTD" }],
    ["December 2024", { from: "2024-12-01", to: "2024-12-31" }],
    ["in may", { from: "2025-05-01", to: "2025-05-31" }],
    ["on Jan 7", { from: "2026-01-07", to: "2026-01-07" }],
    ["the 7th of January", { from: "2026-01-07", to: "2026-01-07" }],
    ["on Jan 20", { from: "2025-01-20", to: "2025-01-20" }],
    ["on 1/7", { from: "2026-01-07", to: "2026-01-07" }],
    ["1/7/25", { from: "2025-01-07", to: "2025-01-07" }],
    ["2026-01-07", { from: "2026-01-07", to: "2026-01-07" }],
    ["between Jan 5 and Jan 10", { from: "2026-01-05", to: "2026-01-10" }],
    ["from Dec 20 to Jan 5", { from: "2025-12-20", to: "2026-01-05" }],
    ["from november to february", { from: "2024-11-01", to: "2025-02-28" }],
    ["2026-01-01 through 2026-01-10", { from: "2026-01-01", to: "2026-01-10" }],
    ["after jan 7", { from: "2026-01-08", to: today }],
    ["before yesterday", { to: "2026-01-13" }],
    ["past 10 days", { from: "2026-01-05", to: today }],
    ["last 7 days", { from: "2026-01-08", to: today, timeframe: "1W" }],
    ["last 3 months", { from: "2025-10-15", to: today, timeframe: "3M" }],
    ["last 24 hours", { from: "2026-01-14", to: today, timeframe: "1D" }],
    ["10 days ago", { from: "2026-01-05", to: "2026-01-05" }],
    ["a week ago", { from: "2026-01-05", to: "2026-01-11" }],
    ["a week ago today", { from: "2026-01-08", to: "2026-01-08" }],
    ["last friday", { from: "2026-01-09", to: "2026-01-09" }],
    ["on thursday", { from: "2026-01-08", to: "2026-01-08" }],
    ["since monday", { from: "2026-01-12", to: today }],
    ["since last month", { from: "2025-12-01", to: today }],
    ["since the start of the month", { from: "2026-01-01", to: today, timeframe: "MTD" }],
    ["in Q3", { from: "2025-07-01", to: "2025-09-30" }],
    ["Q1 2024", { from: "2024-01-01", to: "2024-03-31" }],
    ["in 2025", { from: "2025-01-01", to: "2025-12-31" }],
    ["1Y", { from: "2025-01-15", to: today, timeframe: "1Y" }],
    ["12 months", { from: "2025-01-15", to: today, timeframe: "1Y" }],
    ["five years", { from: "2021-01-15", to: today, timeframe: "5Y" }],
    ["annual", { from: "2025-01-15", to: today, timeframe: "1Y", rate: true }],
    ["weekly", { from: "2026-01-08", to: today, timeframe: "1W" }],
    ["since inception", { timeframe: "ITD" }],
    ["all time", { timeframe: "ITD" }],
  ])("%s", (text, period) => {
    expect(periods(text)).toEqual([period]);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ["the first half of the year", "2026-01-01", today],
    ["in h1 2025", "2025-01-01", "2025-06-30"],
    ["the back half of 2025", "2025-07-01", "2025-12-31"],
    ["q4 of last year", "2025-10-01", "2025-12-31"],
    ["4q25", "2025-10-01", "2025-12-31"],
    ["early november", "2025-11-01", "2025-11-10"],
    ["mid-december", "2025-12-11", "2025-12-20"],
    ["at the end of last month", "2025-12-21", "2025-12-31"],
    ["the first week of january", "2026-01-01", "2026-01-07"],
    ["in the last 10 days of december", "2025-12-22", "2025-12-31"],
    ["the last day of the year", "2025-12-31", "2025-12-31"],
    ["last november", "2025-11-01", "2025-11-30"],
    ["last january", "2025-01-01", "2025-01-31"],
    ["november last year", "2025-11-01", "2025-11-30"],
    ["the fourteenth", "2026-01-14", "2026-01-14"],
    ["the twelfth of last month", "2025-12-12", "2025-12-12"],
    ["over the summer", "2025-06-01", "2025-08-31"],
    ["last winter", "2024-12-01", "2025-02-28"],
    ["the past couple of weeks", "2026-01-01", today],
    ["the last few days", "2026-01-12", today],
    ["over the past thirty days", "2025-12-16", today],
    ["the last three business days", "2026-01-10", today],
    ["the past year and a half", "2024-07-15", today],
    ["two weeks ago", "2025-12-29", "2026-01-04"],
    ["since two weeks ago", "2026-01-01", today],
    ["more than three months ago", undefined, "2025-10-14"],
    ["this past friday", "2026-01-09", "2026-01-09"],
    ["monday of last week", "2026-01-05", "2026-01-05"],
    ["the week before last", "2025-12-29", "2026-01-04"],
    ["the week of jan 5", "2026-01-05", "2026-01-11"],
    ["between christmas and new year", "2025-12-25", "2026-01-01"],
    ["since thanksgiving", "2025-11-27", today],
    ["labor day weekend", "2025-08-30", "2025-09-01"],
    ["the day after christmas", "2025-12-26", "2025-12-26"],
    ["from the 5th to the 10th", "2026-01-05", "2026-01-10"],
    ["jan 5-11", "2026-01-05", "2026-01-11"],
    ["between the first of december and last friday", "2025-12-01", "2026-01-09"],
    ["november and december", "2025-11-01", "2025-12-31"],
    ["from june to now", "2025-06-01", today],
    ["before june", undefined, "2025-05-31"],
    ["until march", undefined, "2025-03-31"],
    ["before last week", undefined, "2026-01-04"],
    ["so far in january", "2026-01-01", today],
    ["at any point in december", "2025-12-01", "2025-12-31"],
    ["in ocotber", "2025-10-01", "2025-10-31"],
    ["novemeber", "2025-11-01", "2025-11-30"],
  ])("%s", (text, from, to) => {
    expect(periods(text).map((one) => [one.from, one.to])).toEqual([[from, to]]);
  });

  test("what went through on a day, or came in during it, is of that day", () => {
    const said = (text: string) =>
      withPeriods(words(text), today).map((item) => item.period?.from ?? item.said);
    expect(said("any trades go through yesterday")).toEqual([
      ..."any trades go through".split(" "),
      "2026-01-14",
    ]);
    expect(said("money in last week")).toEqual(["money", "in", "2026-01-05"]);
  });

  test.each([
    "may I",
    "feb 30",
    "2025 shares",
    "sep ira",
    "a day",
    "go through",
    "second",
    "the third trade",
    "over 2000",
    "deposits of 2000",
    "jan's ira",
    "0 days",
  ])("%j names no time", (text) => {
    expect(periods(text)).toEqual([]);
  });
});

test("on a Monday, last week ended yesterday", () => {
  expect(periods("last week", "2026-01-12")).toEqual([{ from: "2026-01-05", to: "2026-01-11" }]);
});

test("on any day a stretch begins before it ends and ends by today", () => {
  const day = fc.date({
    min: new Date("1990-01-01"),
    max: new Date("2090-12-31"),
    noInvalidDate: true,
  });
  const text = fc.constantFrom(
    "last week",
    "this quarter",
    "past 3 months",
    "in march",
    "on jan 31",
    "q4",
    "last friday",
    "from nov to feb",
  );
  fc.assert(
    fc.property(day, text, (at, said) => {
      const now = at.toISOString().slice(0, 10);
      for (const period of periods(said, now)) {
        expect(String(period?.from) <= String(period?.to)).toBe(true);
        expect(String(period?.to) <= now).toBe(true);
      }
    }),
  );
});

test("over a year is no amount, and a rise or fall no season", () => {
  expect(asked("how much has been deposited over 2026")).toEqual([
    {
      intent: "transfers",
      params: { from: "2026-01-01", to: "2026-01-15", type: "deposit", measure: "sum" },
    },
  ]);
  expect(askedAfter("What is the latest AAPL price?", "did it rise or fall on the day?")).toEqual([
    { intent: "quotes", params: { symbol: "AAPL" } },
  ]);
});

test.each([
  ["show me the 2026 Home Depot purchases", "2026-01-01"],
  ["2025 trades", "2025-01-01"],
])("%s: a year before what was done in it", (message, from) => {
  expect(asked(message)[0]?.params.from).toBe(from);
});
