import { sha256 } from "@advisor/adapters/sha256";
import {
  type ChainCheck,
  checkNext,
  uncheckedChain,
  type Verdict,
  verdictOf,
} from "@advisor/domain/record/audit-chain";
import type * as Entry from "@advisor/domain/research/entry";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { version } from "../version.ts";

/** Entries may be long, and a whole page is held in memory. */
const entriesAtOnce = 100;

type Reader = Pick<Record.Store, "after">;

/**
 * A run's record as JSON lines: a header, every entry exactly as it was hashed, and a last line
 * that marks the file as complete.
 */
export async function* auditLines(
  runs: Reader,
  run: Run.Info,
  exportedAt: number,
): AsyncGenerator<string> {
  const { id: run_id, advisor_id, household_id, created_at } = run;
  const exported_at = new Date(exportedAt).toISOString();
  const about = { run_id, advisor_id, household_id, created_at, exported_at };
  yield line({ type: "record", ...about, version });
  let length = 0;
  let head = "";
  for await (const entry of entriesOf(runs, run_id)) {
    length += 1;
    head = entry.hash;
    yield line(entry);
  }
  yield line({ type: "end", length, head });
}

/** Verifies the hash chain of a stored run. */
export async function verifyRun(runs: Reader, runId: string): Promise<Verdict> {
  let checked: ChainCheck = uncheckedChain;
  for await (const entry of entriesOf(runs, runId)) checked = checkNext(checked, entry, sha256);
  return verdictOf(checked);
}

async function* entriesOf(runs: Reader, runId: string): AsyncGenerator<Entry.Info> {
  let seq = 0;
  for (;;) {
    const entries = await runs.after(runId, seq, entriesAtOnce);
    yield* entries;
    if (entries.length < entriesAtOnce) return;
    seq = entries.at(-1)?.seq ?? seq;
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
