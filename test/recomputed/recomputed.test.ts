import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { newId } from "@advisor/adapters/world";
import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import { readDraft } from "@advisor/import/read";
import { importDraft } from "@advisor/import/run";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { tools } from "../catalog/catalog.fixture.ts";
import { disagreements } from "./compared.ts";
import { writeTables } from "./csv.ts";
import { randomHousehold } from "./random-household.ts";

/** `RECOMPUTED=1000 npx vitest run test/recomputed` checks as many. */
const count = Number(process.env.RECOMPUTED ?? 40);
const first = Number(process.env.RECOMPUTED_FROM ?? 1);

let cloud: Cloud;
let folder: string;
beforeAll(async () => {
  cloud = await startCloud();
  folder = await mkdtemp(`${tmpdir()}/recomputed-`);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await cloud.close();
});

test(`${count} random households have the same figures as an independent exact calculation`, async () => {
  const stores = openStores();
  const { clock } = stores;
  const table = openTable({ name: process.env.TABLE_NAME ?? "", client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  const found: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const file = randomHousehold(seed);
    const path = `${folder}/${file.id}${seed % 2 === 0 ? "" : ".json"}`;
    if (seed % 2 === 0) await writeTables(file, path);
    else await writeFile(path, JSON.stringify({ households: [file] }));
    const { accepted, lines } = await importDraft(
      await readDraft(path),
      { advisor: "adv_north", apply: true },
      writer,
    );
    if (!accepted) found.push(...lines.map((line) => `seed ${seed}: import: ${line}`));
    else {
      const session = { advisor_id: "adv_north", household_id: file.id, turn_id: `turn_${seed}` };
      const run = inlineTools(stores)(session);
      const ask = async (name: string, input: object) => {
        const tool = tools.find(([known]) => known === name)?.[1];
        if (tool === undefined) throw new Error(`no tool ${name}`);
        const { result } = await run(tool, input, new AbortController().signal);
        return result.data as never;
      };
      found.push(...(await disagreements(file, seed, ask)).map((line) => `seed ${seed}: ${line}`));
    }
  }
  expect(found).toEqual([]);
}, 1_200_000);
