import { readdirSync, readFileSync } from "node:fs";
import {
  documentStore,
  noteStore,
  taskStore,
} from "@advisor/adapters/dynamo/household/paper-store";
import { readCsv } from "@advisor/import/read-csv";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { apply, draftOf, example, household } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);

const document = { id: "doc_will", title: "Will", type: "estate", date: "2026-05-05" };
const given = {
  documents: [{ ...document, text: "Signed in April.\n\nThe cabin goes to Paula." }],
  notes: [{ id: "note_1", at: "2026-10-10", text: "Prefers calls on Fridays." }],
  tasks: [{ id: "task_1", title: "Order passports", due: "2026-12-15" }],
};
const household_id = "hh_rivers";
const stored = {
  documents: [
    { ...document, household_id, chunks: ["Signed in April.", "The cabin goes to Paula."] },
  ],
  notes: [
    {
      ...{ id: "note_1", household_id, at: "2026-10-10T12:00:00Z", author: "imported" },
      text: "Prefers calls on Fridays.",
    },
  ],
  tasks: [
    {
      ...{ id: "task_1", household_id, title: "Order passports", due: "2026-12-15" },
      ...{ priority: "normal", assignee: "adv_north", related: null, status: "open" },
      created_at: "2026-11-20T12:00:00Z",
    },
  ],
};
const tasks = taskStore(store.table, () => store.time.now);
const papers = async (id = household_id) => ({
  documents: await documentStore(store.table).list(id),
  notes: await noteStore(store.table, () => store.time.now).list(id),
  tasks: await tasks.list(id),
});

test("documents, notes and tasks are stored with the household, once", async () => {
  const first = await apply(store, draftOf({ ...household(), ...given }));
  expect(first.lines[0]).toContain("1 new or changed documents, 1 new or changed notes");
  expect(await papers()).toEqual(stored);
  const again = await apply(store, draftOf({ ...household(), ...given }));
  expect(again.lines[0]).not.toContain("documents");
  expect(await papers("hh_other")).toEqual({ documents: [], notes: [], tasks: [] });
});

test("a completed task stays completed, and documents that a file no longer contains stay", async () => {
  await tasks.change(household_id, "task_1", { status: "done" });
  await apply(store, draftOf({ ...household(), tasks: given.tasks }));
  const { documents, tasks: after } = await papers();
  expect([after[0]?.status, documents.length]).toEqual(["done", 1]);
});

test("a folder of CSV files gives the same result", async () => {
  const folder = new Map(
    readdirSync(`${example}csv`).map((name) => [name, readFileSync(`${example}csv/${name}`)]),
  );
  const add = (name: string, text: string) => folder.set(name, Buffer.from(text));
  add(
    "documents.csv",
    `household_id,id,title,type,date,text\n${household_id},doc_2,Letter,tax_letter,2026-06-01,"One.\n\nTwo."\n`,
  );
  add("notes.csv", `household_id,id,at,text\n${household_id},note_2,2026-10-11,Likes tea.\n`);
  add("tasks.csv", `household_id,id,title\n${household_id},task_2,Call back\n`);
  expect((await apply(store, readCsv(folder))).accepted).toBe(true);
  const { documents, notes, tasks: open } = await papers();
  expect(documents.find(({ id }) => id === "doc_2")?.chunks).toEqual(["One.", "Two."]);
  expect([notes.length, open.length]).toEqual([2, 2]);
});

test.each([
  [{ documents: [{ ...document, text: " " }] }, "documents[0].text: "],
  [{ documents: [{ ...document, type: "poem", text: "x" }] }, "documents[0].type: "],
  [{ notes: [{ id: "n", at: "yesterday", text: "x" }] }, "notes[0].at: "],
  [{ tasks: [...given.tasks, ...given.tasks] }, 'tasks[1].id: the task "task_1" appears twice'],
])("%j is refused with its position", async (part, place) => {
  const { accepted, lines } = await apply(store, draftOf({ ...household(), ...part }));
  expect([accepted, lines.length]).toEqual([false, 2]);
  expect(lines[0]).toContain(`households.json:households[0].${place}`);
});
