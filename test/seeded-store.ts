import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startDynamo } from "@advisor/local/dynamo/start";
import { prepareTable } from "@advisor/local/prepare-table";
import { setDefaults } from "@advisor/local/settings";
import { inject } from "vitest";

let template: Promise<string> | undefined;

/** A store with the sample data: a copy of one that is written once per test process. */
export async function seededStore(): Promise<{ file: string; remove(): Promise<void> }> {
  template ??= seeded();
  const folder = await mkdtemp(join(inject("runFolder"), "store-"));
  await cp(await template, folder, { recursive: true });
  return { file: join(folder, name), remove: () => rm(folder, { recursive: true }) };
}

const name = "store.db";

async function seeded(): Promise<string> {
  setDefaults();
  const folder = await mkdtemp(join(inject("runFolder"), "seeded-"));
  const store = await startDynamo({ file: join(folder, name) });
  await prepareTable(store.url);
  await store.close();
  return folder;
}
