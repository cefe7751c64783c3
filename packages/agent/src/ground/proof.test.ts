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
  const percent = { unit: "percent" };
  const equity = { ...source, row: ["us_equity"] };
  const cash = { ...source, row: ["cash"], as_of: "2026-09-30" };
  const document = { by: "source", source_id: "doc:doc_1#2", as_of: "2026-11-05" };
  expect(claimsOf(text)).toEqual([
    { says: "US equity is 50.68%", ...equity, field: "weight_pct", value: "50.6833", ...percent },
    { says: "against 30", ...equity, field: "min_pct", value: "30", ...percent },
    { says: "40%", ...equity, field: "max_pct", value: "40", ...percent },
    { says: "cash 3.5%", ...cash, field: "weight_pct", value: "3.5", ...percent },
    { says: "The need is $7,200", by: "context", value: "7200", unit: "usd" },
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

test("what several sources state is matched to the one that the answer cites", () => {
  const earlier = {
    ...{ source_id: "tool:compare_to_ips:v1", as_of: "2026-11-20" },
    data: { policy: { name: "Growth policy", max_pct: 40, reviewed: "2026-10-30" } },
  };
  const cited = {
    ...{ source_id: "tool:get_etf_holdings:v1", as_of: "2026-10-30" },
    data: { symbol: "VOO", coverage_pct: 40, holdings_as_of: "2026-10-30" },
  };
  const found = groundClaims({
    text: "The list covers 40%. It is of Oct 30, 2026. [tool:get_etf_holdings:v1]",
    ...{ question: "", evidence: [[], [earlier, cited]] },
    sources: new Set(["tool:compare_to_ips:v1", "tool:get_etf_holdings:v1"]),
  });
  expect(found.map(({ source_id }) => source_id)).toEqual([cited.source_id, cited.source_id]);
});

test("a count is matched to the list that was counted, and to no other list of that length", () => {
  const found = groundClaims({
    text: "2 positions: MSFT +$5 and QQQ +$7.",
    evidence: [
      [],
      [
        {
          ...{ source_id: "tool:query_portfolio:v1", as_of: "2026-11-20" },
          data: {
            measures: ["gain", "weight"],
            rows: [
              { symbol: "MSFT", gain: 5 },
              { symbol: "QQQ", gain: 7 },
            ],
          },
        },
      ],
    ],
    sources: new Set(["tool:query_portfolio:v1"]),
  });
  expect(found[0]).toMatchObject({ says: "2", field: "rows" });
});
