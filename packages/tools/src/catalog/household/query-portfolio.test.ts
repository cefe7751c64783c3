import type { StoredRecords } from "@advisor/query/book/facts";
import { describe, expect, it } from "vitest";
import { lines, signal, smiths, unexpected } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { queryPortfolio } from "./query-portfolio.ts";

const asked: string[][] = [];
const funds: Ports["funds"] = {
  get: unexpected,
  list: unexpected,
  many: async (symbols) => {
    asked.push(symbols);
    return new Map();
  },
};
const filed: StoredRecords = {
  snapshot: smiths,
  statements: {},
  documents: [],
  tasks: [],
  notes: [],
};
const run = (raw: unknown) =>
  runTool(queryPortfolio, raw, { records: { read: async () => filed }, funds }, signal);

const weights = { dataset: "holdings", measures: ["weight"], aggregate: "list", limit: 2 };

describe("query_portfolio", () => {
  it("answers a query in words and figures, and opens the accounts with its filter", async () => {
    const { result, shown, view, highlight_ids } = await run(weights);
    expect(lines([result, view, highlight_ids])).toMatchInlineSnapshot(`
      "{"source_id":"tool:query_portfolio:v1","as_of":"2026-11-19","provider":"household","delay":"eod","simulated":true,"data":{"reading":"The 2 holdings with the highest weight: weight.","text":"2 holdings: VOO 60.00% and BND 30.00%.","query":{"dataset":"holdings","measures":["weight"],"aggregate":"list","limit":2,"order":{"by":"weight","direction":"desc"},"share_of":"total"},"units":{"weight":"percent"},"rows":[{"symbol":"VOO","name":"VOO","weight":60},{"symbol":"BND","name":"BND","weight":30}],"totals":{"weight":100},"notes":[],"figures":[{"name":"total value with cash","value":100000,"unit":"usd"},{"name":"number of lines","value":3,"unit":"count"}],"sources":["tool:get_household_holdings:v1"],"as_of":"2026-11-19","chart":{"type":"bar","label":"weight","unit":"percent","points":[{"name":"VOO","value":"60"},{"name":"BND","value":"30"}]},"household_id":"hh_test","household_name":"Test"}}
      {"view":"householdMember","view_state":{"household_id":"hh_test","tab":"accounts","show_holdings":true}}
      ["holding:VOO","holding:BND"]"
    `);
    expect(shown).toMatchObject({ data: { rows: result.data.rows, rows_left_out: 0 } });
  });

  it("states why a figure is unknown", async () => {
    const { result } = await run({
      dataset: "positions",
      measures: ["day_change"],
      aggregate: "list",
      where: [{ field: "symbol", op: "is", values: ["BND"] }],
    });
    expect(result.data.rows).toEqual([
      { symbol: "BND", name: "BND", day_change: null, day_change_reason: "no_day_change" },
    ]);
  });

  it.each([
    ["policy_classes", "overview"],
    ["documents", "notes"],
    ["lots", "accounts"],
  ])("opens the panel for %s: %s", async (dataset, tab) => {
    const { view } = await run({ dataset, aggregate: "list" });
    expect(view).toMatchObject({ view: "householdMember", view_state: { tab } });
  });

  it("reads fund holdings only when the query needs them", async () => {
    asked.length = 0;
    await run(weights);
    expect(asked).toEqual([]);
    await run({ dataset: "exposures", aggregate: "list" });
    expect(asked).toEqual([["VOO", "BND"]]);
  });

  it.each([
    [{ dataset: "positions", window: 3 }, "there is no window; there are dataset, measures"],
    [
      { dataset: "positions", measures: ["cash"], aggregate: "total" },
      "measures: positions has no cash. It exists in accounts and households.",
    ],
    [
      {
        ...weights,
        where: [{ field: "account", op: "is", values: ["Karen Roth"] }],
      },
      /there is no account "Karen Roth".*Ann's Roth/,
    ],
  ])("explains how to correct %j", async (raw, message) => {
    await expect(run(raw)).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringMatching(message),
    });
  });
});
