import { Fault } from "@advisor/domain/fault";
import { checkQuery } from "@advisor/query/schema/check-query";
import { normalize } from "@advisor/query/schema/normalize";
import type { Query } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";
import fc from "fast-check";
import { expect, test } from "vitest";
import { queries } from "./random-queries.ts";

const sound = (query: Query): boolean => {
  try {
    checkQuery(query);
    return true;
  } catch (fault) {
    if (fault instanceof Fault) return false;
    throw fault;
  }
};

test("different queries never share a sentence", () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(queries.filter(sound), (query) => {
      const sentence = canonicalSentence({ kind: "query", query });
      const object = JSON.stringify(sorted(normalize(query)));
      expect(seen.get(sentence) ?? object).toBe(object);
      seen.set(sentence, object);
      expect(sentence).toMatch(/^[A-Z].*[.?]$/s);
      expect(sentence).not.toMatch(/undefined|\[object| {2}/);
    }),
    { numRuns: 6_000 },
  );
  expect(seen.size).toBeGreaterThan(1_000);
});

/**
 * Changes one part of a query; similar queries are more likely to share a sentence than random
 * ones.
 */
test("a query without one of its parts has a different sentence, unless the part has no effect", () => {
  fc.assert(
    fc.property(queries.filter(sound), (query) => {
      const sentence = canonicalSentence({ kind: "query", query });
      for (const key of Object.keys(query)) {
        const parts = Object.entries(query).filter(([name]) => name !== key);
        const other = { measures: [], ...Object.fromEntries(parts) } as unknown as Query;
        if (key === "dataset" || key === "aggregate" || !sound(other)) continue;
        const same =
          JSON.stringify(sorted(normalize(other))) === JSON.stringify(sorted(normalize(query)));
        expect(canonicalSentence({ kind: "query", query: other }) === sentence).toBe(same);
      }
    }),
    { numRuns: 2_000 },
  );
});

/** Sorts the keys. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
};
