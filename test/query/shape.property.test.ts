import { decimal } from "@advisor/domain/decimal";
import { Fault } from "@advisor/domain/fault";
import { datasetOf } from "@advisor/query/datasets/datasets";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import { normalize } from "@advisor/query/schema/normalize";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, randomBooks as books, text, valueIn } from "./answer.ts";
import { queries } from "./random-queries.ts";

const runs = { numRuns: 300 };

test("any valid query has a result or a fault with a hint", () => {
  let answered = 0;
  fc.assert(
    fc.property(books, queries, (book, query) => {
      try {
        const result = evaluate(query, [book]);
        answered += 1;
        const names = result.columns.map(({ name }) => name);
        for (const row of result.rows) {
          expect(names).toEqual(expect.arrayContaining([...Object.keys(row.names)]));
          for (const cell of Object.values(row.cells)) {
            expect((cell.value === null) !== (cell.reason === null)).toBe(true);
          }
        }
        for (const note of result.notes) expect(note.text).not.toMatch(/undefined|null|\[object/);
      } catch (fault) {
        if (!(fault instanceof Fault)) throw fault;
        expect(fault.code).toBe("invalid_query");
        expect(fault.message).toMatch(/^[a-z_.]+(\[\d\])?: .+\.$/);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(answered).toBeGreaterThan(400);
});

test("normalizing is idempotent and does not change the result", () => {
  fc.assert(
    fc.property(books, queries, (book, query) => {
      const before = answer(query, book);
      if (before === undefined) return;
      const normal = normalize(query);
      expect(normalize(normal)).toEqual(normal);
      expect(answer(normal, book)?.rows).toEqual(before.rows);
    }),
    runs,
  );
});

test("every dataset can be listed and counted for any household", () => {
  fc.assert(
    fc.property(books, queries, (book, { dataset }) => {
      const list = evaluate({ dataset, measures: [], aggregate: "list" }, [book]);
      const many = evaluate({ dataset, measures: ["count"], aggregate: "total" }, [book]);
      const whole = valueIn(many.rows[0], "count");
      const status = datasetOf(dataset).counted;
      const counted =
        status === undefined
          ? list.rows
          : list.rows.filter((row) => row.names.status === status.value);
      expect(text(whole)).toBe(text(decimal(counted.length)));
    }),
    { numRuns: 100 },
  );
});
