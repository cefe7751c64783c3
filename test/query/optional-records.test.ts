import { factsOf } from "@advisor/query/book/facts";
import { datasetNames, datasetOf } from "@advisor/query/datasets/datasets";
import { optionalRecordsOf } from "@advisor/query/schema/optional-records";
import { statements } from "@advisor/sample-data/brokerage/statements";
import { samples } from "@advisor/sample-data/samples";
import { describe, expect, test } from "vitest";
import { fundsBySymbol } from "./books.ts";

const whole = samples.map((sample) => ({
  ...sample,
  statements: statements(sample),
  funds: fundsBySymbol,
}));
const none = { documents: [], tasks: [], notes: [] };

describe("a dataset declares what it reads in addition to the household and its statements", () => {
  test.each(datasetNames)("%s", (name) => {
    const { reads = [], rows } = datasetOf(name);
    for (const records of whole) {
      const given = {
        ...records,
        ...(reads.includes("papers") ? {} : none),
        ...(reads.includes("funds") ? {} : { funds: new Map() }),
      };
      expect(rows(factsOf(given))).toEqual(rows(factsOf(records)));
    }
  });
});

test("a stock's issuer may come from the holdings of funds", () => {
  const plain = { dataset: "positions", aggregate: "total", measures: ["weight"] } as const;
  expect([...optionalRecordsOf({ ...plain, measures: ["weight"] })]).toEqual([]);
  expect([...optionalRecordsOf({ ...plain, measures: ["weight"], group_by: ["issuer"] })]).toEqual([
    "funds",
  ]);
});
