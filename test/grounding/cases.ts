import { readFileSync } from "node:fs";
import { groundingChecker } from "@advisor/agent/ground/check";
import type { Outcome } from "@advisor/protocol/tool-call";
import { d11 } from "@advisor/sample-data/brokerage/d11";
import { statements } from "@advisor/sample-data/brokerage/statements";
import { funds } from "@advisor/sample-data/funds";
import { samples } from "@advisor/sample-data/samples";
import { overStatements } from "@advisor/tools/brokerage.fixture";
import { getActivity } from "@advisor/tools/catalog/brokerage/get-activity";
import { getPerformance } from "@advisor/tools/catalog/brokerage/get-performance";
import { getPositionsList } from "@advisor/tools/catalog/brokerage/get-positions-list";
import { getQuotes } from "@advisor/tools/catalog/brokerage/get-quotes";
import { getTransfers } from "@advisor/tools/catalog/brokerage/get-transfers";
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

/**
 * Only `first` and `written` may be looked at while the check is changed; `second` and `unseen` measure it.
 * The last two are phrased as large models write, over the results of seven tools.
 */
export type Half = "first" | "second" | "written" | "unseen";

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

const statementTools = [getActivity, getTransfers, getPerformance, getPositionsList, getQuotes];

/** What a turn knows that has called the tools about the household. */
async function evidenceOf(household: string): Promise<unknown[]> {
  return (await outcomesOf(household)).map(({ result }) => result);
}

const sampleOf = (household: string) => {
  const sample = samples.find(
    ({ snapshot }) => snapshot.household.id === `hh_${household.toLowerCase()}`,
  );
  if (sample === undefined) throw new Error(`there is no household ${household}`);
  return sample;
};

export async function outcomesOf(household: string): Promise<Outcome[]> {
  const ports = {
    household: householdOf(sampleOf(household).snapshot),
    calendar,
    funds: { get: unexpected, many: async () => fundsBySymbol, list: unexpected },
  };
  return Promise.all(calledTools.map((tool) => runTool(tool, {}, ports, signal)));
}

/** The same for the statements of its accounts. */
async function statementsOf(household: string): Promise<unknown[]> {
  const sample = sampleOf(household);
  const filed = sample.snapshot.household.id === "hh_d11" ? d11 : statements(sample);
  const outcomes = await Promise.all(
    statementTools.map((tool) => overStatements(tool, filed).whole({})),
  );
  return outcomes.map(({ result }) => result);
}

const evidence = new Map<string, Promise<unknown[]>>();

async function knownOf(household: string, half: Half): Promise<unknown[]> {
  const known = await evidenceOf(household);
  return half === "first" || half === "second"
    ? known
    : [...known, ...(await statementsOf(household))];
}

const sources: ReadonlySet<string> = new Set([
  "tool:compare_to_ips:v1",
  "tool:get_household_holdings:v1",
]);

/** The figures and days of a case of a half that are marked as not supported. */
export const markerOf =
  (half: Half) =>
  async ({ household, text, question }: Case): Promise<string[]> => {
    const key = `${household} ${half === "first" || half === "second"}`;
    const known = evidence.get(key) ?? knownOf(household, half);
    evidence.set(key, known);
    return groundingChecker({ evidence: await known, question, sources })(text).unmatched;
  };
