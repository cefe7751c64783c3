import { describe, expect, it } from "vitest";
import { reply } from "./message/message.fixture.ts";
import { type Message, textOf } from "./message/message.ts";
import { messagePage, wholeConversation } from "./message-page.ts";

describe("a page of messages", () => {
  it("is read with what the API says of each", async () => {
    const body = { items: [{ ...reply, metadata: { ...reply.metadata, created_at: "now" } }] };
    const page = await messagePage({ ...body, next_cursor: "more" });
    expect(page.next_cursor).toBe("more");
    expect(page.items.map(({ id, metadata }) => ({ id, metadata }))).toEqual([
      { id: "msg_1_reply", metadata: { created_at: "now", turn_id: "turn_1", status: "complete" } },
    ]);
    expect(await messagePage({ items: [], next_cursor: null })).toEqual({
      items: [],
      next_cursor: null,
      ratings: [],
      undone: [],
      replaced: [],
    });
  });

  it("with one that cannot be read shows the words of that one", async () => {
    const odd = {
      id: "msg_9",
      role: "assistant",
      parts: [{ type: "text", text: "Words" }, { type: "new" }],
    };
    const { items } = await messagePage({ items: [reply, odd], next_cursor: null });
    expect(items.map(textOf)).toEqual([
      textOf(reply),
      "Words\n\nThe rest of this message cannot be shown.",
    ]);
  });

  it("that is something else is refused", async () => {
    await expect(messagePage({ items: [{ id: 1 }], next_cursor: null })).rejects.toThrow();
    await expect(messagePage([])).rejects.toThrow();
  });
});

it("an answer has the newest opinion of it, on whatever page that stands", () => {
  const message: Message = { id: "msg_1_reply", role: "assistant", parts: [] };
  const rated = (rating: "up" | "down", note: string | null) => ({
    ...{ message_id: "msg_1_reply", rating, note },
  });
  const page = {
    items: [message],
    next_cursor: "more",
    ratings: [rated("up", null)],
    undone: [],
    replaced: [],
  };
  const ratings = [rated("down", "It misses the floor")];
  const next = { items: [], next_cursor: null, ratings, undone: [], replaced: [] };
  expect(wholeConversation([page, next])).toEqual([
    { ...message, metadata: { rated: { rating: "down", note: "It misses the floor" } } },
  ]);
});

it("messages that a later page replaces are not shown", () => {
  const message = (id: string): Message => ({ id, role: "user", parts: [] });
  const first = [message("msg_1_1"), message("msg_1_1_reply"), message("msg_1_4")];
  const page = { items: first, next_cursor: "more", ratings: [], undone: [], replaced: [] };
  const next = { items: [message("msg_1_7")], next_cursor: null, ratings: [], undone: [] };
  expect(wholeConversation([page, { ...next, replaced: [{ from: 4, before: 7 }] }])).toEqual([
    message("msg_1_1"),
    message("msg_1_1_reply"),
    message("msg_1_7"),
  ]);
});

it("an answer has the writes that were undone, also where a later page says so", () => {
  const message: Message = { id: "msg_1_reply", role: "assistant", parts: [] };
  const at = "2026-11-24T14:50:00.000Z";
  const none = { items: [], next_cursor: null, ratings: [], undone: [], replaced: [] };
  const undone = [{ message_id: "msg_1_reply", call_id: "call_1", at }];
  expect(
    wholeConversation([
      { ...none, items: [message] },
      { ...none, undone },
    ]),
  ).toEqual([{ ...message, metadata: { undone } }]);
});
