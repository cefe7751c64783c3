import { Fault } from "@advisor/domain/fault";
import { type FollowUpChange, mergeFollowUp } from "@advisor/query/merge/merge";
import { checkQuery } from "@advisor/query/schema/check-query";
import { normalize } from "@advisor/query/schema/normalize";
import type { Query } from "@advisor/query/schema/query";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, randomBooks } from "./answer.ts";
import { queries } from "./random-queries.ts";

const where = [{ field: "symbol", op: "is" as const, values: ["AAPL"] }];

const changes: fc.Arbitrary<FollowUpChange> = fc.constantFrom<FollowUpChange>(
  { how: "replace", set: {}, turn: "next" },
  { how: "replace", set: {}, turn: "more" },
  { how: "replace", set: {}, turn: "flip" },
  { how: "replace", set: {}, drop: ["limit", "offset"] },
  { how: "replace", set: {}, unit: "percent" },
  { how: "replace", set: {}, unit: "dollars" },
  { how: "replace", set: {}, drop: ["where", "period"] },
  { how: "replace", set: { dataset: "positions", measures: ["gain"] } },
  { how: "replace", set: { dataset: "lots" } },
  { how: "narrow", set: { dataset: "positions", where } },
  { how: "add", set: { measures: ["count"] } },
);

test("a follow-up of a valid query is a valid query, or a fault with a reason", () => {
  let merged = 0;
  fc.assert(
    fc.property(randomBooks, queries, changes, (book, previous, change) => {
      const result = answer(previous, book);
      if (result === undefined) return;
      try {
        const { query } = mergeFollowUp(previous, change);
        checkQuery(query);
        merged += 1;
      } catch (fault) {
        if (!(fault instanceof Fault)) throw fault;
        expect(fault.message).toMatch(/.+\.$/);
      }
    }),
    { numRuns: 1_500 },
  );
  expect(merged).toBeGreaterThan(400);
});

test("reversing twice, or changing the unit back and forth, gives the original query", () => {
  fc.assert(
    fc.property(fc.constantFrom("gain", "day_change", "market_value"), (measure) => {
      const query: Query = {
        dataset: "positions",
        measures: [measure],
        aggregate: "list",
        limit: 2,
      };
      const flip: FollowUpChange = { how: "replace", set: {}, turn: "flip" };
      expect(mergeFollowUp(mergeFollowUp(query, flip).query, flip).query).toEqual(normalize(query));
      const percent = mergeFollowUp(query, { how: "replace", set: {}, unit: "percent" }).query;
      expect(mergeFollowUp(percent, { how: "replace", set: {}, unit: "dollars" }).query).toEqual(
        normalize(query),
      );
    }),
  );
});

test("the word those refers to the rows that were shown", () => {
  fc.assert(
    fc.property(randomBooks, (book) => {
      const query: Query = {
        dataset: "positions",
        measures: ["gain"],
        aggregate: "list",
        limit: 2,
      };
      const result = answer(query, book);
      if (result === undefined || result.rows.length === 0) return;
      const those = mergeFollowUp(query, {
        how: "replace",
        set: { measures: ["gain"] },
        shown: result.rows.map(({ names }) => names),
      });
      const names = (rows = result.rows) => rows.map((row) => row.names.symbol).toSorted();
      expect(names(answer(those.query, book)?.rows)).toEqual(names());
    }),
    { numRuns: 200 },
  );
});
