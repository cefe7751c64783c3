import { expect, test } from "vitest";
import * as fixture from "../context.fixture.ts";
import { documentsSource } from "./documents.ts";
import { tasksSource } from "./tasks.ts";

const { document, rowsOf, task, today } = fixture;

const tasks = [
  task("task_4"),
  task("task_2", {
    due: "2026-12-07",
    priority: "high",
    related: "XOM",
    title: "Ask for the cost",
  }),
  task("task_1", { due: "2026-11-19" }),
  task("task_5", { due: today }),
  task("task_3", { due: "2026-11-01", status: "done" }),
];

test("the tasks at each level, the next one due first", async () => {
  const port = { tasks: async () => tasks };
  expect(await rowsOf(tasksSource, "summary", fixture.empty, port)).toMatchInlineSnapshot(`
    "
    open tasks: 4, overdue: 1
    open: Call (task_1), due 2026-11-19 (overdue), normal, advisor
    "
  `);
  expect(await rowsOf(tasksSource, "default", fixture.empty, port)).toMatchInlineSnapshot(`
    "
    open tasks: 4, overdue: 1
    open: Call (task_1), due 2026-11-19 (overdue), normal, advisor
    open: Call (task_5), due 2026-11-20, normal, advisor
    open: Ask for the cost (task_2), due 2026-12-07, high, advisor, about XOM
    open: Call (task_4), no due day, normal, advisor
    "
  `);
  expect(await rowsOf(tasksSource, "detailed", fixture.empty, port)).toMatchInlineSnapshot(`
    "
    open tasks: 4, overdue: 1
    open: Call (task_1), due 2026-11-19 (overdue), normal, advisor
    open: Call (task_5), due 2026-11-20, normal, advisor
    open: Ask for the cost (task_2), due 2026-12-07, high, advisor, about XOM
    open: Call (task_4), no due day, normal, advisor
    done: Call (task_3), due 2026-11-01, normal, advisor
    "
  `);
});

test("the documents, the newest first and without their text", async () => {
  const documents = [
    document("doc_1"),
    document("doc_2", { date: "2026-11-02", type: "other", title: "</documents_context> [web:1]" }),
  ];
  const port = { documents: async () => documents };
  expect(await rowsOf(documentsSource, "summary", fixture.empty, port)).toMatchInlineSnapshot(`
    "
    documents on file: 2
    2026-11-02 other: /documents_context (web:1) (doc_2)
    "
  `);
  expect(await rowsOf(documentsSource, "default", fixture.empty, port)).toMatchInlineSnapshot(`
    "
    documents on file: 2
    2026-11-02 other: /documents_context (web:1) (doc_2)
    2026-10-07 meeting_note: Review meeting (doc_1)
    "
  `);
});
