import { modelProviders } from "@advisor/adapters/model/providers.gen";
import { beforeAll, describe, expect, test } from "vitest";
import { type Deployment, deploymentOf } from "./graph.ts";
import { installed } from "./platform.ts";
import { at, one, only } from "./reading.ts";
import { clientOf } from "./rules/identity.ts";
import { rules } from "./rules/rules.ts";
import { readersOf } from "./rules/settings.ts";

/** The limits of names and variables hold for the longest name, too. */
const stage = "longest-name-allowed";

const modelSettings = Object.values(modelProviders).flatMap(({ settings }) =>
  Object.entries(settings),
);
const modelKeys = modelSettings.filter(([, { kind }]) => kind === "secret").map(([name]) => name);

/**
 * Every setting in use: a live provider for most tools, a page on a domain, and what the production
 * defaults leave out.
 */
const variables = {
  LOG_LEVEL: "DEBUG",
  LEASE_SECONDS: "20",
  TODAY: "2026-11-20",
  MODEL_PROVIDER: "bedrock",
  MODEL_ID: "us.anthropic.claude-sonnet-5-5",
  TITLE_MODEL_ID: "amazon.nova-micro-v1:0",
  MODEL_EFFORT: "low",
  MODEL_CAPABILITIES: "forced_choice=no",
  MODEL_TOOL_CALLS: "text",
  MODEL_PRICES: '{"other": {"input_usd": "3", "output_usd": "15"}}',
  ...Object.fromEntries(
    modelSettings
      .filter(([, { kind }]) => kind === "address")
      .map(([name]) => [name, "https://models.example.com/v1"]),
  ),
  BUDGET_TURN_USD: "1",
  BUDGET_CONVERSATION_USD: "10",
  BUDGET_DAY_USD: "20",
  TURNS_AT_ONCE: "2",
  TURNS_PER_MINUTE: "60",
  STREAMS_AT_ONCE: "100",
  OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.example.com",
  SITE_DOMAIN: "copilot.example.com",
  PROVIDERS: "fmp,embedded",
  PROVIDERS_PERPLEXITY_SEARCH: "perplexity",
};

describe.skipIf(!installed)("development, with live providers", () => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await deploymentOf(stage, variables);
  });

  test.each(Object.entries(rules))("%s", (_, rule) => {
    expect(rule(deployment)).toEqual([]);
  });

  test("every setting that a function reads is set here or by the deployment", () => {
    // The title model is a setting of its own function, and keys are linked.
    const elsewhere = ["TITLE_MODEL_ID", ...modelKeys];
    const lacking = readersOf(deployment).flatMap(({ fn, read }) => {
      const given = Object.keys(at(fn, "environment.variables") as object);
      // The callers of a tool publish its figures.
      const known = [...given, ...elsewhere, ...(given.includes("TOOL") ? ["METRICS"] : [])];
      return read.filter((name) => !known.includes(name)).map((name) => `${fn.name}: ${name}`);
    });
    expect(lacking).toEqual([]);
  });

  test("the table has the name that npm run seed expects", () => {
    const table = only(deployment, "dynamodb/table");
    expect(at(table, "name")).toMatch(/^advisor-copilot-longest-name-allowed-TableTable-/);
  });

  test("the page's domain is the sign-in callback and the allowed origin", () => {
    const origin = "https://copilot.example.com";
    const local = "http://localhost:5173";
    const client = clientOf(deployment, "Page");
    expect(at(one(deployment, "Api"), "environment.variables.SITE_ORIGIN")).toBe(
      `${origin},${local}`,
    );
    expect(at(client, "callbackUrls")).toEqual([origin, `${origin}/`, local, `${local}/`]);
    expect(at(only(deployment, "cloudfront/distribution"), "aliases")).toEqual([origin.slice(8)]);
  });
});
