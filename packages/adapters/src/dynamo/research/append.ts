import { Fault } from "@advisor/domain/fault";
import { entryHash } from "@advisor/domain/record/audit-chain";
import type * as Approval from "@advisor/domain/research/approval";
import * as Cell from "@advisor/domain/research/cell";
import * as Entry from "@advisor/domain/research/entry";
import { applyToCell, applyToState, cellRefOf } from "@advisor/domain/research/progress";
import type { AppendRequest, AppendResult } from "@advisor/domain/research/record";
import * as Run from "@advisor/domain/research/run";
import { compareText } from "@advisor/domain/text/compare-text";
import type { Random, Wait } from "@advisor/domain/world";
import { sha256 } from "../../sha256.ts";
import type { TableWrite } from "../expression.ts";
import { approvalKey, cellKey, runEntryKey, runIdempotencyKey, runKey } from "../keys.ts";
import type { StoreDeps } from "../store-deps.ts";
import type { TableItem } from "../table.ts";
import { gunzipJson, gzipJson } from "./gzip-json.ts";

export interface RetryDeps {
  random: Random;
  wait: Wait;
}

type AppendDeps = Pick<StoreDeps, "table" | "clock" | "newId"> & RetryDeps;

const attempts = 40;
const never = new AbortController().signal;

/**
 * Appends entries to a research run's record exactly once. One transaction writes the entries, their
 * idempotency key and everything derived from them, on condition that the head has not moved. Companies
 * are researched in parallel, so writers collide at the head; the loser starts over from the new state.
 */
export async function appendEntries(
  world: AppendDeps,
  request: AppendRequest,
): Promise<AppendResult> {
  const { table, wait, random } = world;
  const place = runIdempotencyKey(request.run_id, request.key);
  const mark = world.newId("evt");
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [meta, taken] = await table.getMany([runKey(request.run_id), place]);
    if (taken !== undefined) return existingEntries(world, request.run_id, taken, mark);
    if (meta === undefined) throw new Fault("missing", "not_found", "There is no such run.");
    const drafted = await draft(world, request, meta, mark);
    const refused = await table.writeAll(drafted.writes);
    if (refused === undefined)
      return { kind: "written", entries: drafted.entries, state: drafted.state };
    // Jitter, so that the same writers do not collide again.
    await wait(random() * 10 * Math.min(attempt + 1, 8), never);
  }
  throw new Fault("busy", "storage_unavailable", "Too many writes to this run at once. Try again.");
}

/** The entries already written under this key. The mark shows whether this very call wrote them and lost the response. */
async function existingEntries(
  { table }: AppendDeps,
  runId: string,
  taken: TableItem,
  mark: string,
): Promise<AppendResult> {
  const from = Number(taken.from);
  const keys = Array.from({ length: Number(taken.to) - from + 1 }, (_, nth) =>
    runEntryKey(runId, from + nth),
  );
  const [meta, ...items] = await table.getMany([runKey(runId), ...keys]);
  const entries = items
    .filter((item) => item !== undefined)
    .map((item) => Entry.Info.parse(gunzipJson(item.bytes)));
  if (taken.mark !== mark) return { kind: "known", entries };
  return { kind: "written", entries, state: Run.State.parse(meta?.state) };
}

async function draft(world: AppendDeps, request: AppendRequest, meta: TableItem, mark: string) {
  const { run_id, key, make } = request;
  const before = Run.State.parse(meta.state);
  // Parsed like on reading: a field unknown to the schema would break the hash chain.
  const bodies = make(before).map((body) => Entry.Body.parse(body));
  const cells = await affectedCells(world, run_id, bodies);
  const head = {
    seq: Number(meta.head_seq),
    hash: String(meta.head_hash),
    at: String(meta.head_at),
  };
  const entries = chainEntries(world, head, bodies, mark);
  const state = entries.reduce((now, { body, at }) => applyEntry(now, cells, body, at), before);
  const last = entries.at(-1);
  if (last === undefined) throw new Error("an append has entries");
  const writes: TableWrite[] = [
    {
      update: runKey(run_id),
      set: { head_seq: last.seq, head_hash: last.hash, head_at: last.at, state },
      when: { head_seq: head.seq },
    },
    {
      put: { ...runIdempotencyKey(run_id, key), from: head.seq + 1, to: last.seq, mark },
      when: "new",
    },
    ...entries.map(
      (entry): TableWrite => ({
        put: { ...runEntryKey(run_id, entry.seq), bytes: gzipJson(entry) },
        when: "new",
      }),
    ),
    ...[...cells.values()].map(
      (cell): TableWrite => ({
        put: { ...cellKey(run_id, cell.criterion, cell.company), bytes: gzipJson(cell) },
        when: "any",
      }),
    ),
    ...entries.flatMap((entry) => approvalWrites(run_id, entry)),
  ];
  return { entries, state, writes };
}

/** The current state of the result cells that the entries change. */
async function affectedCells(
  { table }: AppendDeps,
  runId: string,
  bodies: readonly Entry.Body[],
): Promise<Map<string, Cell.Info>> {
  const refs = new Map(
    bodies.flatMap((body) => {
      const ref = cellRefOf(body);
      return ref === undefined ? [] : [[nameOf(ref), ref] as const];
    }),
  );
  if (refs.size === 0) return new Map();
  const keys = [...refs.values()].map((ref) => cellKey(runId, ref.criterion, ref.company));
  const items = await table.getMany(keys);
  return new Map(
    [...refs].map(([name, ref], at) => {
      const item = items[at];
      return [
        name,
        item === undefined
          ? Cell.emptyCell(ref.criterion, ref.company)
          : Cell.Info.parse(gunzipJson(item.bytes)),
      ];
    }),
  );
}

const nameOf = ({ criterion, company }: { criterion: string; company: string }): string =>
  `${criterion}#${company}`;

/** The run's state after an entry; updates the affected cell in `cells`. */
function applyEntry(
  state: Run.State,
  cells: Map<string, Cell.Info>,
  body: Entry.Body,
  at: string,
): Run.State {
  const ref = cellRefOf(body);
  const before = ref === undefined ? undefined : cells.get(nameOf(ref));
  if (ref === undefined || before === undefined) return applyToState(state, body, at, undefined);
  const after = applyToCell(before, body, at, state.generation);
  cells.set(nameOf(ref), after);
  return applyToState(state, body, at, { before, after });
}

function chainEntries(
  { clock }: AppendDeps,
  head: Entry.Head,
  bodies: readonly Entry.Body[],
  mark: string,
): Entry.Info[] {
  const now = new Date(clock.now()).toISOString();
  const entries: Entry.Info[] = [];
  for (const body of bodies) {
    const before = entries.at(-1) ?? head;
    const at = compareText(now, before.at) < 0 ? before.at : now;
    const content = { seq: before.seq + 1, at, mark, body };
    entries.push({
      ...content,
      previous: before.hash,
      hash: entryHash(content, before.hash, sha256),
    });
  }
  return entries;
}

/** Tool calls that await approval, and the decisions on them, also get an item of their own. */
function approvalWrites(runId: string, { body, at }: Entry.Info): TableWrite[] {
  if (body.type === "tool_approval_needed") {
    const { approval_id: id, criterion, company, attempt, call_id, tool, query, micro_usd } = body;
    const approval = { id, criterion, company, attempt, call_id, tool, query, micro_usd };
    const put = { approval: { ...approval, created_at: at }, callback_id: null, decided: null };
    return [{ put: { ...approvalKey(runId, id), ...put }, when: "any" }];
  }
  if (body.type !== "approval_decided") return [];
  const { decision, query, tool, result, allow_up_to_micro_usd, by } = body;
  const decided: Approval.Decision = {
    ...{ decision, query, tool, result, allow_up_to_micro_usd, by },
    at: body.at,
  };
  return [{ update: approvalKey(runId, body.approval_id), set: { decided }, when: {} }];
}
