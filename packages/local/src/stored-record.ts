import type { Verdict } from "@advisor/domain/record/audit-chain";
import { recordLines, repairRecord, verifyRecord } from "@advisor/functions/export-record";
import { auditLines, verifyRun } from "@advisor/functions/research/export-audit";
import { openStores, type Stores } from "@advisor/functions/runtime";
import { startEmulators } from "./emulators.ts";
import { runningAddresses } from "./running-file.ts";
import { setDefault, setDefaults } from "./settings.ts";

interface KeptRecord {
  lines(): AsyncIterable<string>;
  verify(): Promise<Verdict>;
  /** Marks unreadable entries and returns their sequence numbers. For conversations only. */
  repair?(): Promise<number[]>;
}

/** The record of a conversation (deleted or not) or of a run, read from the store; undefined when there is none. */
export async function openRecord(
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

/** Uses the configured store, otherwise that of a running `npm run dev`, otherwise this laptop's file. */
async function findStore(): Promise<void> {
  for (const [name, value] of Object.entries(runningAddresses() ?? {})) setDefault(name, value);
  setDefaults();
  await startEmulators(["store"], 0);
}
