import { catalog } from "@advisor/tools/catalog.gen";
import { describe, expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";

const api = withApi();

interface Described {
  tools: Record<string, unknown>[];
  about: Record<
    string,
    { effect: string; view: boolean; needs_household: boolean; cost: object; example: object }
  >;
}

const read = async (query = "", as?: null) => {
  const asked = as === undefined ? {} : { as };
  return api.json<Described>(`GET /api/tools${query}`, asked);
};

describe("the catalog over HTTP", () => {
  test("is in OpenAI's format by default", async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toEqual((await read("?format=openai")).body);
    expect(body.tools).toHaveLength(catalog.length);
    expect(body.tools.find((tool) => JSON.stringify(tool).includes("get_etf_holdings"))).toEqual({
      type: "function",
      function: {
        name: "get_etf_holdings",
        description: expect.stringMatching(/^What a fund owns/),
        parameters: {
          type: "object",
          properties: {
            symbol: {
              type: "string",
              pattern: "^\\^?[A-Z0-9][A-Z0-9.&-]{0,19}$",
              description: "Ticker of the fund, for example VOO",
            },
            limit: {
              type: "integer",
              minimum: 1,
              maximum: 100,
              default: 25,
              description: "How many holdings to list",
            },
          },
          required: ["symbol"],
          additionalProperties: false,
        },
      },
    });
  });

  test.each([
    ["openai", (tool: Record<string, unknown>) => Object(tool.function).name],
    ["responses", (tool: Record<string, unknown>) => tool.name],
    ["converse", (tool: Record<string, unknown>) => Object(tool.toolSpec).name],
    ["mcp", (tool: Record<string, unknown>) => tool.name],
  ])("as %s has every tool with its effect, cost, view and needs", async (format, name) => {
    const { body } = await read(`?format=${format}`);
    expect(body.tools.map(name)).toEqual(catalog.map((tool) => tool.name));
    const of = (wanted: string) => {
      const { effect, view, needs_household } = body.about[wanted] ?? {};
      return [effect, view, needs_household];
    };
    expect(Object.keys(body.about)).toEqual(catalog.map((tool) => tool.name));
    expect(of("create_task")).toEqual(["write", true, true]);
    expect(of("get_ticker_info")).toEqual(["read", false, false]);
    expect(of("search_documents")).toEqual(["read", false, true]);
    const cost = { usd: 0.01, seconds: expect.any(Number) };
    expect(body.about.perplexity_search?.cost).toEqual(cost);
    expect(body.about.get_etf_holdings?.example).toEqual({ symbol: "VOO" });
  });

  test.each(["?format=xml", "?format=", "?format=__proto__"])(
    "in the unknown format %s is refused",
    async (query) => {
      expect(await read(query)).toMatchObject({
        status: 400,
        body: { code: "invalid_request", status: 400 },
      });
    },
  );

  test("requires a token", async () => {
    expect(await read("", null)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });
});
