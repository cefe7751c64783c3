import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { request, toolCallMessage, userMessage } from "./request.fixture.ts";

const titles = (text: string) =>
  offlineReply(request([userMessage(text)])).calls.map(({ input }) => input);
const call = { title: "Call David" };
const form = { title: "Send the form" };

test.each([
  "Create a task to call David and create a task to send the form",
  "Create a task to call David and another to send the form",
  "Create a task to call David, and also one to send the form.",
  "Create a task to call David. Also create one more to send the form.",
  "Make a to-do to call David, and a task to send the form",
  "Create two tasks: call David and send the form",
  "Please add 2 tasks: call David, send the form",
  "Create tasks to call David and to send the form",
  "Create tasks: call David; send the form",
  "Create tasks:\n- call David\n- send the form",
  "Create two tasks: 1) call David 2) send the form",
])("several tasks become one call each: %s", (text) => {
  expect(titles(text)).toEqual([call, form]);
});

test.each([
  ["Create a task to review the IPS and call Paul", [{ title: "Review the IPS and call Paul" }]],
  [
    "Create two tasks: call David by Friday and send the form",
    [{ ...call, due: "2026-11-27" }, form],
  ],
  [
    "Create a task to find another way to reach David",
    [{ title: "Find another way to reach David" }],
  ],
])("a single task is not split: %s", (text, inputs) => {
  expect(titles(text)).toEqual(inputs);
});

/** The end of a turn whose task had this outcome. */
const after = (code: string, message: string) =>
  offlineReply(
    request([
      userMessage("create a task to call David"),
      toolCallMessage("create_task", call),
      {
        role: "user",
        content: [
          { toolResult: { toolUseId: "use_1", content: [{ json: { error: { code, message } } }] } },
        ],
      },
    ]),
  );

test("a denied task is reported with its reason and not asked for again", () => {
  expect(after("denied", "The advisor did not allow this: He is away: back in May")).toEqual({
    text: "The task **Call David** was not created, as you decided. Your reason: He is away: back in May",
    calls: [],
    stop: "end_turn",
  });
  expect(after("denied", "The advisor did not allow this.").text).toBe(
    "The task **Call David** was not created, as you decided.",
  );
});

test("a failed task is reported", () => {
  expect(after("storage_unavailable", "Try again in a moment.").text).toBe(
    "The task **Call David** was not created: Try again in a moment.",
  );
});
