import type { Verdict } from "@advisor/domain/audit-chain";
import { recordLines, repairRecord, verifyRecord } from "@advisor/functions/export-record";
import { openStores } from "@advisor/functions/runtime";
import { startParts } from "./parts.ts";
import { running } from "./running-file.ts";
import { setDefault, setDefaults } from "./settings.ts";

interface KeptRecord {
  lines(): AsyncIterable<string>;
  verify(): Promise<Verdict>;
  /** The places of the entries that cannot be read and were named by this repair. */
  repair(): Promise<number[]>;
}

/** A conversation's record straight from the store, deleted or not; undefined when there is none. */
export async function keptRecord(
  conversationId: string,
  table: string | undefined,
): Promise<KeptRecord | undefined> {
  if (table === undefined) await findStore();
  else process.env.TABLE_NAME = table;
  const stores = openStores();
  const conversation = await stores.conversations.get(conversationId);
  return conversation === undefined
    ? undefined
    : {
        lines: () => recordLines(stores, conversation),
        verify: () => verifyRecord(stores.journal, conversationId),
        repair: () => repairRecord(stores.journal, conversationId),
      };
}

/** The store that is set, else that of a running `npm run dev`, else this laptop's file. */
async function findStore(): Promise<void> {
  for (const [name, value] of Object.entries(running() ?? {})) setDefault(name, value);
  setDefaults();
  await startParts(["store"], 0);
}
