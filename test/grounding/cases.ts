import { readFileSync } from "node:fs";
import { groundingChecker } from "@advisor/agent/ground/check";
import type { Outcome } from "@advisor/protocol/tool-call";
import { funds } from "@advisor/sample-data/funds";
import { samples } from "@advisor/sample-data/samples";
import { compareToIps } from "@advisor/tools/catalog/household/compare-to-ips";
import { getHouseholdHoldings } from "@advisor/tools/catalog/household/get-household-holdings";
import { calendar, householdOf, signal, unexpected } from "@advisor/tools/household.fixture";
import { runTool } from "@advisor/tools/run-tool";

/** One claim of an answer about a household, written by hand from its results. */
export interface Case {
  isTrue: boolean;
  kind: string;
  household: string;
  text: string;
  question: string;
}

/** Only the first half may be looked at while the check is changed; the second measures it. */
export type Half = "first" | "second";

export const casesOf = (half: Half): Case[] =>
  readFileSync(new URL(`${half}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [claim, kind = "", household = "", text = "", question = ""] = line.split("\t");
      const spoken = text.replaceAll("\\n", "\n");
      return { isTrue: claim === "true", kind, household, text: spoken, question };
    });

const fundsBySymbol = new Map(funds.map((fund) => [fund.symbol, fund]));

/** The tools that a turn about a household calls. */
export const calledTools = [compareToIps, getHouseholdHoldings];

/** What a turn knows that has called both of them. */
async function evidenceOf(household: string): Promise<unknown[]> {
  return (await outcomesOf(household)).map(({ result }) => result);
}

export async function outcomesOf(household: string): Promise<Outcome[]> {
  const sample = samples.find(
    ({ snapshot }) => snapshot.household.id === `hh_${household.toLowerCase()}`,
  );
  if (sample === undefined) throw new Error(`there is no household ${household}`);
  const ports = {
    household: householdOf(sample.snapshot),
    calendar,
    funds: { get: unexpected, many: async () => fundsBySymbol, list: unexpected },
  };
  return Promise.all(calledTools.map((tool) => runTool(tool, {}, ports, signal)));
}

const evidence = new Map<string, Promise<unknown[]>>();

/** The figures and days of a case that are marked as not supported. */
export async function markedIn({ household, text, question }: Case): Promise<string[]> {
  const known = evidence.get(household) ?? evidenceOf(household);
  evidence.set(household, known);
  const sources = new Set(["tool:compare_to_ips:v1", "tool:get_household_holdings:v1"]);
  return groundingChecker({ evidence: await known, question, sources })(text).unmatched;
}
