import { expect, it } from "vitest";
import { announcementFor } from "./announcement.ts";
import { asking, question, reply } from "./message.fixture.ts";

const running = { ...reply, metadata: { status: "running" as const } };

it.each([
  ["while an answer is written", [question, reply], true, "The answer is being written."],
  [
    "while its last words are not shown yet",
    [question, running],
    false,
    "The answer is being written.",
  ],
  ["when it is complete", [question, reply], false, "The answer is complete."],
  ["when a write waits", [question, asking], false, "Something waits for your approval."],
  ["before an answer", [question], false, ""],
])("what is announced %s", (_, messages, busy, words) => {
  expect(announcementFor(messages, busy, undefined)).toBe(words);
});

it("a failure is not announced a second time", () => {
  expect(announcementFor([question, reply], false, new Error("refused"))).toBe("");
});
