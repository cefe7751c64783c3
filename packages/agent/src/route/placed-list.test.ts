import { expect, test } from "vitest";
import { withPlacedList } from "./placed-list.ts";

test("each figure behind the colon is of the account before it", () => {
  expect(withPlacedList("Rosa's IRA: YTD, one year, value")).toBe(
    "YTD return of Rosa's IRA, and one year return of Rosa's IRA, and value of Rosa's IRA",
  );
  expect(withPlacedList("Karen's Roth: 1y and ytd returns?")).toBe(
    "1y return of Karen's Roth, and ytd returns of Karen's Roth?",
  );
});

test("one figure, and what is no list of figures, is left as it is said", () => {
  for (const message of ["Roth: value", "AAPL: price and gain", "the Roth: is it up, and why"]) {
    expect(withPlacedList(message)).toBe(message);
  }
});
