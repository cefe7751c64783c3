import { catalog } from "@advisor/tools/catalog.gen";
import { describe, expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";

const api = withApi();

type Schema = Readonly<Record<string, unknown>>;

interface Described {
  tools: { name: string; strict: boolean; parameters: Schema }[];
}

const strictTools = async () =>
  (await api.json<Described>("GET /api/tools?format=responses&strict=true")).body.tools;

describe("strict function calling", () => {
  test("states every argument of every object, and nothing that OpenAI refuses", async () => {
    const tools = await strictTools();
    const parts = tools.flatMap(({ parameters }) => schemasIn(parameters));
    expect(parts.filter((one) => one.type === "object" && !isClosed(one))).toEqual([]);
    expect(parts.flatMap(Object.keys).filter((key) => refused.has(key))).toEqual([]);
    expect(tools.map(({ name, strict }) => [name, strict])).toEqual(
      catalog.map(({ name }) => [name, true]),
    );
  });

  test("calls a tool with null for everything that is left out, at any depth", async () => {
    const schemas = new Map((await strictTools()).map((tool) => [tool.name, tool.parameters]));
    for (const tool of catalog.filter(({ effect }) => effect === "read")) {
      for (const input of inputs[tool.name] ?? [tool.example]) {
        const filled = filledIn(schemas.get(tool.name), input);
        expect([tool.name, await call(tool.name, filled)]).toEqual([
          tool.name,
          await call(tool.name, input),
        ]);
      }
    }
  });
});

/** Keywords that `strict: true` may not take, as the code and the guide of the `openai` client 7 list them. */
const refused = new Set(
  "propertyNames patternProperties oneOf allOf not if uniqueItems contains default minLength maxLength".split(
    " ",
  ),
);

/** Instead of the tool's example: queries with parts inside their parts, and a null that means "all". */
const inputs: Readonly<Record<string, object[]>> = {
  get_historical_options: [{ symbol: "AAPL", near_money_pct: 10 }],
  query_portfolio: [
    {
      ...{ dataset: "positions", measures: ["market_value"], aggregate: "total" },
      where: [{ field: "symbol", op: "is", values: ["AAPL"] }],
      compare: { where: [{ field: "symbol", op: "is", values: ["MSFT"] }] },
    },
    {
      ...{ dataset: "positions", measures: ["market_value"], aggregate: "list" },
      exists: { dataset: "transactions", on: "symbol", period: { name: "past_1y" } },
    },
  ],
};

async function call(name: string, input: unknown): Promise<unknown> {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } };
  const headers = { accept: "application/json, text/event-stream", "x-household-id": "hh_d1" };
  const text = await (await api.call("POST /mcp", { body, headers })).text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  expect(result.isError, `${name} ${JSON.stringify(input)}: ${text.slice(0, 300)}`).not.toBe(true);
  return result.structuredContent;
}

/** Every schema in a schema, but not the names of its fields. */
function schemasIn(value: unknown): Schema[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  const { properties, ...rest } = value as Schema;
  return [
    value as Schema,
    ...Object.values(Object(properties)).flatMap(schemasIn),
    ...Object.values(rest).flatMap(schemasIn),
  ];
}

const isClosed = ({ properties, required, additionalProperties }: Schema): boolean =>
  additionalProperties === false &&
  JSON.stringify(required) === JSON.stringify(Object.keys(Object(properties)));

/** The arguments as a strict call writes them: each field of each object, with null if it has no value. */
function filledIn(schema: unknown, value: unknown): unknown {
  const branches: Schema[] = Object(schema).anyOf ?? [schema];
  if (Array.isArray(value)) {
    const items = branches.find(({ type }) => type === "array")?.items;
    return value.map((one) => filledIn(items, one));
  }
  if (typeof value !== "object" || value === null) return value;
  const { properties } = branches.find(({ type }) => type === "object") ?? {};
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([name, inner]) => [
      name,
      filledIn(inner, (value as Schema)[name] ?? null),
    ]),
  );
}
