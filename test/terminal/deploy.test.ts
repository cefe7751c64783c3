import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { tableDefinition } from "@advisor/adapters/dynamo/table-definition";
import { startDynamo } from "@advisor/local/dynamo/start";
import { setDefaults } from "@advisor/local/settings";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { expect, inject, test } from "vitest";
import { program } from "../program.ts";

const deploy = await program(new URL("../../packages/local/src/deploy.ts", import.meta.url));

/** Runs the command with a fake `sst` that records its arguments and exits as told. */
async function deployed(args: string[], { code = 0, env = {} } = {}) {
  const folder = await mkdtemp(join(inject("runFolder"), "deploy-"));
  const noted = join(folder, "noted");
  const sst = join(folder, "sst");
  await writeFile(sst, `#!/bin/sh\necho "$*" > "${noted}"\nexit ${code}\n`);
  await chmod(sst, 0o755);
  const path = [folder, process.env.PATH].join(delimiter);
  const ended = await new Promise<{ exit: number; said: string }>((resolve) => {
    const options = { env: { ...process.env, ...env, PATH: path } };
    execFile(process.execPath, [deploy, ...args], options, (error, stdout, stderr) =>
      resolve({ exit: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
  const asked = await readFile(noted, "utf8").catch(() => null);
  return { ...ended, asked: asked?.trim() ?? null };
}

test("a development stage is deployed and then loaded with data", async () => {
  setDefaults();
  const folder = await mkdtemp(join(inject("runFolder"), "deploy-store-"));
  const store = await startDynamo({ file: join(folder, "store.db") });
  const client = new DynamoDBClient({ endpoint: store.url });
  const table = "advisor-copilot-kim-TableTable-abcdefgh";
  await client.send(new CreateTableCommand(tableDefinition(table)));
  const env = { AWS_ENDPOINT_URL_DYNAMODB: store.url };
  const { exit, asked, said } = await deployed(["--stage", "kim", "--verbose"], { env });
  expect([exit, asked]).toEqual([0, "deploy --stage kim --verbose"]);
  expect(said).toMatch(new RegExp(`^\\d{3,} items in ${table}\\. All of it is simulated\\.`));
  client.destroy();
  await store.close();
});

test.each([
  ["a stage that people rely on", ["--stage", "production"], "deploy --stage production"],
  ["a stage that shall stay empty", ["--stage", "kim", "--empty"], "deploy --stage kim"],
])("%s is deployed and not loaded", async (_, args, asked) => {
  const env = { ALARM_MAIL: "ops@example.com" };
  expect(await deployed(args, { env })).toEqual({ exit: 0, said: "", asked });
});

test.each([
  [
    "production",
    {},
    "The stage production has alarms: set ALARM_MAIL to the address that receives them.\n",
  ],
  ["staging", { ALARM_MAIL: "ops" }, "ALARM_MAIL must be an e-mail address. See .env.example.\n"],
  [
    "kim",
    { MODEL_ID: "offline" },
    "MODEL_ID is offline. Name a model of Bedrock or an inference profile.\n",
  ],
])("a wrong setting of %s %o is refused before SST starts", async (stage, env, said) => {
  expect(await deployed(["--stage", stage], { env })).toEqual({ exit: 1, said, asked: null });
});

test("a failed deployment has SST's exit code, and loads nothing", async () => {
  expect(await deployed(["--stage", "kim"], { code: 7 })).toMatchObject({ exit: 7, said: "" });
});

test("without a stage nothing is deployed", async () => {
  const { exit, said, asked } = await deployed([]);
  expect([exit, asked]).toEqual([64, null]);
  expect(said).toContain("Name the stage: --stage NAME.\n");
});

test("a stage that AWS would refuse is refused before anything is deployed", async () => {
  const { exit, said, asked } = await deployed(["--stage", "Kim"]);
  expect([exit, asked]).toEqual([64, null]);
  expect(said).toContain('The stage name "Kim" must have lowercase letters');
});
