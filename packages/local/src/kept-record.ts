import type { Verdict } from "@advisor/domain/record/audit-chain";
import { recordLines, repairRecord, verifyRecord } from "@advisor/functions/export-record";
import { auditLines, verifyRun } from "@advisor/functions/research/export-audit";
import { openStores, type Stores } from "@advisor/functions/runtime";
import { startParts } from "./parts.ts";
import { running } from "./running-file.ts";
import { setDefault, setDefaults } from "./settings.ts";

interface KeptRecord {
  lines(): AsyncIterable<string>;
  verify(): Promise<Verdict>;
  /** The places of the entries that cannot be read and were named by this repair; conversations alone have it. */
  repair?(): Promise<number[]>;
}

/** The record of a conversation, deleted or not, or of a run, straight from the store; undefined when there is none. */
export async function keptRecord(
  id: string,
  table: string | undefined,
): Promise<KeptRecord | undefined> {
  if (table === undefined) await findStore();
  else process.env.TABLE_NAME = table;
  const stores = openStores();
  return id.startsWith("run_") ? ofRun(stores, id) : ofConversation(stores, id);
}

async function ofConversation(stores: Stores, id: string): Promise<KeptRecord | undefined> {
  const conversation = await stores.conversations.get(id);
  return conversation === undefined
    ? undefined
    : {
        lines: () => recordLines(stores, conversation),
        verify: () => verifyRecord(stores.journal, id),
        repair: () => repairRecord(stores.journal, id),
      };
}

async function ofRun({ runs, clock }: Stores, id: string): Promise<KeptRecord | undefined> {
  const run = await runs.get(id);
  return run === undefined
    ? undefined
    : {
        lines: () => auditLines(runs, run, clock.now()),
        verify: () => verifyRun(runs, id),
      };
}

/** The store that is set, else that of a running `npm run dev`, else this laptop's file. */
async function findStore(): Promise<void> {
  for (const [name, value] of Object.entries(running() ?? {})) setDefault(name, value);
  setDefaults();
  await startParts(["store"], 0);
}
