import { expect, test } from "vitest";
import { applied, type Change } from "./change.ts";
import type { Params } from "./routed.ts";

const second: Params = { type: "deposit", nth: 2 };

test.each<[string, Params, Change, Params]>([
  ["another kind leaves no row picked", second, { type: "withdrawal" }, { type: "withdrawal" }],
  [
    "other days leave no row picked",
    second,
    { from: "2026-01-01", to: "2026-01-31" },
    { type: "deposit", from: "2026-01-01", to: "2026-01-31" },
  ],
  [
    "another kind may be sent by other ways",
    { type: "deposit", via: "wire" },
    { type: "withdrawal" },
    { type: "withdrawal" },
  ],
  ["as many as are asked for", second, { limit: 1 }, { type: "deposit", limit: 1 }],
  ["a count is of all", second, { measure: "count" }, { type: "deposit", measure: "count" }],
  ["what one came to is of that one", second, { measure: "sum" }, { ...second, measure: "sum" }],
  ["the one before that", second, { nth: 3 }, { type: "deposit", nth: 3 }],
  [
    "one that is picked is not counted",
    { type: "deposit", measure: "count" },
    { order: "largest" },
    { type: "deposit", order: "largest" },
  ],
  ["what is undefined is taken away", second, { type: undefined }, { nth: 2 }],
])("%s", (_, before, values, params) => {
  expect(applied(before, values)).toEqual(params);
});
