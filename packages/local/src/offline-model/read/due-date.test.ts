import { expect, test } from "vitest";
import { readDueDate } from "./due-date.ts";

/** A Saturday. */
const today = "2026-11-21";

test.each([
  ["tomorrow", "2026-11-22"],
  ["today", "2026-11-21"],
  ["day after tomorrow", "2026-11-23"],
  ["by Friday", "2026-11-27"],
  ["next Friday", "2026-11-27"],
  ["on Saturday", "2026-11-28"],
  ["in two weeks", "2026-12-05"],
  ["in 10 days", "2026-12-01"],
  ["in a month", "2026-12-21"],
  ["next week", "2026-11-27"],
  ["by the end of next week", "2026-11-27"],
  ["next month", "2026-12-21"],
  ["by December 5", "2026-12-05"],
  ["Dec 5th, 2027", "2027-12-05"],
  ["by the 5th of January", "2027-01-05"],
  ["before 3/15", "2027-03-15"],
  ["12/5/2026", "2026-12-05"],
  ["2026-12-05", "2026-12-05"],
  ["end of the month", "2026-11-30"],
  ["by year-end", "2026-12-31"],
  ["to the 25th", "2026-11-25"],
  ["by the 18th", "2026-12-18"],
  ["by February 30", undefined],
  ["in December 2026", undefined],
  ["soon", undefined],
])("%s is %s", (text, day) => {
  expect(readDueDate(`call Laura ${text}`, today)?.day).toBe(day);
});

test("next Friday on a Wednesday is the Friday of the next calendar week", () => {
  expect(readDueDate("next Friday", "2026-11-18")?.day).toBe("2026-11-27");
  expect(readDueDate("this Friday", "2026-11-18")?.day).toBe("2026-11-20");
  expect(readDueDate("next week", "2026-11-18")?.day).toBe("2026-11-27");
});

test("a month after the 31st is the last day of a shorter month", () => {
  expect(readDueDate("in three months", "2026-11-30")?.day).toBe("2027-02-28");
});

test("the words that name the day are returned whole", () => {
  expect(readDueDate("call Laura by December 5", today)).toEqual({
    day: "2026-12-05",
    phrase: "by December 5",
  });
});
