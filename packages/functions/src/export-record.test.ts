import { sha256 } from "@advisor/adapters/sha256";
import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { entryHash } from "@advisor/domain/record/audit-chain";
import { expect, test } from "vitest";
import { recordLines, verifyRecord } from "./export-record.ts";
import { version } from "./version.ts";

const conversation = {
  id: "con_1",
  advisor_id: "adv_north",
  household_id: null,
  title: null,
  created_at: "2026-11-20T15:00:00.000Z",
  updated_at: "2026-11-20T15:00:00.000Z",
  pinned: false,
  deleted: true,
  epoch: 0,
  lease: null,
  door: "copilot" as const,
  allowed_tools: [],
  summary: null,
  spent: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
};
const clock = { now: () => Date.parse("2026-11-21T10:00:00.000Z"), today: () => "2026-11-21" };

function titles(count: number): Entry.Info[] {
  const entries: Entry.Info[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const previous = entries.at(-1)?.hash ?? "";
    const body = { kind: "titled" as const, title: `Title ${seq}`, by: "advisor" as const };
    const content = { seq, at: conversation.created_at, mark: `evt_${seq}`, body };
    entries.push({ ...content, previous, hash: entryHash(content, previous, sha256) });
  }
  return entries;
}

const digest = "d".repeat(64);

/**
 * A store of these entries, some of them unreadable. Records the page sizes that were requested.
 */
function storeOf(entries: readonly Entry.Info[], unreadable: readonly number[] = []) {
  const limits: number[] = [];
  const after = async (_: string, seq: number, limit: number): Promise<Entry.Info[]> => {
    limits.push(limit);
    const page = entries.filter((entry) => entry.seq > seq).slice(0, limit);
    return page.map((entry) =>
      unreadable.includes(entry.seq)
        ? { ...entry, body: { kind: "unreadable" }, unreadable: digest }
        : entry,
    );
  };
  return { limits, after };
}

async function exported(journal: ReturnType<typeof storeOf>): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  for await (const line of recordLines({ journal, clock }, conversation)) {
    expect(line.indexOf("\n")).toBe(line.length - 1);
    lines.push(JSON.parse(line));
  }
  return lines;
}

test("an export has a header, every entry, and an end line", async () => {
  const entries = titles(2);
  expect(await exported(storeOf(entries))).toEqual([
    {
      type: "record",
      conversation_id: "con_1",
      door: "copilot",
      advisor_id: "adv_north",
      household_id: null,
      created_at: "2026-11-20T15:00:00.000Z",
      deleted: true,
      exported_at: "2026-11-21T10:00:00.000Z",
      version,
    },
    ...entries,
    { type: "end", length: 2, head: entries[1]?.hash },
  ]);
});

test.each([0, 1, 19, 20, 21, 40, 95])(
  "%d entries are read page by page, each once",
  async (count) => {
    const store = storeOf(titles(count));
    const lines = await exported(store);
    expect(lines.slice(1, -1)).toEqual(titles(count));
    expect(store.limits).toEqual(Array.from({ length: Math.floor(count / 20) + 1 }, () => 20));
    expect(await verifyRecord(store, "con_1")).toEqual({
      valid: true,
      length: count,
      head: titles(count).at(-1)?.hash ?? "",
    });
  },
);

test("an unreadable item breaks the chain at its position and hides no other entry", async () => {
  const store = storeOf(titles(45), [23, 24]);
  const lines = await exported(store);
  const gap = (seq: number) => ({
    type: "unreadable",
    seq,
    hash: titles(seq).at(-1)?.hash,
    digest,
  });
  expect(lines.slice(22, 26)).toEqual([titles(22).at(-1), gap(23), gap(24), titles(25).at(-1)]);
  expect(lines).toHaveLength(47);
  expect(await verifyRecord(store, "con_1")).toEqual({ valid: false, length: 45, at: 22 });
});

test("a missing entry breaks the chain at the next one", async () => {
  const store = storeOf(titles(30).filter(({ seq }) => seq !== 7));
  expect(await verifyRecord(store, "con_1")).toEqual({ valid: false, length: 29, at: 6 });
});

test("a store failure is not reported as a broken record", async () => {
  const fault = new Fault("busy", "storage_unavailable", "Try again.");
  const journal = { after: () => Promise.reject(fault) };
  await expect(verifyRecord(journal, "con_1")).rejects.toBe(fault);
});
