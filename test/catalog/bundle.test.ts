import { functionEnvironment } from "@advisor/local/bench/local-servers";
import { type Lambda, startLambda } from "@advisor/local/lambda/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { north } from "../api/api.fixture.ts";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { deployed } from "../bundle/deployed.ts";
import { tools } from "./catalog.fixture.ts";
import { client, earlierClient } from "./mcp.fixture.ts";

let cloud: Cloud;
let api: Lambda;

beforeAll(async () => {
  cloud = await startCloud();
  const { file } = (await deployed())["api/lambda"];
  api = await startLambda({ file, handler: "handler", env: functionEnvironment(cloud) });
});

afterAll(async () => {
  await api.close();
  await cloud.close();
});

test.each([
  ["the present client", client],
  ["the client of the earlier line", earlierClient],
])("the API in Lambda answers %s", async (_, connect) => {
  const token = await cloud.issuer.mint(north, { scope: "copilot:write" });
  const app = { request: (to: string, init?: RequestInit) => fetch(inLambda(to), init) };
  const one = await connect({ app, token, household: "hh_d1" });
  expect(await one.list()).toHaveLength(tools.length);
  expect(await one.call("compare_to_ips", {})).toMatchObject({
    structuredContent: { source_id: "tool:compare_to_ips:v1", data: { total_value: 1_000_000 } },
  });
  await one.close();
});

const inLambda = (url: string): string => `${api.url}${new URL(url).pathname}`;
