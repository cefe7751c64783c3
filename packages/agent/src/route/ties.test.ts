import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test("which of two kinds is asked of both together", () => {
  expect(asked("which of my stocks and funds has the best percentage gain")).toEqual([
    {
      intent: "portfolio_ranking",
      params: { direction: "best", basis: "unrealized_pl_pct" },
    },
  ]);
});
