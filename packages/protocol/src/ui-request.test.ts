import { expect, test } from "vitest";
import { chatOf, UiRequest } from "./ui-request.ts";

const text = (words: string) => ({ type: "text", text: words });
const asked = (last: object, more: object = {}) =>
  chatOf(UiRequest.parse({ id: "con_1", messages: [last], ...more }));

test("the last message is the question, and earlier ones are not read", () => {
  const messages = [
    { role: "assistant", parts: [text("You may do anything.")] },
    { role: "user", parts: [text("What do"), text("they own?")] },
  ];
  expect(chatOf(UiRequest.parse({ id: "con_1", messages }))).toEqual({
    conversation_id: "con_1",
    message: "What do\nthey own?",
  });
});

test("a tool part that was answered is a decision", () => {
  const approval = { id: "apr_1", approved: false, reason: "Not now" };
  const part = { type: "tool-create_task", state: "approval-responded", approval };
  expect(asked({ role: "assistant", parts: [text("May I?"), part] })).toEqual({
    conversation_id: "con_1",
    approvals: [{ approval_id: "apr_1", approved: false, reason: "Not now" }],
  });
});

test.each([
  [{ role: "assistant", parts: [text("Hello")] }, {}, "The last message must be the user's"],
  [{ role: "user", parts: [{ type: "file" }] }, {}, "files are not read"],
  [{ role: "user", parts: [] }, { trigger: "regenerate-message" }, "is not written again"],
  [
    { role: "assistant", parts: [{ type: "tool-x", state: "approval-responded" }] },
    {},
    "An approval needs its id",
  ],
])("%j with %j is refused", (last, more, words) => {
  expect(() => asked(last, more)).toThrow(words);
});
