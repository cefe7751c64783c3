import * as Approval from "@advisor/domain/research/approval";
import * as Cell from "@advisor/domain/research/cell";
import * as Entry from "@advisor/domain/research/entry";
import { attemptKey, type Store } from "@advisor/domain/research/record";
import * as Run from "@advisor/domain/research/run";
import * as StoredPage from "@advisor/domain/research/stored-page";
import {
  advisorIndex,
  approvalKey,
  approvalPrefix,
  cellKey,
  cellPrefix,
  type Key,
  planKey,
  runEntryKey,
  runIdempotencyPrefix,
  runIndexKey,
  runKey,
  runPartition,
  storedPageKey,
} from "../keys.ts";
import { readAll } from "../read-all.ts";
import type { StoreDeps } from "../store-deps.ts";
import type { Table, TableItem } from "../table.ts";
import { appendEntries, type RetryDeps } from "./append.ts";
import { gunzipJson, gzipJson } from "./gzip-json.ts";

const keysAtOnce = 100;
const lastSeq = 9_999_999_999;

export function runStore(world: Pick<StoreDeps, "table" | "clock" | "newId"> & RetryDeps): Store {
  const { table } = world;
  return {
    create: (plan, state) => create(table, plan, state),

    async get(runId) {
      const [plan, meta] = await table.getMany([planKey(runId), runKey(runId)]);
      if (plan === undefined || meta === undefined) return undefined;
      return { ...Run.Plan.parse(gunzipJson(plan.bytes)), ...Run.State.parse(meta.state) };
    },

    async list({ advisorId, cursor, limit }) {
      const { gsi_pk } = runIndexKey(advisorId, "", "");
      const query = { pk: gsi_pk, index: advisorIndex, backwards: true, limit, cursor } as const;
      const page = await table.query(query);
      return { ...page, items: page.items.map((item) => Run.Card.parse(item.card)) };
    },

    async states(runIds) {
      const items = await getAll(table, runIds.map(runKey));
      return items.map((item) => (item === undefined ? undefined : Run.State.parse(item.state)));
    },

    append: (request) => appendEntries(world, request),

    async after(runId, seq, limit) {
      const { pk, sk: from } = runEntryKey(runId, seq + 1);
      const { sk: to } = runEntryKey(runId, lastSeq);
      const page = await table.query({ pk, between: [from, to], limit });
      return page.items.map(entryOf);
    },

    async attempt(runId, cell) {
      const prefix = `${runIdempotencyPrefix}${attemptKey(cell)}`;
      const places = await readAll(table, { pk: runPartition(runId), prefix });
      const keys = places.flatMap((place) => seqsOf(place).map((seq) => runEntryKey(runId, seq)));
      return (await getAll(table, keys)).filter((item) => item !== undefined).map(entryOf);
    },

    async cells(runId, refs) {
      const keys = refs.map(({ criterion, company }) => cellKey(runId, criterion, company));
      return (await getAll(table, keys)).map((item) =>
        item === undefined ? undefined : Cell.Info.parse(gunzipJson(item.bytes)),
      );
    },

    async cellPage(runId, { criterion, cursor, limit }) {
      const prefix = cellPrefix(criterion);
      const page = await table.query({ pk: runPartition(runId), prefix, limit, cursor });
      return { ...page, items: page.items.map((item) => Cell.Info.parse(gunzipJson(item.bytes))) };
    },

    async keepPages(runId, pages) {
      await Promise.all(
        pages.map((page) => {
          const put = { ...storedPageKey(runId, page.hash), bytes: gzipJson(page) };
          return table.write({ put, when: "any" });
        }),
      );
    },

    async pages(runId, hashes) {
      const keys = [...new Set(hashes)].map((hash) => storedPageKey(runId, hash));
      const items = await getAll(table, keys);
      return items
        .filter((item) => item !== undefined)
        .map((item) => StoredPage.Info.parse(gunzipJson(item.bytes)));
    },

    async approvals(runId) {
      const items = await readAll(table, { pk: runPartition(runId), prefix: approvalPrefix });
      return items.map(approvalOf).toSorted((a, b) => a.created_at.localeCompare(b.created_at));
    },

    async approval(runId, id) {
      const item = await table.get(approvalKey(runId, id));
      return item === undefined ? undefined : approvalOf(item);
    },

    async storeCallback(runId, id, callback_id) {
      await table.write({ update: approvalKey(runId, id), set: { callback_id }, when: {} });
    },
  };
}

async function create(table: Table, plan: Run.Plan, state: Run.State): Promise<boolean> {
  const head = Entry.emptyHead;
  const refused = await table.writeAll([
    { put: { ...planKey(plan.id), bytes: gzipJson(plan) }, when: "new" },
    {
      put: {
        ...runKey(plan.id),
        ...{ head_seq: head.seq, head_hash: head.hash, head_at: head.at, state },
        ...runIndexKey(plan.advisor_id, plan.created_at, plan.id),
        card: Run.cardOf(plan),
      },
      when: "new",
    },
  ]);
  return refused === undefined;
}

/** Reads items in batches of 100 keys; results are in the order of the keys. */
async function getAll(table: Table, keys: readonly Key[]): Promise<(TableItem | undefined)[]> {
  const items: (TableItem | undefined)[] = [];
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    items.push(...(await table.getMany(keys.slice(at, at + keysAtOnce))));
  }
  return items;
}

const approvalOf = ({ approval, callback_id, decided }: TableItem): Approval.Info =>
  Approval.Info.parse({ ...Object(approval), callback_id, decided });

const entryOf = (item: TableItem): Entry.Info => Entry.Info.parse(gunzipJson(item.bytes));

const seqsOf = ({ from, to }: TableItem): number[] =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) => Number(from) + nth);
