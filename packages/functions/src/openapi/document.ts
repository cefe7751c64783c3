import { Problem, statusOf, titleOf } from "@advisor/protocol/problem";
import type { DefinedTool } from "@advisor/tools/tool";
import * as z from "zod";
import { version } from "../version.ts";
import { answerOperations, datasetOperations, tradingOperations } from "./brokerage-operations.ts";
import { conversationOperations } from "./conversation-operations.ts";
import { householdOperations } from "./household-operations.ts";
import type { Operation, Operations } from "./operation.ts";
import { otherOperations } from "./other-operations.ts";
import { runOperations, templateOperations } from "./research-operations.ts";

export interface ApiDescriptionInput {
  catalog: readonly DefinedTool[];
  /** The tool for each brokerage dataset, by the last segment of its path. */
  datasets: Readonly<Record<string, string>>;
}

/** Every route with its description. */
export const allOperations = ({ catalog, datasets }: ApiDescriptionInput): Operations => ({
  ...householdOperations,
  ...conversationOperations,
  ...answerOperations,
  ...tradingOperations,
  ...datasetOperations(datasets, catalog),
  ...templateOperations,
  ...runOperations,
  ...otherOperations,
});

/** The OpenAPI 3.1 document, generated from the schemas that the routes parse with. */
export function openApi(described: ApiDescriptionInput) {
  const operations = allOperations(described);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method = "", path = ""] = route.split(" ");
    const at = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(method, path, operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Advisor Copilot",
      version,
      description: "Sample households, prices and documents are fictional.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "./" }],
    security: [{ token: [] }],
    tags: [...new Set(Object.values(operations).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: schemaOf(Problem, "output") },
      responses: Object.fromEntries(refusals.map(refusal)),
    },
  };
}

function operationOf(method: string, path: string, operation: Operation) {
  const { tag, summary, description, open, body, answer } = operation;
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(open === undefined ? {} : { security: [] }),
    parameters: parametersOf(method, path, operation),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: schemaOf(body.schema, "input"), example: body.example },
            },
          },
        }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.schema === undefined && answer.types === undefined
          ? {}
          : { content: contentOf(answer) }),
      },
      ...Object.fromEntries(
        refusedBy(method, path, operation).map((status) => [
          status,
          { $ref: `#/components/responses/${status}` },
        ]),
      ),
    },
  };
}

const contentOf = ({ schema, types = [] }: Operation["answer"]) => ({
  ...(schema === undefined ? {} : { "application/json": { schema: schemaOf(schema, "output") } }),
  ...Object.fromEntries(types.map((type) => [type, { schema: { type: "string" } }])),
});

const operationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.replace(/^\/api(\/v1)?/, "").matchAll(/\w+/g)].join("_");

function parametersOf(method: string, path: string, { query, headers = {}, open }: Operation) {
  const string = { type: "string" };
  const shape = query === undefined ? {} : propertiesOf(query);
  const keyed = method === "POST" && open === undefined ? { "Idempotency-Key": keyWords } : {};
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: string,
    })),
    ...Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
      name,
      in: "query",
      required: (shape.required ?? []).includes(name),
      schema,
    })),
    ...Object.entries({ ...headers, ...keyed }).map(([name, description]) => ({
      name,
      in: "header",
      required: false,
      description,
      schema: string,
    })),
  ];
}

const keyWords = "The same request with the same key is done once and answered the same.";

const propertiesOf = (query: z.ZodObject) =>
  schemaOf(query, "input") as { properties?: Record<string, unknown>; required?: string[] };

/**
 * A schema as JSON Schema for requests or responses. Checks that JSON Schema cannot express are
 * omitted.
 */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const refusals = Object.entries(statusOf);

const refusal = ([kind, status]: [string, number]) => [
  status,
  {
    description: titleOf[kind as keyof typeof titleOf],
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        example: exampleOf(kind as keyof typeof titleOf, status),
      },
    },
  },
];

const exampleOf = (kind: keyof typeof titleOf, status: number): Problem => ({
  type: "about:blank",
  title: titleOf[kind],
  status,
  detail: `${titleOf[kind]}.`,
  code: kind === "missing" ? "not_found" : kind,
  request_id: "req_01k00000000000000000000000",
  retryable: ["limit", "upstream", "busy"].includes(kind),
});

function refusedBy(method: string, path: string, { open, body, query, refuses = [] }: Operation) {
  if (open !== undefined) return refuses;
  const statuses = [
    401,
    500,
    ...(path.includes(":") ? [404] : []),
    ...(query === undefined ? [] : [400]),
    ...(body === undefined ? [] : [400, 413, 415]),
    ...(method === "POST" ? [409, 422] : []),
    ...refuses,
  ];
  return [...new Set(statuses)].toSorted();
}
