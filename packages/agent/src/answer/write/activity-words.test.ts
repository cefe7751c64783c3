import { expect, test } from "vitest";
import { headOf, noneOf, which } from "./activity-words.ts";

test.each([
  [{ limit: 1 }, 2, "The most recent trade"],
  [{ limit: 1, side: "SELL" }, 1, "The most recent sale"],
  [{ limit: 1, side: "BUY", symbol: "VOO" }, 2, "The most recent buy of VOO"],
  [{ limit: 1, account: "Roth IRA" }, 2, "The most recent trade in Roth IRA"],
  [
    { side: "BUY", from: "2026-01-01", to: "2026-01-15" },
    1,
    "One buy from 2026-01-01 to 2026-01-15",
  ],
  [{ nth: 2 }, 3, "The second most recent trade"],
  [{ nth: 2, order: "oldest", symbol: "VTI" }, 3, "The second oldest trade of VTI"],
  [{ nth: 6, order: "largest" }, 9, "The 6th largest trade by value"],
  [{ order: "largest", side: "BUY" }, 3, "The largest buy by value"],
] as const)("one of them, by every filter that holds: %j", (params, total, words) => {
  expect(which(params, total)).toBe(words);
});

test("several, and none", () => {
  const params = { side: "SELL", symbol: "MSFT", account: "Stock plan" } as const;
  expect(headOf(params, 2, 2)).toBe("Sales of MSFT in Stock plan, newest first:");
  expect(headOf(params, 2, 7)).toBe("The newest 2 of 7 sales of MSFT in Stock plan:");
  expect(noneOf(params, 0)).toBe("There are no sales of MSFT in Stock plan on file.");
  expect(noneOf({ from: "2026-01-05", to: "2026-01-05" }, 0)).toBe(
    "There were no trades on 2026-01-05.",
  );
  expect(noneOf({ nth: 4 }, 3)).toBe("There is no number 4: 3 are on file.");
});
