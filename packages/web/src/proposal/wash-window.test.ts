import { expect, it } from "vitest";
import { namedMarks, washWindow } from "./wash-window.ts";

it("the sale is in the middle of its 61 days", () => {
  const { from, to, at } = washWindow("2026-11-24");
  expect([from, to]).toEqual(["2026-10-25", "2026-12-24"]);
  expect([at(from), at("2026-11-09"), at("2026-11-24"), at(to)]).toEqual([0, 25, 50, 100]);
});

it("a day outside is at the edge", () => {
  const { at } = washWindow("2026-11-24");
  expect([at("2026-01-01"), at("2027-01-01")]).toEqual([0, 100]);
});

it("marks that would touch have one name", () => {
  const marks = [
    { at: 50, words: "Nov 24, sale" },
    { at: 40, words: "Nov 18, bought 500" },
    { at: 77, words: "Dec 10, clear" },
    { at: 0, words: "Oct 25" },
    { at: 100, words: "Dec 24" },
  ];
  expect(namedMarks(marks).map(({ words }) => words)).toEqual([
    "Nov 24, sale",
    "Dec 10, clear",
    "Oct 25",
    "Dec 24",
  ]);
});
