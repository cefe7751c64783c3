import { expect, test } from "vitest";
import { approvalId, messageId, parseRecordId, replyId, turnId } from "./record-id.ts";

const position = { conversation_id: "con_01k5abcdefghjkmnpqrstvwxyz", seq: 12 };

test("an id contains its conversation and its position in the record", () => {
  expect([
    turnId(position),
    messageId(position),
    replyId(position),
    approvalId(position, 1),
  ]).toEqual([
    "turn_01k5abcdefghjkmnpqrstvwxyz_12",
    "msg_01k5abcdefghjkmnpqrstvwxyz_12",
    "msg_01k5abcdefghjkmnpqrstvwxyz_12_reply",
    "apr_01k5abcdefghjkmnpqrstvwxyz_12_1",
  ]);
});

test("every id parses back to its position", () => {
  const ids = [turnId(position), messageId(position), replyId(position), approvalId(position, 1)];
  expect(ids.map(parseRecordId)).toEqual([position, position, position, position]);
});

test.each(["", "turn_", "turn_abc", "msg_abc_x", "con_abc_1", "turn_abc_1; DROP", "msg_../x_1"])(
  "%j is not a record id",
  (text) => expect(parseRecordId(text)).toBeUndefined(),
);
