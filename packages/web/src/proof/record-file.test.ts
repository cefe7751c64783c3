import { expect, it } from "vitest";
import { entriesOf } from "./record-file.ts";

const line = (seq: number, kind: string, turn_id?: string, more = {}): string =>
  JSON.stringify({
    seq,
    at: "2026-11-24T14:41:10.158Z",
    hash: `hash_${seq}`,
    body: { kind, turn_id, ...more },
  });

it("lists the entries of one turn and of its answer, and counts those of the record", () => {
  const file = [
    '{"type":"record","conversation_id":"con_1"}',
    line(1, "user", "turn_1", { message_id: "msg_1", reply_id: "msg_1_reply" }),
    line(2, "titled"),
    line(3, "answer", "turn_1"),
    line(4, "user", "turn_2", { message_id: "msg_4", reply_id: "msg_4_reply" }),
    line(5, "undone", undefined, { message_id: "msg_1_reply" }),
    line(6, "rated", undefined, { message_id: "msg_4_reply" }),
    "half a line of a file that was cut o",
    '{"type":"end","length":6,"head":"hash_6"}',
  ].join("\n");
  const at = "2026-11-24T14:41:10.158Z";
  expect(entriesOf(file, "turn_1")).toEqual({
    length: 6,
    own: [
      { seq: 1, what: "Question and context", at, hash: "hash_1" },
      { seq: 3, what: "Answer and check", at, hash: "hash_3" },
      { seq: 5, what: "Write undone", at, hash: "hash_5" },
    ],
  });
});
