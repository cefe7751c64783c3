import { expect, test } from "vitest";
import { missingRowsReason } from "./missing-rows.ts";

const read = ["2026-11-20T10:00:00Z", "2026-10-05"];
const range = { from: null, to: null, limit: 10 };

test("a list that ends before the range begins says how far back it goes", () => {
  const said = "Only the newest 2 headlines were read, back to 2026-10-05.";
  expect(missingRowsReason({ read, noun: "headlines", range, found: 2 })).toBe(said);
  const since = { ...range, from: "2026-10-05" };
  expect(missingRowsReason({ read, noun: "headlines", range: since, found: 2 })).toBe(said);
  const old = { ...range, to: "2018-12-31" };
  expect(missingRowsReason({ read, noun: "headlines", range: old, found: 0 })).toBe(said);
});

test("a list that has what was asked for says nothing", () => {
  const since = { ...range, from: "2026-10-06" };
  expect(missingRowsReason({ read, noun: "headlines", range: since, found: 1 })).toBeUndefined();
  expect(
    missingRowsReason({ read, noun: "headlines", range: { ...range, limit: 2 }, found: 2 }),
  ).toBeUndefined();
  expect(missingRowsReason({ read: [], noun: "headlines", range, found: 0 })).toBeUndefined();
});
