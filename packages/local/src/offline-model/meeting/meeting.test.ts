import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import {
  noHouseholdContext,
  request,
  smithContext,
  toolOutcome,
  userMessage,
} from "../request.fixture.ts";

const tools = ["add_note", "create_task", "update_task", "compare_to_ips", "query_portfolio"];
const context = smithContext.replace(
  "</context>",
  `<tasks_context as_of="2026-11-21" level="default" whole="the side panel">
open tasks: 2, overdue: 0
open: Send the beneficiary form for Karen's Roth IRA (task_2), due 2026-12-11, normal, adv_north
open: Review the cash reserve (task_3), no due day, normal, adv_north
</tasks_context>
</context>`,
);
const notes = `Laura retires in March 2027 and wants $60,000 in cash.
- I will send the retirement projection by next Friday.
- Paul to bring the trust papers by December 5
Action: Kim to open a ticket at the custodian, high priority
The beneficiary form for Karen's Roth was sent.
They will travel in spring.`;
const question = `These are my notes of the meeting on Nov 20, 2026. Keep them as one note, propose tasks with owner and due day, tick off what is done, and draft a recap.

${notes}`;
const calls = (text: string) => offlineReply(request([userMessage(text, context)], tools)).calls;

const planned = [
  { name: "add_note", input: { text: notes, meeting: "2026-11-20" } },
  { name: "create_task", input: { title: "Send the retirement projection", due: "2026-11-27" } },
  {
    name: "create_task",
    input: { title: "Bring the trust papers", due: "2026-12-05", assignee: "Paul" },
  },
  {
    name: "create_task",
    input: { title: "Open a ticket at the custodian", priority: "high", assignee: "Kim" },
  },
  { name: "update_task", input: { task_id: "task_2", status: "done" } },
];

test("meeting notes become one note, a task for each promise, and a completed task for each thing done", () => {
  expect(calls(question)).toEqual(planned);
});

test.each([
  ["These are my notes of the meeting: Laura is well.", "2026-11-21"],
  ["Here are our notes from today's meeting: Laura is well.", "2026-11-21"],
  ["These are my notes of the meeting on December 5: Laura is well.", "2025-12-05"],
])("the day of the meeting is never in the future: %s", (text, meeting) => {
  expect(calls(text)).toEqual([{ name: "add_note", input: { text: "Laura is well.", meeting } }]);
});

test.each(["These are my notes of the meeting.", "Show me the notes of the last meeting"])(
  "%s stores nothing",
  (text) => {
    expect(calls(text).filter(({ name }) => name === "add_note")).toEqual([]);
  },
);

test("a report that matches two open tasks equally completes neither", () => {
  const text = "These are my notes of the meeting: The form was sent.";
  expect(calls(text).map(({ name }) => name)).toEqual(["add_note"]);
});

test("without a household nothing is stored", () => {
  const { calls, text } = offlineReply(
    request([userMessage(question, noHouseholdContext)], ["query_book"]),
  );
  expect(calls).toEqual([]);
  expect(text).toContain("No household is chosen");
});

const note = { id: "note_1", household_id: "hh_d1", at: "2026-11-21T10:00:00Z", author: "adv" };
const task = (title: string, more: object = {}) => ({
  ...{ id: "task_9", household_id: "hh_d1", title, due: null, priority: "normal", related: null },
  ...{ assignee: "advisor", status: "open", created_at: "2026-11-21T10:00:00Z", ...more },
});
const denied = { error: { code: "denied", message: "The advisor said no: not hers" } };
const outcomes = [
  toolOutcome("add_note", { note: { ...note, text: notes, meeting: "2026-11-20" } }),
  toolOutcome("create_task", {
    task: task("Send the retirement projection", { due: "2026-11-27" }),
  }),
  toolOutcome("create_task", { task: task("Bring the trust papers", { assignee: "Paul" }) }),
  denied,
  toolOutcome("update_task", { task: task("Send the beneficiary form", { status: "done" }) }),
];

test("the recap lists what was stored, and not what was denied", () => {
  const answer = offlineReply(
    request(
      [
        userMessage(question, context),
        {
          role: "assistant",
          content: planned.map((call, at) => ({ toolUse: { toolUseId: `use_${at}`, ...call } })),
        },
        {
          role: "user",
          content: outcomes.map((json, at) => ({
            toolResult: { toolUseId: `use_${at}`, content: [{ json }] },
          })),
        },
      ],
      tools,
    ),
  );
  expect(answer.text).toMatchInlineSnapshot(`
    "Note of the meeting on 2026-11-20 kept: "Laura retires in March 2027 and wants $60,000 in cash. - I will send the …" [tool:add_note:v1]

    Task created: **Send the retirement projection**, due 2026-11-27, normal priority, assigned to advisor, open. [tool:create_task:v1]

    Task created: **Bring the trust papers**, no due date, normal priority, assigned to Paul, open. [tool:create_task:v1]

    The task **Open a ticket at the custodian** was not created, as you decided. Your reason: not hers

    Task done: **Send the beneficiary form**, no due date, normal priority, assigned to advisor. [tool:update_task:v1]

    **Recap draft.** Nothing is sent; change it as you like.

    Thank you for the meeting on 2026-11-20.

    What we talked about:

    - Laura retires in March 2027 and wants $60,000 in cash
    - They will travel in spring

    What happens next:

    - Send the retirement projection (we, by 2026-11-27)
    - Bring the trust papers (Paul)

    What is done:

    - Send the beneficiary form"
  `);
});
