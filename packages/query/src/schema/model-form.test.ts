import { expect, test } from "vitest";
import { datasetNames, datasetOf } from "../datasets/datasets.ts";
import { datasetTable, modelForm } from "./model-form.ts";
import { Query } from "./query.ts";

/** "holdings (with cash), positions": both. */
const datasetsIn = (text = ""): string[] => text.replace(/ \([^)]*\)/g, "").split(", ");

test("the table lists every measure and dimension of a dataset, shared ones by a letter", () => {
  const lines = datasetTable().split("\n");
  const isGroup = (line: string) => line.includes(" = ");
  const groups = Object.fromEntries(lines.filter(isGroup).map((line) => line.split(" = ")));
  const rest = lines.filter((line) => !isGroup(line));
  for (const name of datasetNames) {
    const [, fields = ""] =
      rest.map((one) => one.split(": ")).find(([of]) => datasetsIn(of).includes(name)) ?? [];
    const names = fields.split(/[ |]+/);
    const all = names.flatMap((one) => groups[one]?.split(" ") ?? [one]);
    const { measures, dimensions } = datasetOf(name);
    expect(all.toSorted()).toEqual(
      [...new Set([...Object.keys(measures), ...Object.keys(dimensions)])].toSorted(),
    );
  }
});

test("values that differ between datasets are listed with their dataset", () => {
  const lines = datasetTable().split("\n");
  expect(lines).toContain(
    "asset_class is us_equity, intl_equity, fixed_income, alternatives, cash",
  );
  expect(lines).toContain("status of tasks is open, overdue, done");
  expect(lines).toContain("side of proposed_trades is sell, buy");
});

test("a model reads the query's fields in about 1,900 tokens, repeated parts once", () => {
  const form = modelForm();
  expect(Object.keys(Object(form.properties))).toEqual(Object.keys(Query.shape));
  expect(form).toMatchObject({ type: "object", required: ["dataset", "aggregate"] });
  expect(
    JSON.stringify(form).length,
    "every turn pays for the names of all fields: use one that exists, or shorten a name or description",
  ).toBeLessThan(7_600);
  expect(form).toMatchObject({
    properties: { having: { type: "array", items: { type: "object" } } },
  });
});
