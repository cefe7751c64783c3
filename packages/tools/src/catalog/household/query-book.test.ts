import { describe, expect, it } from "vitest";
import { calendar, lines, signal, smiths, unexpected } from "../../household.fixture.ts";
import type { BookEntry, Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { queryBook } from "./query-book.ts";

const funds: Ports["funds"] = { get: unexpected, list: unexpected, many: async () => new Map() };

const entry = (id: string, name: string): BookEntry => ({
  name,
  filed: {
    snapshot: { ...smiths, household: { ...smiths.household, id, name } },
    ...{ statements: {}, documents: [], tasks: [], notes: [] },
  },
});

const smithsAndJones = [entry("hh_1", "Smith"), entry("hh_2", "Jones")];

function run(raw: unknown, entries: BookEntry[] = smithsAndJones) {
  const wanted: { papers: boolean }[] = [];
  const book: Ports["book"] = {
    async *households(what) {
      wanted.push(what);
      yield* entries;
    },
  };
  return { wanted, answer: runTool(queryBook, raw, { book, funds, calendar }, signal) };
}

const holders = {
  dataset: "positions",
  measures: ["market_value"],
  aggregate: "total",
  group_by: ["household"],
  where: [{ field: "symbol", op: "is", values: ["VOO"] }],
};

describe("query_book", () => {
  it("answers over all households", async () => {
    const { answer, wanted } = run(holders);
    const { result, view } = await answer;
    expect(lines([result, view])).toMatchInlineSnapshot(`
      "{"source_id":"tool:query_book:v1","as_of":"2026-11-19","provider":"household","delay":"eod","simulated":true,"data":{"reading":"Market value of positions where symbol is VOO, by household.","text":"Market value by household: Jones $60,000.00 and Smith $60,000.00; together $120,000.00.","query":{"dataset":"positions","measures":["market_value"],"aggregate":"total","group_by":["household"],"where":[{"field":"symbol","op":"is","values":["VOO"]}],"order":{"by":"market_value","direction":"desc"}},"units":{"market_value":"usd"},"rows":[{"household":"Jones","market_value":60000},{"household":"Smith","market_value":60000}],"totals":{"market_value":120000},"notes":[],"figures":[{"name":"number of lines","value":2,"unit":"count"}],"sources":["tool:get_household_holdings:v1"],"as_of":"2026-11-19","chart":{"type":"share","label":"market value","unit":"usd","points":[{"name":"Jones","value":"60000"},{"name":"Smith","value":"60000"}]},"households":2}}
      null"
    `);
    expect(wanted).toEqual([{ papers: false }]);
  });

  it("reads documents, notes and tasks only for a query about them", async () => {
    const { answer, wanted } = run({ dataset: "tasks", aggregate: "list" });
    await answer;
    expect(wanted).toEqual([{ papers: true }]);
  });

  it("names a household that cannot be read", async () => {
    const { answer } = run(holders, [...smithsAndJones, { name: "Brown", filed: undefined }]);
    const { data } = (await answer).result;
    const note = "Not included, because it cannot be read: Brown.";
    expect(data).toMatchObject({ households: 2, notes: expect.arrayContaining([note]) });
    expect(data.text).toContain(note);
  });

  it("is empty for an advisor without households", async () => {
    const { result } = await run(holders, []).answer;
    expect(result).toMatchObject({ as_of: "2026-11-20", data: { households: 0, rows: [] } });
  });
});
