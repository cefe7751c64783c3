import { expect, test } from "vitest";
import { row } from "../answer.fixture.ts";
import { averageCost, cost, oneHeld, whetherHeld, wholeCost } from "./held-words.ts";

const long = [row("AAPL", 42, { cost_basis: 150.25 })];
const short = [row("TSLA", -100, { cost_basis: 251 })];

test("what is owed was sold and has no cost", () => {
  expect(short.map(oneHeld)).toEqual([
    "-100 shares of TSLA in Brokerage: a short position, sold short at $251.00 a share",
  ]);
  expect(short.map(cost)).toEqual([", sold short at $251.00 a share"]);
  expect(cost(row("TSLA", -1, { cost_basis: null }))).toBe(" (short, proceeds not on file)");
  expect(wholeCost(short, { total: true })).toEqual({
    text: " All of it was sold short for $25,100.00.",
    figures: [25_100],
  });
  expect(wholeCost([...long, ...short], { total: true }).text).toBe("");
});

test.each([
  ["is that a short?", short, "Yes: "],
  ["are we short AAPL", long, "No: "],
  ["are we short AAPL", [], "No: "],
  ["do we hold any TSLA", short, ""],
  ["do we own any AAPL", long, "Yes: "],
  ["dont i still have 50 apple shares?", long, "No: "],
  ["do we have 42 AAPL", long, "Yes: "],
  ["do we have 40 apple shares", long, ""],
  ["do I have more than 40 apple shares", long, "Yes: "],
  ["do I have at least 50 shares of apple", long, "No: "],
  ["how many apple shares do I have", long, ""],
])("%s", (text, rows, said) => {
  expect(whetherHeld(text, rows, "AAPL")).toBe(said);
});

test("the average of several accounts is weighed by what each holds", () => {
  const rows = [
    row("VTI", 300, { cost_basis: 121.16 }),
    row("VTI", 200, { account: "IRA", cost_basis: 101.35 }),
  ];
  expect(averageCost(rows, "what is our average cost of VTI?")).toEqual({
    text: " Taken together a share has cost $113.24.",
    figures: [113.24],
  });
  expect(averageCost(rows, "how many VTI do we hold?").text).toBe("");
  const unknown = row("VTI", 1, { cost_basis: null });
  expect(averageCost([...rows, unknown], "average cost").text).toBe("");
  expect(averageCost([...rows, row("VTI", -1)], "average cost").text).toBe("");
});
