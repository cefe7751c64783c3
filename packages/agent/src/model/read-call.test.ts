import { defineTool } from "@advisor/tools/define-tool";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readCall } from "./read-call.ts";

const getQuotes = defineTool({
  name: "get_quotes",
  description: "Prices.",
  effect: "read",
  needs: [],
  input: z.object({
    symbols: z.array(z.string()),
    days: z.int().optional(),
    from: z.string().optional(),
    note: z.string().nullable().optional(),
    fresh: z.boolean().optional(),
    amount: z.union([z.number(), z.null()]).optional(),
    by: z.object({ limit: z.int().optional() }).optional(),
    segments: z.record(z.string(), z.array(z.int())).optional(),
  }),
  example: { symbols: ["VOO"] },
  output: z.object({}),
  cost: { usd: 0, seconds: 1 },
  execute: async () => ({
    data: {},
    source: { as_of: "2026-11-20", provider: "test", delay: "eod", simulated: true },
  }),
});

const read = (input: unknown, name = "get_quotes") =>
  readCall([getQuotes], { id: "upstream", name, input, malformed_bytes: null }, "call_1");

describe("arguments of a model", () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["null for an optional argument is dropped", { days: null }, {}],
    ["null stays where it is a value", { note: null, amount: null }, { note: null, amount: null }],
    ["a number in quotes", { days: "3" }, { days: 3 }],
    ["a list in quotes", { symbols: '["AAPL"]' }, { symbols: ["AAPL"] }],
    ["an object in quotes", { by: '{"limit": "5"}' }, { by: { limit: 5 } }],
    ["true in quotes", { fresh: "true" }, { fresh: true }],
    ["a number in quotes where null may be", { amount: "60000" }, { amount: 60_000 }],
    ["null inside an object", { by: { limit: null } }, { by: {} }],
    [
      "numbers in quotes in a list of a map",
      { segments: { A: ["13"] } },
      { segments: { A: [13] } },
    ],
    ["a text that looks like a number and is text", { from: "2026" }, { from: "2026" }],
    [
      "text that is not a number is unchanged and later refused",
      { days: "soon" },
      { days: "soon" },
    ],
    ["a number that is not whole stays", { days: "3.5" }, { days: "3.5" }],
    ["a grouped number stays", { amount: "60,000" }, { amount: "60,000" }],
    ["an argument that the tool does not have stays", { symbol: null }, { symbol: null }],
    ["null for a needed argument stays", { symbols: null }, { symbols: null }],
  ])("%s", (_, sent, input) => {
    expect(read(sent).input).toEqual(input);
  });

  it("are stored both as sent and as parsed", () => {
    expect(read({ symbols: '["AAPL"]' })).toEqual({
      id: "call_1",
      name: "get_quotes",
      input: { symbols: ["AAPL"] },
      malformed_bytes: null,
      sent: { input: { symbols: '["AAPL"]' } },
    });
    expect(read({ symbols: ["AAPL"] })).not.toHaveProperty("sent");
  });
});

describe("a tool's name", () => {
  it.each([
    "functions.get_quotes",
    "get_quotes<|channel|>commentary",
    "<|start|>functions.get_quotes<|message|>",
    "default_api:get_quotes",
    "functions.get_quotes:0",
    "tools/get_quotes",
    "get_quotes()",
  ])("is found in %j, and what was sent is kept", (name) => {
    expect(read({}, name)).toMatchObject({ name: "get_quotes", sent: { name } });
  });

  it.each(["get_quote", "my.get_quotes", "get_quotes_now", "get_quotes\n"])(
    "is invalid in %j",
    (name) => {
      expect(read({}, name).name).not.toBe("get_quotes");
    },
  );
});
