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
