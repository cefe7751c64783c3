import type * as Household from "@advisor/domain/household";
import { compareToIps } from "@advisor/tools/catalog/household/compare-to-ips";
import { getHouseholdHoldings } from "@advisor/tools/catalog/household/get-household-holdings";
import { calendar, householdOf, unexpected } from "@advisor/tools/household.fixture";
import { runTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { expect, test } from "vitest";
import { checkGrounding } from "../ground/check.ts";
import * as fixture from "./context.fixture.ts";
import type { Level } from "./level.ts";
import type { Source } from "./source.ts";
import type { SourceInput } from "./source-input.ts";
import { holdingsSource } from "./sources/holdings.ts";
import { ipsSource } from "./sources/ips.ts";

const { signal } = new AbortController();
const households = [
  fixture.smiths,
  fixture.okafors,
  fixture.whitcombs,
  fixture.delacroix,
  fixture.empty,
];

/** The tool's complete result. */
const answer = async (tool: Tool, snapshot: Household.Snapshot) => {
  const ports = {
    household: householdOf(snapshot),
    calendar,
    funds: { get: unexpected, many: async () => new Map(), list: unexpected },
  };
  return (await runTool(tool, {}, ports, signal)).result;
};

/** Row counts, and account types that look like numbers. */
const counted =
  /(?:401k|classes out of band|holdings|accounts|lot of|data quality|\d+ of \d+)[^,;]*/g;

test.each<[string, Source<SourceInput>, Tool, Level]>([
  ["the policy", ipsSource, compareToIps, "detailed"],
  ["the holdings", holdingsSource, getHouseholdHoldings, "default"],
])("each figure and the day of %s are what the tool says", async (_, one, tool, level) => {
  for (const snapshot of households) {
    const { ports } = fixture.portsOf(snapshot);
    const sheet = await one.open({ ports, today: fixture.today }, level, signal);
    const { data, as_of } = await answer(tool, snapshot);
    const text = sheet.rows.join("\n").replace(counted, "");
    const days = snapshot.household.ips.map(({ constraints }) => constraints.restricted);
    const evidence = [data, days.flat().map(({ until }) => until)];
    expect(checkGrounding({ text, evidence, sources: new Set() }).unmatched).toEqual([]);
    expect(sheet.as_of).toBe(as_of);
  }
});
