import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startDynamo } from "@advisor/local/dynamo/start";
import { prepareTable } from "@advisor/local/prepare-table";
import { setDefaults } from "@advisor/local/settings";
import { inject } from "vitest";
import { oncePerRun } from "./once-per-run.ts";

/** A store with the sample data: a copy of one that is written once per test run. */
export async function seededStore(): Promise<{ file: string; remove(): Promise<void> }> {
  const template = await oncePerRun("seeded", seed);
  const folder = await mkdtemp(join(inject("runFolder"), "store-"));
  await cp(template, folder, { recursive: true });
  return { file: join(folder, name), remove: () => rm(folder, { recursive: true }) };
}

const name = "store.db";

async function seed(folder: string): Promise<void> {
  setDefaults();
  const store = await startDynamo({ file: join(folder, name) });
  await prepareTable(store.url);
  await store.close();
}
