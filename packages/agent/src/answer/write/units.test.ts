import { expect, test } from "vitest";
import { row } from "../answer.fixture.ts";
import { unitsOf } from "./units.ts";

test("shares of several symbols are added up apart from contracts and from what is owed", () => {
  expect(
    unitsOf([
      row("AAPL", 165),
      row("MSFT", 60.5),
      row("TSLA", -100),
      row("AAPL261218C00235000", -1, { multiplier: 100 }),
    ]),
  ).toEqual({
    text: "In all 225.5 shares, 100 shares sold short and 1 contract sold short, added up over 4 symbols. ",
    figures: [225.5, 100, 1, 4],
  });
});

test("of one symbol it is named, and of none nothing is said", () => {
  expect(unitsOf([row("AAPL", 1_000), row("AAPL", 5)])).toEqual({
    text: "1,005 of AAPL. ",
    figures: [1005],
  });
  expect(unitsOf([])).toEqual({ text: "", figures: [] });
});
