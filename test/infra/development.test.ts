import { beforeAll, describe, expect, test } from "vitest";
import { type Deployment, deploymentOf } from "./graph.ts";
import { installed } from "./platform.ts";
import { at, one, only } from "./reading.ts";
import { rules } from "./rules/rules.ts";

/** With a live provider for most tools and a page on a domain: what production's defaults leave out. */
const variables = {
  SITE_DOMAIN: "copilot.example.com",
  PROVIDERS: "fmp,embedded",
  PROVIDERS_PERPLEXITY_SEARCH: "perplexity",
};

describe.skipIf(!installed)("development, with live providers", () => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await deploymentOf("dev", variables);
  });

  test.each(Object.entries(rules))("%s", (_, rule) => {
    expect(rule(deployment)).toEqual([]);
  });

  test("the page's domain is where advisors come back to, and the origin that may read answers", () => {
    const origin = "https://copilot.example.com";
    const client = only(deployment, "cognito/userPoolClient");
    expect(at(one(deployment, "Api"), "environment.variables.SITE_ORIGIN")).toBe(origin);
    expect(at(client, "callbackUrls")).toEqual([origin, `${origin}/`]);
    expect(at(only(deployment, "cloudfront/distribution"), "aliases")).toEqual([origin.slice(8)]);
  });
});
