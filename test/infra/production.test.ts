// Loaded before the programs, which load it at startup without waiting.
import "@advisor/adapters/metrics/embedded";
import { createApp } from "@advisor/functions/api/app";
import {
  openModel,
  openRuntime,
  openStores,
  openTurnRuntime,
  toolName,
} from "@advisor/functions/runtime";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Deployment, deploymentOf } from "./graph.ts";
import { planted } from "./planted/planted.ts";
import { installed } from "./platform.ts";
import { at, one, tools } from "./reading.ts";
import { type RuleName, rules } from "./rules/rules.ts";

describe.skipIf(!installed)("production", () => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await deploymentOf("production", { ALARM_MAIL: "ops@example.com" });
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each(Object.entries(rules))("%s", (_, rule) => {
    expect(rule(deployment)).toEqual([]);
  });

  const mistakes = Object.entries(planted).flatMap(([name, all]) =>
    Object.entries(all).map(([mistake, plant]) => [name as RuleName, mistake, plant] as const),
  );

  test.each(mistakes)("%s: detects %s", (name, _, plant) => {
    const copy = structuredClone(deployment);
    plant(copy);
    expect(rules[name](copy)).not.toEqual([]);
  });

  /** Gives this process the variables of a function. */
  function standIn(resource = one(deployment, "Api")): void {
    const variables = Object.entries(at(resource, "environment.variables") as object);
    for (const [name, value] of [...variables, ["AWS_REGION", "us-east-1"]])
      vi.stubEnv(name, value);
  }

  test("the API starts with its variables, and only the page may read its answers", async () => {
    standIn();
    const app = createApp(openRuntime());
    const origin = "https://site.cloudfront.net";
    const path = "/api/v1/copilot/households";
    const asked = await app.request(path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });
    expect([asked.status, ...asked.headers].flat()).toEqual(
      expect.arrayContaining([204, "authorization,content-type,idempotency-key", origin]),
    );
    const refused = await app.request(path, { headers: { origin } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("access-control-allow-origin")).toBe(origin);
    const stranger = await app.request(path, { headers: { origin: "https://other.example" } });
    expect(stranger.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("the workflow starts with its variables", () => {
    standIn(one(deployment, "Workflow"));
    expect(openTurnRuntime().model.id).toBe("us.anthropic.claude-sonnet-5-5");
  });

  test("the title starts with its variables", () => {
    standIn(one(deployment, "Bus"));
    openStores();
    expect(openModel(openStores()).id).toBe("us.anthropic.claude-sonnet-5-5");
  });

  test("a tool starts with its variables", () => {
    for (const tool of tools(deployment)) {
      standIn(tool);
      openStores();
      expect(at(tool, "environment.variables.TOOL")).toBe(toolName());
    }
  });
});
