import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineTool } from "./define-tool.ts";
import { calendar, householdOf, signal, smiths } from "./household.fixture.ts";
import { isHouseholdTool } from "./tool.ts";

const source = { as_of: "2026-11-20", provider: "x", delay: "eod", simulated: true } as const;
const received: unknown[] = [];

const tool = defineTool({
  name: "get_rows",
  description: "Some rows.",
  effect: "read",
  needs: ["calendar"],
  input: z.object({
    count: z.int().min(0).default(2),
    unit: z.object({ name: z.string() }).optional(),
  }),
  example: {},
  output: z.object({ rows: z.array(z.number()) }),
  cost: { usd: 0, seconds: 5 },
  compact: ({ rows }) => ({ count: rows.length }),
  async execute({ count }, ports) {
    received.push(ports);
    const rows = Array.from({ length: count }, (_, row) => row);
    return { data: { rows, secret: "not in the output" }, source };
  },
});
const run = (raw: unknown) => tool.run(raw, { calendar, household: householdOf(smiths) }, signal);

describe("a tool", () => {
  it("returns its output in an envelope, and the model sees the compact form", async () => {
    expect(await run({ count: 3 })).toEqual({
      result: { source_id: "tool:get_rows:v1", ...source, data: { rows: [0, 1, 2] } },
      shown: { source_id: "tool:get_rows:v1", ...source, data: { count: 3 } },
      view: null,
      highlight_ids: [],
    });
  });

  it("receives only the ports that it names", async () => {
    received.length = 0;
    await run({});
    expect(received).toEqual([{ calendar, signal }]);
  });

  it("applies defaults, and refuses unknown arguments", async () => {
    expect((await run({})).result.data).toEqual({ rows: [0, 1] });
    await expect(
      run(JSON.parse('{"__proto__":{"count":9},"household_id":"hh_other"}')),
    ).rejects.toThrow(
      'the call has no field named "__proto__", "household_id": leave it out. The arguments are count, unit',
    );
  });

  it("names the invalid arguments", async () => {
    await expect(run({ count: -1, unit: { name: 7 } })).rejects.toMatchObject({
      kind: "invalid",
      code: "invalid_arguments",
      message: "The arguments do not fit: count: must be at least 0; unit.name: must be text.",
    });
    await expect(run([])).rejects.toMatchObject({
      message: "The arguments do not fit: must be an object.",
    });
  });

  it("names at most five faults", async () => {
    const many = defineTool({
      name: "get_many",
      description: "Many.",
      effect: "read",
      needs: [],
      input: z.object(Object.fromEntries([..."abcdefgh"].map((name) => [name, z.string()]))),
      example: {},
      output: z.object({}),
      cost: { usd: 0, seconds: 5 },
      execute: async () => ({ data: {}, source }),
    });
    await expect(many.run({}, {}, signal)).rejects.toThrow(/^[^;]*(;[^;]*){4}$/);
  });

  it("highlights at most 20 rows of its view, each once, and none without a view", async () => {
    const pointing = defineTool({
      name: "get_fund",
      description: "A fund.",
      effect: "read",
      needs: [],
      input: z.object({ ticker: z.string().nullable(), rows: z.array(z.string()) }),
      example: { ticker: "VOO", rows: [] },
      output: z.object({ name: z.string() }),
      cost: { usd: 0, seconds: 5 },
      view: (_, { ticker }) => (ticker === null ? null : { view: "etf", view_state: { ticker } }),
      highlight: ({ name }, { rows }) => rows.map((row) => `${name}:${row}`),
      execute: async () => ({ data: { name: "fund" }, source }),
    });
    const shown = async (raw: unknown) => {
      const { view, highlight_ids } = await pointing.run(raw, {}, signal);
      return { view, highlight_ids };
    };
    const view = { view: "etf", view_state: { ticker: "VOO" } };
    expect(await shown({ ticker: "VOO", rows: ["b", "a", "b"] })).toEqual({
      view,
      highlight_ids: ["fund:b", "fund:a"],
    });
    expect(await shown({ ticker: null, rows: ["a"] })).toEqual({ view: null, highlight_ids: [] });
    const rows = Array.from({ length: 30 }, (_, row) => `${row}`);
    expect(await shown({ ticker: "VOO", rows })).toEqual({
      view,
      highlight_ids: rows.slice(0, 20).map((row) => `fund:${row}`),
    });
  });

  it("is a household tool if any of its ports is about a household", () => {
    expect(isHouseholdTool(tool)).toBe(false);
    for (const need of ["household", "documents", "tasks"] as const) {
      expect(isHouseholdTool({ needs: ["calendar", need] })).toBe(true);
    }
  });
});
