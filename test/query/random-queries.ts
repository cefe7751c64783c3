import { type DatasetName, datasetNames, datasetOf } from "@advisor/query/datasets/datasets";
import { periodNames } from "@advisor/query/schema/period";
import { type Filter, Query } from "@advisor/query/schema/query";
import fc from "fast-check";

const words = [
  "AAPL",
  "VOO",
  "Joint brokerage",
  "Ana Lee",
  "joint",
  "us_equity",
  "stock",
  "buy",
  "completed",
];

/** A filter on any field, with values that may or may not match. */
const filter = (dataset: DatasetName): fc.Arbitrary<Filter> => {
  const { dimensions, measures } = datasetOf(dataset);
  const onName = fc
    .constantFrom(...Object.entries(dimensions))
    .chain(([field, { type, values = [] }]) =>
      fc.record({
        field: fc.constant(field),
        op: fc.constantFrom("is", "is", "is_not", type === "day" ? "gte" : "contains", "known"),
        values: fc.array(
          type === "day"
            ? fc.constantFrom("today", "2026-06-01", "2027-01-01")
            : fc.constantFrom(...(values.length > 0 ? values : words)),
          { minLength: 1, maxLength: 2 },
        ),
      }),
    );
  const onMeasure = fc.record({
    field: fc.constantFrom(...Object.keys(measures)),
    op: fc.constantFrom("gt", "gte", "lt", "lte", "is", "unknown"),
    values: fc.array(fc.constantFrom("0", "10", "2500.50", "average", "median", "household"), {
      minLength: 1,
      maxLength: 1,
    }),
  });
  return fc.oneof(onName, onMeasure).map((one) => {
    const bare = one.op === "known" || one.op === "unknown";
    const single = one.op === "gte" ? one.values.slice(0, 1) : one.values;
    return { ...one, values: bare ? [] : single } as Filter;
  });
};

const maybe = <Value>(value: fc.Arbitrary<Value>, freq = 1) =>
  fc.option(value, { nil: undefined, freq });

const period = fc.record({ name: fc.constantFrom(...periodNames) });

/** Well-formed queries, most of which are also valid. */
export const queries: fc.Arbitrary<Query> = fc
  .constantFrom(...datasetNames)
  .chain((dataset) => {
    const { dimensions, measures, date } = datasetOf(dataset);
    const measure = fc.constantFrom(...Object.keys(measures));
    const dimension = fc.constantFrom(...Object.keys(dimensions), "household");
    return fc.record({
      dataset: fc.constant(dataset),
      measures: fc.array(measure, { maxLength: 3 }),
      aggregate: fc.constantFrom("list", "list", "total", "total", "average", "median", "range"),
      group_by: maybe(fc.uniqueArray(dimension, { minLength: 1, maxLength: 2 })),
      where: maybe(fc.array(filter(dataset), { maxLength: 2 })),
      having: maybe(
        fc.array(
          fc.record({
            field: measure,
            op: fc.constantFrom("gt" as const, "lte" as const),
            values: fc.constant(["0"]),
          }),
          { minLength: 1, maxLength: 1 },
        ),
      ),
      exists: maybe(
        fc.record({
          dataset: fc.constantFrom("transactions" as const, "lots" as const),
          on: fc.constantFrom("symbol" as const, "account" as const, "household" as const),
          not: fc.boolean(),
        }),
      ),
      period: date === undefined ? fc.constant(undefined) : maybe(period),
      share_of: maybe(fc.constantFrom(...Query.shape.share_of.unwrap().options)),
      reduce: maybe(fc.constantFrom("total", "average", "median", "range", "count")),
      order: maybe(
        fc.record({
          by: fc.oneof(measure, dimension),
          direction: fc.constantFrom("asc" as const, "desc" as const, "largest" as const),
        }),
      ),
      limit: maybe(fc.integer({ min: 1, max: 4 })),
      offset: maybe(fc.integer({ min: 0, max: 2 })),
      show: maybe(fc.uniqueArray(dimension, { maxLength: 2 })),
      include_empty: maybe(fc.boolean()),
      compare: maybe(
        fc.record({ where: fc.array(filter(dataset), { minLength: 1, maxLength: 1 }) }),
      ),
      test: maybe(
        fc.oneof(
          fc.record({ op: fc.constantFrom("gt", "is"), value: maybe(fc.constant("10")) }),
          fc.constant({ op: "any" as const }),
          fc.record({ op: fc.constant("all" as const), value: dimension }),
        ),
      ),
    });
  })
  .chain((query) =>
    // Most parts cannot be combined, so few are used at a time.
    fc
      .subarray(
        [
          "having",
          "exists",
          "reduce",
          "order",
          "limit",
          "offset",
          "show",
          "include_empty",
          "compare",
          "test",
        ],
        {
          maxLength: 3,
        },
      )
      .map(
        (kept) =>
          Object.fromEntries(
            Object.entries(query).filter(
              ([key, value]) => value !== undefined && (kept.includes(key) || core.has(key)),
            ),
          ) as Query,
      ),
  );

const core = new Set([
  "dataset",
  "measures",
  "aggregate",
  "group_by",
  "where",
  "period",
  "share_of",
]);
