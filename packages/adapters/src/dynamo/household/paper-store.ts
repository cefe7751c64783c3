import * as Document from "@advisor/domain/document";
import { Fault } from "@advisor/domain/fault";
import * as Note from "@advisor/domain/note";
import { canonicalJson } from "@advisor/domain/record/audit-chain";
import * as Task from "@advisor/domain/task";
import {
  documentKey,
  documentPrefix,
  householdPartition,
  type Key,
  noteKey,
  notePrefix,
  requestKey,
  taskKey,
  taskPrefix,
} from "../keys.ts";
import { ignoreSkippedItem, type OnSkippedItem, readableItems } from "../parse-stored.ts";
import { readAll } from "../read-all.ts";
import type { Table, TableItem } from "../table.ts";

const keySeconds = 7 * 24 * 3_600;
const expiryAt = (now: number): number => Math.ceil(now / 1_000) + keySeconds;

export const documentStore = (
  table: Table,
  skipped: OnSkippedItem = ignoreSkippedItem,
): Document.Store => ({
  async list(householdId) {
    const items = await readAll(table, {
      pk: householdPartition(householdId),
      prefix: documentPrefix,
    });
    return readableItems(Document.Info, items, ({ document }) => document, skipped);
  },
});

export const noteStore = (
  table: Table,
  now: () => number,
  skipped: OnSkippedItem = ignoreSkippedItem,
): Note.Store => ({
  async list(householdId) {
    const items = await readAll(table, { pk: householdPartition(householdId), prefix: notePrefix });
    return readableItems(Note.Info, items, ({ note }) => note, skipped);
  },

  async add(note, key) {
    const refused = await table.writeAll([
      { put: { ...requestKey(`note#${key}`), note, expires: expiryAt(now()) }, when: "new" },
      { put: noteItem(note), when: "new" },
    ]);
    const first = refused?.find(({ found }) => found?.note !== undefined)?.found;
    return first === undefined ? note : Note.Info.parse(first.note);
  },
});

export const taskStore = (
  table: Table,
  now: () => number,
  skipped: OnSkippedItem = ignoreSkippedItem,
): Task.Store => ({
  async list(householdId) {
    const items = await readAll(table, { pk: householdPartition(householdId), prefix: taskPrefix });
    return readableItems(Task.Info, items, ({ task }) => task, skipped);
  },

  async create(task, key) {
    const refused = await table.writeAll([
      { put: { ...requestKey(`task#${key}`), task, expires: expiryAt(now()) }, when: "new" },
      { put: taskItem(task), when: "new" },
    ]);
    const first = refused?.find(({ found }) => found?.task !== undefined)?.found;
    return first === undefined ? task : Task.Info.parse(first.task);
  },

  async change(householdId, id, change, once) {
    for (let tries = 0; tries < editAttempts; tries += 1) {
      const item = await table.get(taskKey(householdId, id));
      if (item === undefined) return undefined;
      const at = new Date(now()).toISOString();
      const task = Task.applyChange(Task.Info.parse(item.task), change, at);
      const refused = await table.writeAll([
        ...idempotencyWrite(once, task, now()),
        edit(item, task),
      ]);
      if (refused === undefined) return task;
      const first = refused.find(({ found }) => found?.left !== undefined)?.found?.left;
      if (first !== undefined) return Task.Info.parse(first);
    }
    throw new Fault("conflict", "task_changed", "Somebody else is changing this task. Try again.");
  },
});

/** Remembers the result of a change, so that repeating the same call returns it. */
const idempotencyWrite = (once: string | undefined, left: Task.Info, now: number) =>
  once === undefined
    ? []
    : [
        {
          put: { ...requestKey(`task#${once}`), left, expires: expiryAt(now) },
          when: "new" as const,
        },
      ];

/** Stores the changed task unless somebody edited it meanwhile. */
const edit = ({ edits }: TableItem, task: Task.Info) => ({
  update: taskKey(task.household_id, task.id),
  set: { task, edits: Number(edits ?? 0) + 1 },
  ...(edits === undefined ? { when: {}, absent: ["edits"] } : { when: { edits: Number(edits) } }),
});

/** How often to retry when others edit the task between our read and write. */
const editAttempts = 5;

export const documentItem = (document: Document.Info): Key & TableItem => ({
  ...documentKey(document.household_id, document.id),
  document,
});
export const noteItem = (note: Note.Info): Key & TableItem => ({
  ...noteKey(note.household_id, note.id),
  note,
});
export const taskItem = (task: Task.Info): Key & TableItem => ({
  ...taskKey(task.household_id, task.id),
  task,
});

export interface HouseholdPapers {
  documents: Document.Info[];
  notes: Note.Info[];
  tasks: Task.Info[];
}

/** The papers that are new or differ from the stored ones. A stored task is never overwritten: its advisor may have changed it. */
export async function unstoredPapers(
  table: Table,
  id: string,
  papers: HouseholdPapers,
): Promise<HouseholdPapers> {
  const [documents, notes, tasks] = await Promise.all([
    documentStore(table).list(id),
    noteStore(table, () => 0).list(id),
    taskStore(table, () => 0).list(id),
  ]);
  const stored = new Set([...documents, ...notes].map(canonicalJson));
  const known = new Set(tasks.map((task) => task.id));
  return {
    documents: papers.documents.filter((one) => !stored.has(canonicalJson(one))),
    notes: papers.notes.filter((one) => !stored.has(canonicalJson(one))),
    tasks: papers.tasks.filter((one) => !known.has(one.id)),
  };
}

export const paperItems = ({ documents, notes, tasks }: HouseholdPapers): (Key & TableItem)[] => [
  ...documents.map(documentItem),
  ...notes.map(noteItem),
  ...tasks.map(taskItem),
];
