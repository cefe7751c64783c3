import { groundingChecker } from "@advisor/agent/ground/check";
import { withResultNumbers } from "@advisor/agent/record/history";
import { ReferenceRenderer } from "@advisor/agent/reference/renderer";
import { expect, test } from "vitest";
import { calledTools, outcomesOf } from "./cases.ts";

/** What a model means to say of the Smiths, with its figure written out and with a reference to it. */
interface Statement {
  isTrue: boolean;
  figures: string;
  references: string;
}

/** The same words with `…` as the figure or as the reference. */
const stated =
  (isTrue: boolean) =>
  ([words, figure, reference]: [string, string, string]): Statement => ({
    isTrue,
    figures: words.replace("…", figure),
    references: words.replace("…", `{{${reference}}}`),
  });

const truths = (
  [
    ["US equity makes up … of the household.", "53.20%", "r1.us_equity.weight_pct"],
    ["US equity is … above its target.", "8.2 points", "r1.us_equity.drift_pp"],
    ["Fixed income is … from its target.", "-6.2 points", "r1.fixed_income.drift_pp"],
    ["The maximum of US equity is ….", "50%", "r1.us_equity.max_pct"],
    ["Alternatives have a target of ….", "5%", "r1.alternatives.target_pct"],
    ["Cash stands at ….", "$50,000", "r1.cash.value"],
    ["The cash floor is ….", "$30,000", "r1.cash.floor"],
    ["The household is worth … in total.", "$1,000,000", "r1.total_value"],
    ["With its funds, Apple makes up … of the household.", "6.10%", "r1.AAPL.look_through_pct"],
    ["Apple is worth ….", "$35,310", "r2.AAPL.value"],
    ["Apple has gained ….", "$18,090.50", "r2.AAPL.unrealized_pl"],
    ["Apple is up ….", "105.06 %", "r2.AAPL.unrealized_pl_pct"],
    ["Pfizer shows a loss of ….", "$6,150", "r2.PFE.unrealized_pl"],
    ["They hold … shares of NVDA.", "182", "r2.NVDA.quantity"],
    ["VNQ trades at ….", "$86", "r2.VNQ.price"],
    ["Microsoft cost ….", "$14,342", "r2.MSFT.cost"],
    ["Karen's Roth IRA is worth ….", "$122,230", "r2.Karen's Roth IRA.value"],
    ["The first lot of GLD was bought on ….", "February 12, 2024", "r2.GLD.oldest"],
    ["VTEB is below its cost, at ….", "-$1,688", "r2.VTEB.unrealized_pl"],
    ["The figures are of ….", "November 20, 2026", "r1.as_of"],
  ] satisfies [string, string, string][]
).map(stated(true));

const falsehoods = (
  [
    ["US equity makes up … of the household.", "23.80%", "r1.fixed_income.weight_pct"],
    ["Fixed income is … above its target.", "6.2 points", "r1.fixed_income.drift_pp"],
    ["Pfizer shows a gain of ….", "$6,150", "r2.PFE.unrealized_pl"],
    ["Apple has gained ….", "$13,018", "r2.MSFT.unrealized_pl"],
    ["Apple is worth ….", "$17,219.50", "r2.AAPL.cost"],
    ["They hold … shares of Apple.", "35,310", "r2.AAPL.value"],
    ["Karen's Roth IRA is worth ….", "$172,750", "r2.Karen's traditional IRA.value"],
    ["Cash stands at ….", "$15,000", "r2.cash.value"],
    ["Apple pays a dividend of ….", "$412", "r2.AAPL.dividend"],
    ["Tesla is worth ….", "$9,800", "r2.TSLA.value"],
  ] satisfies [string, string, string][]
).map(stated(false));

const outcomes = await outcomesOf("D1");
const turn = withResultNumbers([
  {
    ...{ role: "assistant", text: "" },
    calls: calledTools.map(({ name }) => ({ id: name, name, input: {}, malformed_bytes: null })),
  },
  {
    role: "tools",
    results: outcomes.map(({ shown }, nth) => ({
      ...{ call_id: calledTools[nth]?.name ?? "", status: "success", shown },
    })),
  },
]);
const marks = groundingChecker({
  evidence: outcomes.map(({ result }) => result),
  sources: new Set(),
});

function rendered(text: string): string {
  const renderer = new ReferenceRenderer(turn, calledTools);
  return renderer.take(text) + renderer.end();
}

/** The statements that the check takes for the opposite of what they are. */
const mistaken = (all: readonly Statement[], textOf: (one: Statement) => string): string[] =>
  all.flatMap((one) => (marks(textOf(one)).valid === one.isTrue ? [] : textOf(one)));

const figures = ({ figures }: Statement): string => figures;
const references = ({ references }: Statement): string => rendered(references);

test("true statements pass, whether their figures are written out or referred to", () => {
  expect(mistaken(truths, figures)).toEqual([]);
  expect(mistaken(truths, references)).toEqual([]);
});

test("of false statements with their figures written out all but one are found", () => {
  expect(mistaken(falsehoods, figures)).toEqual(["Cash stands at $15,000."]);
});

test("of false statements with references those pass whose figure tells its own sign or unit", () => {
  expect(mistaken(falsehoods, references)).toEqual([
    "Pfizer shows a gain of -$6,150.00.",
    "They hold $35,310.00 shares of Apple.",
  ]);
});
