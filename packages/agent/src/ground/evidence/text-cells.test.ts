import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const query = {
  source_id: "tool:query_portfolio:v1",
  data: {
    text: "2 required distributions: Hector's IRA ($11,524.98) and Rosa's IRA ($700.00). The table says 25.5 years.",
    rows: [
      { account: "Hector's IRA", required: 11_524.98 },
      { account: "Rosa's IRA", required: 700 },
    ],
  },
};
const marked = (text: string) =>
  checkGrounding({ text, evidence: [query], sources: new Set() }).unmatched;

test("what the words of a query say of its rows is bound like the rows", () => {
  expect(marked("Rosa's IRA must distribute $700; the table says 25.5.")).toEqual([]);
  expect(marked("Rosa's IRA must distribute $11,524.98.")).toEqual(["$11,524.98"]);
});

const minutes = {
  matches: [
    {
      ...{ citation: "doc:minutes#1", title: "Board meeting" },
      snippet: "The private fund alone makes up almost a fifth of the portfolio.",
    },
  ],
};

test("a fraction that a text states in words is supported in the same words", () => {
  const found = (text: string) =>
    checkGrounding({ text, evidence: [minutes], sources: new Set() }).unmatched;
  expect(found("The minutes say that it makes up almost a fifth of the portfolio.")).toEqual([]);
  expect(found("The minutes say that it makes up almost a quarter of the portfolio.")).not.toEqual(
    [],
  );
});
