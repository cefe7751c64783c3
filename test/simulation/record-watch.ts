import { parseEntries } from "@advisor/adapters/dynamo/conversation/entry-item";
import { entryPrefix } from "@advisor/adapters/dynamo/keys";
import type { TableItem } from "@advisor/adapters/dynamo/table";
import { sha256 } from "@advisor/adapters/sha256";
import type * as Entry from "@advisor/domain/entry";
import { type ChainCheck, checkNext, uncheckedChain } from "@advisor/domain/record/audit-chain";
import { watchDays } from "./day-watch.ts";
import { entryFaults } from "./entry-faults.ts";
import { makerOf } from "./machine.ts";

/** Watches every write to the store; calls `broken` when a promise is broken. */
export interface RecordWatch {
  observe(after: TableItem, before: TableItem | undefined): void;
  /** The record of a conversation so far. */
  of(conversationId: string): readonly Entry.Info[];
  ids(): string[];
  /** What the days book for all turns. */
  counted(): number;
  /** The part reserved for turns that had already ended. */
  heldLate(): number;
}

interface Watched {
  entries: Entry.Info[];
  chain: ChainCheck;
}

export function watchRecords(broken: (promise: string) => void): RecordWatch {
  const records = new Map<string, Watched>();
  const days = watchDays();
  const recordOf = (id: string): Watched => {
    const found = records.get(id) ?? { entries: [], chain: uncheckedChain };
    records.set(id, found);
    return found;
  };

  function entry(id: string, item: TableItem, before: TableItem | undefined): void {
    const watched = recordOf(id);
    const [added] = parseEntries([item]);
    if (added === undefined || before !== undefined) {
      broken(`${id}: an entry was written over`);
      return;
    }
    const faults = entryFaults(watched.entries, added);
    watched.chain = checkNext(watched.chain, added, sha256);
    watched.entries.push(added);
    if (watched.chain.broken !== null) faults.push("the chain is broken");
    for (const fault of faults)
      broken(`${id}: ${fault}: ${watched.entries.slice(-6).map(line).join(", ")}`);
  }

  return {
    of: (id) => recordOf(id).entries,
    ids: () => [...records.keys()],
    counted: days.counted,
    heldLate: days.heldLate,
    observe(after, before) {
      const id = String(after.pk).replace("CON#", "");
      if (String(after.sk).startsWith(entryPrefix)) entry(id, after, before);
      const faults = [...conversationFaults(after, before), ...days.faults(after, before)];
      for (const fault of faults) broken(`${id}: ${fault}`);
    },
  };
}

const line = ({ seq, body, mark }: Entry.Info): string =>
  `${seq} ${body.kind}${body.kind === "stopped" ? ` ${body.code}` : ""} by ${makerOf(mark)}`;

function conversationFaults(after: TableItem, before: TableItem | undefined): string[] {
  if (after.epoch === undefined || before === undefined) return [];
  return [
    ...(Number(after.epoch) < Number(before.epoch) ? ["the epoch fell"] : []),
    ...(before.deleted === true && after.deleted !== true ? ["it came back from deletion"] : []),
  ];
}
