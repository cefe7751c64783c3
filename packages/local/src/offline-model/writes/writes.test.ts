import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import {
  everyTool,
  noHouseholdContext,
  request,
  smithContext,
  userMessage,
} from "../request.fixture.ts";

const context = smithContext.replace(
  "</context>",
  `<tasks_context as_of="2026-11-21" level="default" whole="the side panel">
open tasks: 2, overdue: 0
open: Send the SEP-IRA contribution form (task_1), due 2026-12-04, normal, adv_north
open: Discuss paying down the margin loan (task_2), due 2026-12-15, high, adv_north
</tasks_context>
</context>`,
);
const reply = (text: string, block = context) =>
  offlineReply(request([userMessage(text, block)], everyTool));

test.each([
  ["note that Paul worries about the roof", "Paul worries about the roof"],
  ["Please add a note: Laura retires in March", "Laura retires in March"],
  ["make a note that they will sell the cabin", "They will sell the cabin"],
  ["for the file: Paul called about the car", "Paul called about the car"],
  ["the Smiths called: please note that Laura moved", "Laura moved"],
  ["store this as a note: fewer stocks from May", "Fewer stocks from May"],
])("a note is kept: %s", (text, note) => {
  expect(reply(text).calls).toEqual([{ name: "add_note", input: { text: note } }]);
});

test("a task and a note may be asked for in one message", () => {
  const { calls } = reply(
    "add a task to call Laura on Monday and a note that Paul wants fewer stocks",
  );
  expect(calls).toEqual([
    { name: "create_task", input: { title: "Call Laura", due: "2026-11-23" } },
    { name: "add_note", input: { text: "Paul wants fewer stocks" } },
  ]);
});

test.each([
  ["mark the SEP-IRA form as sent", { task_id: "task_1", status: "done" }],
  ["tick off the contribution form", { task_id: "task_1", status: "done" }],
  ["push the margin loan discussion to January 5", { task_id: "task_2", due: "2027-01-05" }],
  ["move the contribution form to the 18th", { task_id: "task_1", due: "2026-12-18" }],
  ["reschedule the contribution form for Dec 18", { task_id: "task_1", due: "2026-12-18" }],
])("a task is changed: %s", (text, input) => {
  expect(reply(text).calls).toEqual([{ name: "update_task", input }]);
});

test.each([
  ["mark the roof as done", /^I cannot tell which task you mean\.\n\nTwo open tasks:/],
  ["postpone the margin loan discussion to later", /^To which day\?/],
  ["add a note", /^What should the note say\?/],
  ["what do my notes say about the roof", /^$/],
])("nothing is written for: %s", (text, said) => {
  const { calls, text: answer } = reply(text);
  expect(calls.filter(({ name }) => ["add_note", "update_task"].includes(name))).toEqual([]);
  expect(answer).toMatch(said);
});

test("without a household no task is changed", () => {
  expect(reply("mark the form as sent", noHouseholdContext).text).toMatch(
    /^No household is chosen/,
  );
});
