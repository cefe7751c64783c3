import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { fromSdkClient } from "@advisor/adapters/aws/sdk-settings";
import { householdStore } from "@advisor/adapters/dynamo/household/household-store";
import { openTable } from "@advisor/adapters/dynamo/table";
import { tableDefinition } from "@advisor/adapters/dynamo/table-definition";
import { systemClock } from "@advisor/adapters/world";
import { startDynamo } from "@advisor/local/dynamo/start";
import { setDefaults } from "@advisor/local/settings";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { program } from "../program.ts";
import { piped } from "./program.ts";

const command = await program(new URL("../../packages/local/src/seed.ts", import.meta.url));
const name = "advisor-copilot-me-TableTable-abcdefgh";
let store: Awaited<ReturnType<typeof startDynamo>>;
let client: DynamoDBClient;

beforeAll(async () => {
  setDefaults();
  const folder = await mkdtemp(join(inject("runFolder"), "seed-"));
  store = await startDynamo({ file: join(folder, "store.db") });
  client = new DynamoDBClient({ endpoint: store.url });
  for (const table of ["advisor-copilot-me-2-TableTable-x", name])
    await client.send(new CreateTableCommand(tableDefinition(table)));
});
afterAll(async () => {
  client.destroy();
  await store.close();
});

const run = (...words: string[]) => {
  const { AWS_REGION = "", AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "" } = process.env;
  const keys = { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
  const environment = { ...keys, AWS_ENDPOINT_URL_DYNAMODB: store.url };
  return piped(words, { url: "", environment, program: [process.execPath, command] });
};

async function households(): Promise<number> {
  const table = openTable({ name, client: fromSdkClient(client), clock: systemClock(undefined) });
  const page = await householdStore(table).list("adv_north", { cursor: undefined, limit: 100 });
  return page.items.length;
}

test("market data is loaded by default, and households on request", async () => {
  const market = await run("--stage", "me");
  expect([market.code, market.answers]).toEqual([
    0,
    expect.stringMatching(/^\d{3,} items in advisor-copilot-me-TableTable-abcdefgh\. /),
  ]);
  expect(await households()).toBe(0);
  expect((await run("--stage", "me", "--households")).code).toBe(0);
  expect(await households()).toBeGreaterThan(5);
});

test("without credentials it says which variables to set", async () => {
  const environment = {
    AWS_REGION: "us-east-1",
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_CONFIG_FILE: "/dev/null",
    AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
  };
  const { code, notes } = await piped(["--stage", "me"], {
    url: "",
    environment,
    program: [process.execPath, command],
  });
  expect([code, notes]).toEqual([
    1,
    "There are no AWS credentials. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.\n",
  ]);
});

test("an undeployed stage is reported, and a missing stage is a usage error", async () => {
  const { code, notes } = await run("--stage", "nobody");
  expect([code, notes]).toEqual([1, expect.stringContaining("no table of the stage nobody")]);
  expect((await run()).code).toBe(64);
});
