import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientOf, createContract, engines, itemKey, TableName } from "./contract.ts";
import { startDynamo } from "./start.ts";

describe.each(engines)("%s", (engine) => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "dynamo-"));
  });

  afterAll(() => rm(directory, { recursive: true }));

  test("a restart on the same file keeps tables and items", async () => {
    const file = join(directory, "made", "on-demand", "store.db");
    const first = await startDynamo({ engine, file });
    await write(clientOf(first.url));
    await first.close();

    const second = await startDynamo({ engine, file });

    expect(await read(clientOf(second.url))).toEqual(itemKey("kept"));
    await second.close();
  });

  test("acknowledged writes survive a killed process, and the file opens again", async () => {
    const file = join(directory, "killed.db");
    const { url, child } = await startElsewhere({ engine, file });
    await write(clientOf(url));

    child.kill("SIGKILL");
    await once(child, "close");

    await vanished(url);
    const again = await startDynamo({ engine, file });
    expect(await read(clientOf(again.url))).toEqual(itemKey("kept"));
    await again.close();
  });

  test("without a file each start is empty", async () => {
    const first = await startDynamo({ engine });
    await write(clientOf(first.url));
    const second = await startDynamo({ engine });

    const { TableNames } = await clientOf(second.url).send(new ListTablesCommand());

    expect(TableNames).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  test("a port in use is an error", async () => {
    const first = await startDynamo({ engine });
    const port = Number(new URL(first.url).port);

    await expect(startDynamo({ engine, port })).rejects.toThrow(/in use/);
    await first.close();
  });
});

async function write(db: DynamoDBClient): Promise<void> {
  await db.send(createContract);
  await db.send(new PutItemCommand({ TableName, Item: itemKey("kept") }));
  db.destroy();
}

async function read(db: DynamoDBClient): Promise<unknown> {
  const { Item } = await db.send(new GetItemCommand({ TableName, Key: itemKey("kept") }));
  db.destroy();
  return Item;
}

/** Starts the engine under a parent process that does nothing. */
async function startElsewhere(options: { engine: string; file: string }) {
  const module = new URL("./start.ts", import.meta.url);
  const script = `
    import { startDynamo } from ${JSON.stringify(module)};
    const { url } = await startDynamo(${JSON.stringify(options)});
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env: {},
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout ?? child, "data");
  return { url: String(line).trim(), child };
}

/** Resolves once nothing answers at the address. */
async function vanished(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => undefined);
  if (!answer) return;
  await answer.text();
  await vanished(url);
}
