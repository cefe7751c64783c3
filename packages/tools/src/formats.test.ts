import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineTool } from "./define-tool.ts";
import { describeTool, Format, toolProperties } from "./formats.ts";
import { resultSchema } from "./schema/result-schema.ts";

const source = { as_of: "2026-11-20", provider: "x", delay: "eod", simulated: true } as const;

const price = defineTool({
  name: "get_price",
  description: "The price of one fund.",
  effect: "read",
  needs: ["calendar"],
  input: z.object({
    symbol: z.string().trim().toUpperCase().describe("Ticker"),
    limit: z.int().min(1).max(5).default(3).describe("How many"),
  }),
  example: { symbol: "VOO" },
  output: z.object({}),
  cost: { usd: 0.01, seconds: 5 },
  view: () => ({ view: "etf", view_state: { ticker: "VOO" } }),
  execute: async () => ({ data: {}, source }),
});

const note = defineTool({
  name: "write_note",
  description: "Writes a note.",
  effect: "write",
  needs: ["tasks"],
  input: z.object({}),
  example: {},
  output: z.object({}),
  cost: { usd: 0, seconds: 10 },
  execute: async () => ({ data: {}, source }),
});

const schema = {
  type: "object",
  properties: {
    symbol: { type: "string", description: "Ticker" },
    limit: { type: "integer", minimum: 1, maximum: 5, default: 3, description: "How many" },
  },
  required: ["symbol"],
  additionalProperties: false,
};
const about = {
  effect: "read",
  cost: { usd: 0.01, seconds: 5 },
  view: true,
  needs_household: false,
  example: { symbol: "VOO" },
};

describe("a tool is described", () => {
  it("as an OpenAI function", () => {
    expect(describeTool(price, "openai")).toEqual({
      type: "function",
      function: {
        name: "get_price",
        description: "The price of one fund.",
        parameters: schema,
      },
    });
  });

  it("as an OpenAI function for strict calling, where optional arguments may be null", () => {
    const { limit, symbol } = schema.properties;
    const { default: _, description, ...number } = limit;
    expect(describeTool(price, "openai", true)).toEqual({
      type: "function",
      function: {
        name: "get_price",
        description: "The price of one fund.",
        strict: true,
        parameters: {
          type: "object",
          properties: {
            symbol,
            limit: { description, anyOf: [number, { type: "null" }] },
          },
          required: ["symbol", "limit"],
          additionalProperties: false,
        },
      },
    });
  });

  it("as a function of OpenAI's Responses API", () => {
    expect(describeTool(price, "responses")).toEqual({
      type: "function",
      name: "get_price",
      description: "The price of one fund.",
      parameters: schema,
      strict: false,
    });
  });

  it("as a tool of Converse", () => {
    expect(describeTool(price, "converse")).toEqual({
      toolSpec: {
        name: "get_price",
        description: "The price of one fund.",
        inputSchema: { json: schema },
      },
    });
  });

  it("as a tool of the Model Context Protocol", () => {
    expect(describeTool(price, "mcp")).toEqual({
      name: "get_price",
      description: "The price of one fund.",
      inputSchema: schema,
      outputSchema: resultSchema(price),
      annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: true },
    });
    expect(toolProperties(price)).toEqual(about);
  });

  it("with its effect, and whether it needs a household and shows a view", () => {
    expect(describeTool(note, "mcp")).toMatchObject({
      name: "write_note",
      inputSchema: { type: "object", properties: {}, additionalProperties: false },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    });
    expect(toolProperties(note)).toEqual({
      effect: "write",
      cost: { usd: 0, seconds: 10 },
      view: false,
      needs_household: true,
      example: {},
    });
  });

  it("in no other format", () => {
    expect(
      ["openai", "responses", "converse", "mcp", "OpenAI", "constructor"].map(accepted),
    ).toEqual([true, true, true, true, false, false]);
  });
});

const accepted = (format: string): boolean => Format.safeParse(format).success;
