import type * as Entry from "@advisor/domain/entry";
import { expect, test } from "vitest";
import { answered, asked, looked, recordOf } from "../record/record.fixture.ts";
import { proveTurn } from "./prove-turn.ts";

const grounding = { valid: true, citations: [], unmatched: [], unknown_citations: [] };
const checked = (turn: string, text: string, unmatched: string[] = []): Entry.Answer => ({
  ...answered(turn, text),
  grounding: { ...grounding, valid: unmatched.length === 0, unmatched },
});
/** What the model saw, with its source. */
const sourced = (turn: string): Entry.Step => {
  const step = looked(turn, ["a"]);
  const source = { source_id: "tool:get_price:v1", as_of: "2026-11-20" };
  const results = step.results.map((one) => ({ ...one, shown: { ...source, ...one.shown } }));
  return { ...step, results };
};
const source = { by: "source", source_id: "tool:get_price:v1", as_of: "2026-11-20" };
const seven = { says: "It is 7", ...source, field: "price", value: "7", unit: "usd" };

test("a figure is matched from the turn's own results and from earlier turns", () => {
  const record = recordOf([
    ...[asked("t1"), sourced("t1"), checked("t1", "It is 7.")],
    ...[asked("t2", "And again?"), checked("t2", "It is 7.")],
    ...[asked("t3", "What of 8?"), checked("t3", "It is 9.")],
  ]);
  expect([proveTurn(record, "t1"), proveTurn(record, "t2")]).toEqual([[seven], [seven]]);
});

test("the verdict on record holds, whatever is found today", () => {
  const marked = recordOf([asked("t1"), sourced("t1"), checked("t1", "It is 7.", ["7"])]);
  expect(proveTurn(marked, "t1")).toEqual([{ says: "It is 7", by: "none" }]);
  const passed = recordOf([asked("t1"), sourced("t1"), checked("t1", "It is 9.")]);
  expect(proveTurn(passed, "t1")).toEqual([{ says: "It is 9", by: "lost" }]);
});

test.each<[string, Entry.Body[]]>([
  ["unfinished", [asked("t1"), sourced("t1")]],
  ["never checked", [asked("t1"), answered("t1")]],
])("an answer that is %s proves nothing", (_, bodies) => {
  expect(proveTurn(recordOf(bodies), "t1")).toBeNull();
});
