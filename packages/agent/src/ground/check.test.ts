import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const evidence = [
  { price: 193.12, change_pct: 1.1, unrealized_pl_pct: 0.2853, note: "gap $92,643.98" },
];
const sources = new Set(["tool:quotes:v1"]);
const check = (text: string) => checkGrounding({ text, evidence, sources });

test("figures at their shown precision and known citations are accepted", () => {
  const text = "AAPL is at $193.12 (+1.1 %), up 28.5 %; the gap is $92,643.98. [tool:quotes:v1]";
  expect(check(text)).toEqual({
    valid: true,
    citations: ["tool:quotes:v1"],
    unmatched: [],
    unknown_citations: [],
  });
});

test.each([
  ["$193.13", "a cent off"],
  ["193.1201", "more precise than the source"],
  ["1.2 %", "another percentage"],
])("%s is unmatched: %s", (figure) => {
  expect(check(`It is ${figure}.`).unmatched).toEqual([figure]);
});

test("a figure of a rule is shown with where the rule stands, a figure on file is not", () => {
  const wash = "26 USC 1091(a), wash sales: 30 days before or after the sale";
  expect(check("The wash-sale window is 61 days.")).toMatchObject({ valid: true, rules: [wash] });
  const filed = checkGrounding({
    text: "It was bought 30 days before.",
    evidence: [{ days: 30 }],
    sources,
  });
  expect(filed).toMatchObject({ valid: true });
  expect(check("AAPL is at $193.12.").rules).toBeUndefined();
});

test("a citation of a source that was not used is rejected", () => {
  expect(check("Fine. [tool:fake:v1]")).toMatchObject({
    valid: false,
    unknown_citations: ["tool:fake:v1"],
  });
});

test("the last class of a list may be cash", () => {
  const row = (asset_class: string, target: number) => ({ asset_class, target_pct: target });
  const targets = { classes: [row("us_equity", 45), row("fixed_income", 35), row("cash", 5)] };
  const of = (text: string) => checkGrounding({ text, evidence: [targets], sources }).unmatched;
  expect(of("3 classes: US equity 45.00%, fixed income 35.00% and cash 5.00%.")).toEqual([]);
  expect(of("3 classes: US equity 45.00%, fixed income 35.00% and cash 6.00%.")).toEqual(["6.00%"]);
});

test("a day is not evidence of a quantity", () => {
  const dated = { as_of: "2026-01-15", at: "2026-01-14T15:42:00Z", held: "10 shares" };
  const text = "15 or 10 shares";
  expect(checkGrounding({ text, evidence: [dated], sources }).unmatched).toEqual(["15"]);
});

test.each([
  ["$1.2 million", 1_234_567, true],
  ["$1.3 million", 1_234_567, false],
  ["28.53 %", 0.285_349, true],
  ["28.54 %", 0.285_349, false],
  ["0.5", 0.45, true],
  ["$1,000", 999.5, true],
])("%s of %d: %s", (text, value, valid) => {
  expect(checkGrounding({ text, evidence: [value], sources }).valid).toBe(valid);
});

test("the period of a query may be stated", () => {
  const asked = { query: { period: { name: "past_45d" } }, rows: [] };
  const text = (days: number) => `None in the past ${days} days.`;
  const marked = (days: number) =>
    checkGrounding({ text: text(days), evidence: [asked], sources }).unmatched;
  expect([marked(45), marked(60)]).toEqual([[], ["60"]]);
});

test("a ratio matches a percentage only where the claim is a percentage", () => {
  expect(check("28.53").valid).toBe(false);
});

test("lines of a query about one security need not name it again where the question or the answer does", () => {
  const result = {
    query: {
      where: [{ field: "symbol", op: "is", values: ["PFE"] }],
      group_by: ["account"],
    },
    units: { gain: "usd", gain_pct: "percent" },
    rows: [
      { account: "Helen's IRA", gain: 100, gain_pct: 1.79 },
      { account: "Paul's Roth IRA", gain: -50, gain_pct: -3.2 },
    ],
  };
  const lines = "Helen's IRA is 1.79% above cost, Paul's Roth IRA lost $50.00.";
  const marked = (text: string, question: string) =>
    checkGrounding({ text, question, evidence: [result], sources }).unmatched;
  expect(marked(lines, "How did PFE do by account?")).toEqual([]);
  expect(marked(`PFE by account. ${lines}`, "And by account?")).toEqual([]);
  expect(marked(lines, "How did the accounts do?")).toEqual(["1.79%", "$50.00"]);
  expect(marked("Paul's Roth IRA is 1.79% above cost.", "How did PFE do?")).toEqual(["1.79%"]);
});

test.each([
  [
    "the name of an account says nothing about its figure",
    "Return by account: Margin account 11.70%.",
    { units: { return_pct: "percent" }, rows: [{ account: "Margin account", return_pct: 11.7 }] },
  ],
  [
    "a count of ETFs is none of their figures",
    "2 ETFs: VNQ -$72.00 and BND -$13,230.00.",
    {
      units: { gain: "usd" },
      rows: [
        { symbol: "VNQ", gain: -72 },
        { symbol: "BND", gain: -13_230 },
      ],
    },
  ],
  [
    "what has no issuer is a line of its own",
    "Market value by issuer: unclassified $742,000.00 and apple $126,300.00.",
    {
      units: { market_value: "usd" },
      rows: [
        { issuer: null, market_value: 742_000 },
        { issuer: "apple", market_value: 126_300 },
      ],
    },
  ],
  [
    "the rest of a fund is not the fund",
    "2 exposures: other in VTI 13.21% and VTI 20.57%.",
    {
      units: { weight: "percent" },
      rows: [
        { symbol: null, name: "other in VTI", weight: 13.21 },
        { symbol: "VTI", name: "Vanguard Total Stock Market ETF", weight: 20.57 },
      ],
    },
  ],
  [
    "a number in words is evidence of itself",
    "A class leaves its band by five percentage points.",
    { text: "For example five percentage points around its target." },
  ],
])("%s", (_, text, row) => {
  const rows = "rows" in row ? row.rows.length : 0;
  const checked = (said: string) =>
    checkGrounding({ text: said, evidence: [row, [rows]], sources }).unmatched;
  expect(checked(text)).toEqual([]);
  // Another last figure.
  const wrong = text.replace(/\d(?=[\d,.]*%?\.$)/, "9").replace("five", "six");
  expect(checked(wrong)).not.toEqual([]);
});
