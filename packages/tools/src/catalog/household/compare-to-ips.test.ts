import { policy } from "@advisor/domain/ips-check/household.fixture";
import { describe, expect, it } from "vitest";
import {
  calendar,
  householdOf,
  lines,
  signal,
  smiths,
  unexpected,
} from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { compareToIps } from "./compare-to-ips.ts";

const asked: string[][] = [];
const funds: Ports["funds"] = {
  get: unexpected,
  list: unexpected,
  many: async (symbols) => {
    asked.push(symbols);
    return new Map();
  },
};
const run = (raw: unknown, snapshot = smiths) =>
  runTool(compareToIps, raw, { household: householdOf(snapshot), funds, calendar }, signal);

describe("compare_to_ips", () => {
  it("compares the household with its policy, and opens its overview", async () => {
    const { result, shown, view } = await run({});
    expect(lines([result, view])).toMatchInlineSnapshot(`
      "{"source_id":"tool:compare_to_ips:v1","as_of":"2026-11-19","provider":"household","delay":"eod","simulated":true,"data":{"household_id":"hh_test","household_name":"Test","ips_id":"ips_test","ips_name":"Test policy","status":"ok","as_of":"2026-11-20","scope":{"account_ids":["acc_1","acc_2"],"beside":[]},"total_value":100000,"coverage_pct":100,"leverage":1,"classes":[{"class":"us_equity","value":60000,"weight_pct":60,"target_pct":50,"min_pct":45,"max_pct":55,"band_source":"policy","drift_pp":10,"drift_usd":10000,"status":"above_max"},{"class":"fixed_income","value":30000,"weight_pct":30,"target_pct":40,"min_pct":35,"max_pct":45,"band_source":"policy","drift_pp":-10,"drift_usd":-10000,"status":"below_min"},{"class":"cash","value":10000,"weight_pct":10,"target_pct":10,"min_pct":5,"max_pct":15,"band_source":"policy","drift_pp":0,"drift_usd":0,"status":"in_band"}],"suggestions":[{"mode":"target","class":"us_equity","trade_usd":-10000,"legs":[{"account_id":"acc_1","account":"Joint","side":"sell","symbol":"VOO","quantity":16,"lots":[{"id":"lot_1","quantity":16}],"proceeds":9600,"est_st_gain":0,"est_lt_gain":3200,"note":"Whole units: $400 less than the trade."}]},{"mode":"target","class":"fixed_income","trade_usd":10000,"legs":[{"account_id":"acc_1","account":"Joint","side":"buy","symbol":"BND","quantity":null,"lots":[],"proceeds":9600,"est_st_gain":null,"est_lt_gain":null,"note":null}]},{"mode":"target","class":"cash","trade_usd":0,"legs":[]},{"mode":"band","class":"us_equity","trade_usd":-5000,"legs":[{"account_id":"acc_1","account":"Joint","side":"sell","symbol":"VOO","quantity":9,"lots":[{"id":"lot_1","quantity":9}],"proceeds":5400,"est_st_gain":0,"est_lt_gain":1800,"note":"Whole units: $400 more than the trade."}]},{"mode":"band","class":"fixed_income","trade_usd":5000,"legs":[{"account_id":"acc_1","account":"Joint","side":"buy","symbol":"BND","quantity":null,"lots":[],"proceeds":5000,"est_st_gain":null,"est_lt_gain":null,"note":null}]},{"mode":"band","class":"cash","trade_usd":0,"legs":[{"account_id":"acc_1","account":"Joint","side":"buy","symbol":null,"quantity":null,"lots":[],"proceeds":400,"est_st_gain":null,"est_lt_gain":null,"note":"Stays as cash."}]}],"turnover_pct":{"target":10,"band":5},"cash":{"available":10000,"total":10000,"floor":5000,"shortfall":0,"needs":[]},"concentration":[],"sectors":[],"prohibited":[],"faults":[],"conflicts":[],"unvalued":[],"assumptions":["The policy rebalances to band.","Prices are stale after two weekdays; exchange holidays are not known."],"data_quality":[{"code":"dates_differ","message":"Joint: positions of 2026-11-19, prices of 2026-11-20.","account_id":"acc_1"}],"sources":["tool:get_household_holdings:v1"],"offers":[],"other_policies":[]}}
      {"view":"householdMember","view_state":{"household_id":"hh_test","tab":"overview","show_holdings":false}}"
    `);
    expect(shown).toEqual(result);
    expect(asked).toEqual([["VOO", "BND"]]);
  });

  it("invests a deposit before it sells", async () => {
    const { result } = await run({ deposit_usd: 10_000 });
    const suggestions = result.data.suggestions as { mode: string; trade_usd: number }[];
    const placed = suggestions.filter(({ mode }) => mode === "contribution");
    expect(placed.reduce((sum, { trade_usd }) => sum + trade_usd, 0)).toBe(10_000);
  });

  it("lists further policies after the first", async () => {
    const second = policy([["us_equity", "100"]], { id: "ips_2", name: "Second" });
    const household = { ...smiths.household, ips: [...smiths.household.ips, second] };
    const { result } = await run({}, { ...smiths, household });
    expect(result.data).toMatchObject({
      ips_id: "ips_test",
      other_policies: [{ ips_id: "ips_2", ips_name: "Second" }],
    });
  });

  it("highlights the classes outside their band in all policies, furthest first", async () => {
    expect((await run({})).highlight_ids).toEqual(["class:us_equity", "class:fixed_income"]);
    const strict = policy([["us_equity", "100"]], { id: "ips_2", name: "Second" });
    const first = policy([
      ["us_equity", "60", "55", "65"],
      ["fixed_income", "25", "20", "29"],
      ["cash", "15", "12", "20"],
    ]);
    const of = (ips: (typeof first)[]) => ({
      ...smiths,
      household: { ...smiths.household, ips },
    });
    expect((await run({}, of([first]))).highlight_ids).toEqual([
      "class:fixed_income",
      "class:cash",
    ]);
    expect((await run({}, of([first, strict]))).highlight_ids).toEqual([
      "class:us_equity",
      "class:fixed_income",
      "class:cash",
    ]);
    expect((await run({}, of([]))).highlight_ids).toEqual([]);
  });

  it("reports a missing policy", async () => {
    const { result } = await run({}, { ...smiths, household: { ...smiths.household, ips: [] } });
    expect(result.data).toMatchObject({
      status: "no_ips",
      total_value: 100_000,
      suggestions: [],
      offers: [{ kind: "task", title: "Agree on an investment policy with the household" }],
    });
  });

  it.each([
    [{ deposit_usd: 0 }],
    [{ deposit_usd: -5 }],
    [{ deposit_usd: 1e13 }],
    [{ deposit_usd: "5" }],
  ])("refuses %j", async (raw) => {
    await expect(run(raw)).rejects.toMatchObject({ code: "invalid_arguments" });
  });

  it("refuses when no household is chosen", async () => {
    const refused = runTool(compareToIps, {}, { funds, calendar }, signal);
    await expect(refused).rejects.toMatchObject({ code: "household_required" });
  });
});
