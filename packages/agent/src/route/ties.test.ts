import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test("which of two kinds is asked of both together", () => {
  expect(asked("which of my stocks and funds has the best percentage gain")).toEqual([
    {
      intent: "portfolio_ranking",
      params: {
        direction: "best",
        basis: "unrealized_pl_pct",
        without: { asset_classes: ["etf", "options", "private"] },
      },
    },
  ]);
});

test("the date and the amount of one transfer are one question", () => {
  expect([
    asked("the date and amount of my last deposit"),
    asked("what is the amount and the status of my last deposit?"),
  ]).toEqual([
    [{ intent: "transfers", params: { type: "deposit", limit: 1 } }],
    [{ intent: "transfers", params: { type: "deposit", limit: 1 } }],
  ]);
});
