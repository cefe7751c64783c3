import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const result = (data: object) => ({
  ...{ source_id: "tool:query_portfolio:v1", as_of: "2026-11-20", simulated: true },
  data: { household_name: "Ramirez family", rows_left_out: 0, ...data },
});
const is = (field: string, value: string) => ({ field, op: "is", values: [value] });
const marked = (text: string, ...data: object[]) =>
  checkGrounding({ text, evidence: data.map(result), sources: new Set() }).unmatched;

const compared = {
  query: {
    ...{ dataset: "returns", measures: ["return_pct"], aggregate: "total" },
    where: [is("account", "Joint brokerage")],
    compare: { where: [is("account", "Rosa's IRA")] },
  },
  units: { left: "percent", right: "percent", difference: "points" },
  rows: [{ left: 11.2, right: 3.9, difference: 7.3, holds: true }],
};

test.each([
  ["Joint brokerage returned 11.20%, Rosa's IRA returned 3.90%: 7.30 points more.", []],
  ["Joint brokerage returned 3.90%.", ["3.90%"]],
  ["Rosa's IRA returned 11.20%.", ["11.20%"]],
])("the sides of a comparison are those of their filters: %s", (text, words) => {
  expect(marked(text, compared)).toEqual(words);
});

const share = {
  query: {
    ...{ dataset: "holdings", measures: ["weight", "market_value"], aggregate: "total" },
    where: [is("account", "Rosa's IRA"), is("asset_class", "fixed_income")],
  },
  units: { weight: "percent", market_value: "usd" },
  rows: [{ weight: 45.69, market_value: 108_750 }],
  figures: [{ name: "value in all accounts", value: 238_000, unit: "usd" }],
};

test.each([
  ["Fixed income in Rosa's IRA is worth $108,750.00. Value in all accounts $238,000.00.", []],
  [
    "Fixed income in Rosa's IRA is worth $108,750.00. Value in all accounts $108,750.00.",
    ["$108,750.00"],
  ],
])("the whole of a share in all accounts is not limited to one: %s", (text, words) => {
  expect(marked(text, share)).toEqual(words);
});

const notes = {
  text: "All accounts have a settled cash of $56,000.00. Unsettled cash $0.00.",
  query: { dataset: "accounts", measures: ["settled_cash"], aggregate: "total" },
  units: { settled_cash: "usd" },
  rows: [{ settled_cash: 56_000 }],
  notes: ["Unsettled cash $0.00."],
};

test("a count of the same digits does not hide an amount of the notes", () => {
  expect(marked("Settled cash $56,000.00. Unsettled cash $0.00.", notes)).toEqual([]);
  expect(marked("Settled cash $56,000.00. Unsettled cash $10.00.", notes)).toEqual(["$10.00"]);
});

const heldIn = {
  text: "VXUS is 2,000 units. Held in Ann's IRA (700 units) and Joint brokerage (1,300 units).",
  rows: [{ symbol: "VXUS", quantity: 2_000 }],
};
const before = { rows: [{ symbol: "VXUS", owner: "Ann Ramirez", quantity: 700 }] };

test("a row of another result does not hide what the text of a result says", () => {
  const text = "Held in Ann's IRA (700 units) and Joint brokerage (1,300 units).";
  expect(marked(text, before, heldIn)).toEqual([]);
});

const positions = {
  query: { dataset: "positions", measures: ["market_value"], aggregate: "list" },
  units: { market_value: "usd" },
  rows: ["VTI", "MUB", "PFE", "JNJ", "KO"].map((symbol, index) => ({
    ...{ symbol, market_value: 500 - 100 * index },
  })),
  figures: [{ name: "number of lines", value: 5, unit: "count" }],
};

test.each([
  ["5 positions: VTI $500.00, MUB $400.00 and 3 more.", []],
  ["5 positions: VTI $500.00, MUB $400.00 and 4 more.", ["4"]],
])("the rest of a list is what it does not name: %s", (text, words) => {
  expect(marked(text, positions)).toEqual(words);
});

const filtered = {
  ...positions,
  query: { ...positions.query, where: [is("account", "Rosa's IRA")] },
  rows: positions.rows.slice(0, 2),
  figures: [{ name: "number of lines", value: 2, unit: "count" }],
};

test("the count above a filtered list is not that of all", () => {
  expect(marked("2 positions: VTI $500.00 and MUB $400.00.", positions, filtered)).toEqual([]);
  expect(marked("4 positions: VTI $500.00 and MUB $400.00.", positions, filtered)).toEqual(["4"]);
});

const accounts = {
  query: { dataset: "accounts", measures: ["account_value"], aggregate: "list" },
  units: { account_value: "usd" },
  rows: [
    { account: "Joint brokerage", account_value: 1_000 },
    { account: "Company interest", account_value: null },
  ],
  figures: [{ name: "number of lines", value: 2, unit: "count" }],
};

test("an account without a value is one of the accounts", () => {
  expect(marked("The household has two accounts.", accounts)).toEqual([]);
});

const book = {
  query: { dataset: "households", measures: ["cash", "out_of_band"], aggregate: "list" },
  units: { cash: "usd", out_of_band: "count" },
  rows: [{ household: "Okafor family", cash: 165_600, out_of_band: 2 }],
};

test("classes that are counted after cash are those of the household", () => {
  const text = (count: number) =>
    `Okafor family has $165,600 in cash and has ${count} classes out of band.`;
  expect(marked(text(2), book)).toEqual([]);
  expect(marked(text(4), book)).toEqual(["4"]);
});

const returns = {
  query: { dataset: "returns", measures: ["return_pct"], aggregate: "list" },
  units: { return_pct: "percent" },
  rows: [
    { account: "all", timeframe: "YTD", return_pct: 7 },
    { account: "all", timeframe: "1Y", return_pct: 5.9 },
  ],
};

test("a timeframe behind the parenthesis of a figure is that of the next one", () => {
  expect(marked("All accounts, YTD (+7.00%) and all accounts, 1Y (+5.90%).", returns)).toEqual([]);
  expect(marked("All accounts, YTD (+5.90%) and all accounts, 1Y (+7.00%).", returns)).toEqual([
    ...["5.90%", "7.00%"],
  ]);
});

const stale = {
  text: "Valued at an old price: Harborview Growth at its price of Sep 30, 2026 (51 days old).",
};
const passage = {
  matches: [{ citation: "doc:note#1", date: "2026-11-03", snippet: "Alternatives." }],
};

test("the day of a price that only a text states is not that of a document beside it", () => {
  const text = "Valued at an old price: Harborview Growth at its price of Sep 30, 2026.";
  expect(marked(text, passage, stale)).toEqual([]);
  expect(marked(text.replace("Sep", "Jun"), passage, stale)).toEqual(["Jun 30, 2026"]);
});

const heldTogether = {
  text: "Held in Ann's IRA (3,000 units) and Legacy Trust (2,000 units).",
  notes: ["Held in Ann's IRA (3,000 units) and Legacy Trust (2,000 units)."],
  query: { dataset: "positions", where: [is("asset_class", "fixed_income")] },
  rows: [{ symbol: "VXUS", account: "Ann's IRA", market_value: 180_000 }],
};

test("a line of text that names several accounts is not about a class in one of them", () => {
  const text = "Held in Ann's IRA (3,000 units) and Legacy Trust (2,000 units).";
  expect(marked(text, heldTogether)).toEqual([]);
  expect(marked(text.replace("2,000", "2,500"), heldTogether)).toEqual(["2,500"]);
});

test("how much of the positions has a value is a coverage", () => {
  const policy = { coverage_pct: 87.5, classes: [] };
  expect(marked("87.50% of the positions have a value.", policy)).toEqual([]);
  expect(marked("Stocks are 87.50% of the positions.", policy)).toEqual(["87.50%"]);
});
