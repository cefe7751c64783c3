import { expect, test } from "vitest";
import { amongNamed } from "./among-named.ts";
import { asked, demo } from "./route.fixture.ts";

test.each([
  ["which of AAPL, MSFT and VOO is up the most?", "which of our holdings is up the most"],
  ["Of AAPL, MSFT and VOO, which has lost most?", "which of our holdings has lost most"],
  ["AAPL, Microsoft or VOO: which one is the largest?", "which of our holdings is the largest"],
])("%s", (message, said) => {
  expect(amongNamed(message, demo)).toEqual({ said, symbols: ["AAPL", "MSFT", "VOO"] });
});

test.each([
  "which of AAPL and MSFT is up the most?",
  "which of AAPL, MSFT and VOO do we hold?",
  "which of the Roth, the trust and the joint account is the largest?",
])("%s: no ranking of three symbols", (message) => {
  expect(amongNamed(message, demo)).toBeUndefined();
});

test("they are ranked, all of them, by what is asked", () => {
  expect(asked("which of AAPL, MSFT and VOO fell most today?")).toEqual([
    {
      intent: "portfolio_ranking",
      params: {
        ...{ among: ["AAPL", "MSFT", "VOO"], basis: "day_change", direction: "worst", limit: 3 },
      },
    },
  ]);
});
