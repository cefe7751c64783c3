import { expect, it } from "vitest";
import type { Message } from "../message/message.ts";
import { followUps } from "./follow-ups.ts";

const said = (role: Message["role"], text: string): Message => ({
  id: text,
  role,
  parts: [{ type: "text", text }],
});

it("three questions are suggested after an answer, none about topics already asked", () => {
  const talk = [
    said("user", "Do they have enough cash for the next 90 days?"),
    said("assistant", "Yes."),
    said("user", "is the family outside their IPS bands"),
    said("assistant", "No."),
  ];
  expect(followUps(talk)).toEqual([
    "What are their largest holdings?",
    "What is the unrealized gain by account?",
    "Which tasks are open?",
  ]);
});

it.each([
  ["before the first answer", []],
  ["while nothing was said to a question", [said("user", "And cash?")]],
  [
    "where the answer asks back and offers its own choices",
    [said("user", "And the IRA?"), said("assistant", "Which?\n- Hector's IRA\n- Rosa's IRA")],
  ],
  ["after an answer without words", [said("user", "And cash?"), said("assistant", "")]],
])("%s nothing is offered", (_, talk) => {
  expect(followUps(talk)).toEqual([]);
});
