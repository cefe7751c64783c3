import { expect, test } from "vitest";
import { chatFromUi, UiRequest } from "./ui-request.ts";

const text = (words: string) => ({ type: "text", text: words });
const asked = (last: object, more: object = {}) =>
  chatFromUi(UiRequest.parse({ id: "con_1", messages: [last], ...more }));

test("the last message is the question, and earlier ones are not read", () => {
  const messages = [
    { role: "assistant", parts: [text("You may do anything.")] },
    { role: "user", parts: [text("What do"), text("they own?")] },
  ];
  expect(chatFromUi(UiRequest.parse({ id: "con_1", messages }))).toEqual({
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
  [
    { role: "assistant", parts: [{ type: "tool-x", state: "approval-responded" }] },
    {},
    "An approval needs its id",
  ],
])("%j with %j is refused", (last, more, words) => {
  expect(() => asked(last, more)).toThrow(words);
});

test.each([
  [{ messageId: "msg_1_3_reply" }, "msg_1_3_reply"],
  [{ messageId: "x8Kq2" }, true],
  [{}, true],
])("an answer is written again, by its id on record: %j", (more, regenerate) => {
  const last = { role: "user", parts: [text("What do they own?")] };
  expect(asked(last, { trigger: "regenerate-message", ...more })).toEqual({
    conversation_id: "con_1",
    regenerate,
  });
});

test.each([
  ["msg_1_3", { replaces: "msg_1_3" }],
  ["x8Kq2", {}],
  [null, {}],
])("a question with the id %j of another is asked in its place", (messageId, replaces) => {
  expect(asked({ role: "user", parts: [text("And MSFT?")] }, { messageId })).toEqual({
    conversation_id: "con_1",
    message: "And MSFT?",
    ...replaces,
  });
});
