import { expect, test } from "vitest";
import { groundClaims } from "./check.ts";

const result = {
  source_id: "tool:compare_to_ips:v1",
  as_of: "2026-11-20",
  data: {
    classes: [
      { asset_class: "us_equity", weight_pct: 50.6833, min_pct: 30, max_pct: 40 },
      { asset_class: "cash", weight_pct: 3.5, as_of: "2026-09-30" },
    ],
    matches: [{ citation: "doc:doc_1#2", date: "2026-11-05", text: "Sell by 29 January 2027." }],
  },
};
const claimsOf = (text: string, question = "") =>
  groundClaims({
    ...{ text, question, evidence: [["Cash need of $7,200. US equity 50.68%."], [result]] },
    sources: new Set(["tool:compare_to_ips:v1", "doc:doc_1#2"]),
  }).map(({ text: _, ...claim }) => claim);

test("each figure and day is listed with its row, field, value, source and day", () => {
  const text =
    "US equity is 50.68% against 30–40%, cash 3.5%. The need is $7,200, to be sold by January 29, 2027.";
  const source = { by: "source", source_id: "tool:compare_to_ips:v1", as_of: "2026-11-20" };
  const equity = { ...source, row: ["us_equity"] };
  const cash = { ...source, row: ["cash"], as_of: "2026-09-30" };
  const document = { by: "source", source_id: "doc:doc_1#2", as_of: "2026-11-05" };
  expect(claimsOf(text)).toEqual([
    { says: "US equity is 50.68%", ...equity, field: "weight_pct", value: "50.6833" },
    { says: "against 30", ...equity, field: "min_pct", value: "30" },
    { says: "40%", ...equity, field: "max_pct", value: "40" },
    { says: "cash 3.5%", ...cash, field: "weight_pct", value: "3.5" },
    { says: "The need is $7,200", by: "context", value: "7200" },
    { says: "to be sold by January 29, 2027", ...document, field: "text", value: "2027-01-29" },
  ]);
});

test("no space stands before a comma that follows bold words", () => {
  expect(claimsOf("Class **US equity**, at 50.68%.")[0]?.says).toBe("Class US equity, at 50.68%");
});

test("a number in words is found in the text again", () => {
  expect(
    claimsOf("The two: cash is three point five percent, equity 50.68%.").at(-1),
  ).toMatchObject({
    says: expect.stringMatching(/equity 50\.68%$/),
  });
});

test.each([
  ["There are 61 days in the wash-sale window.", "rule"],
  ["US equity and cash together are 54.18%: 50.68% and 3.5%.", "calculation"],
  ["If you deposit $25,000, it goes to bonds.", "question"],
  ["That is 100% of it.", "words"],
  ["Gold is 7.77%.", "none"],
])("%s rests on %s", (text, by) => {
  expect(claimsOf(text, "What if I deposit $25,000?")[0]?.by).toBe(by);
});

test("what is said twice in the same words is listed once", () => {
  expect(claimsOf("Cash 3.5%.\n\nCash 3.5%.")).toHaveLength(1);
});
