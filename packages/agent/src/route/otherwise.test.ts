import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  [
    "what did I deposit in November, and what in May?",
    [
      { from: "2025-11-01", to: "2025-11-30", type: "deposit" },
      { from: "2025-05-01", to: "2025-05-31", type: "deposit" },
    ],
  ],
  ["cash in total, and in the Roth only", [{ cash: "total" }, { cash: "total", account: "Roth" }]],
  ["total of the household, and then just the Roth", [{}, { account: "Roth" }]],
])("%s is asked twice", (message, params) => {
  expect(asked(message, { accounts: ["Joint", "Roth"] }).map((part) => part.params)).toEqual(
    params,
  );
});
