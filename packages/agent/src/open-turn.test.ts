import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { conversation, heldBy, key, sender, sent } from "./journal.fixture.ts";
import { openTurn } from "./open-turn.ts";
import { answered, asked, looked, resumed, stopped } from "./record.fixture.ts";

const user = { ...asked("turn_1"), message_id: "msg_2", reply_id: "msg_3" };

describe("a message", () => {
  it("in a new conversation is stored as its first turn", async () => {
    const { given, begun, writer } = sender([]);
    const opened = await openTurn(given, sent({ key }));
    expect(begun).toEqual([
      {
        conversation: conversation(),
        head: Entry.start,
        turn_id: "turn_1",
        bodies: [user],
        key,
      },
    ]);
    expect(opened).toMatchObject({ kind: "run", user, first: true, entries: [{ body: user }] });
    expect(opened.kind === "run" && opened.writer).toBe(writer);
  });

  it("in an older one is stored behind its record", async () => {
    const { given, begun, stored, head } = sender([asked("t1"), answered("t1")]);
    const opened = await openTurn(given, sent());
    expect(begun).toMatchObject([{ head, bodies: [user] }]);
    expect(opened).toMatchObject({ kind: "run", first: false });
    expect(opened.entries).toMatchObject([...stored, { seq: 3, body: user }]);
  });

  it("in a conversation that is being answered is refused", async () => {
    const { given, begun } = sender([asked("t1")]);
    for (const each of [sent(), sent({ key })]) {
      const refused = openTurn(given, { ...each, conversation: heldBy("t1") });
      await expect(refused).rejects.toEqual(
        new Fault(
          "conflict",
          "turn_in_progress",
          "An answer is still being written in this conversation. Wait for it, or stop it.",
          { extra: { retry_after: 2 } },
        ),
      );
      await expect(refused).rejects.toMatchObject({ kind: "conflict", extra: { retry_after: 2 } });
    }
    expect(begun).toEqual([]);
  });

  it("that another one overtook is refused", async () => {
    const { given } = sender([], { begins: [{ kind: "rival" }] });
    await expect(openTurn(given, sent())).rejects.toMatchObject({ code: "turn_in_progress" });
  });

  it("behind a lease that ran out may begin", async () => {
    const { given, begun } = sender([asked("t1"), answered("t1")]);
    await openTurn(given, sent({ conversation: heldBy("t1", 0) }));
    expect(begun).toHaveLength(1);
  });
});

describe("a turn that died is closed before the next one", () => {
  const marker = {
    kind: "stopped",
    turn_id: "t1",
    code: "interrupted",
    message: "The answer was interrupted before it was finished.",
    retryable: true,
    text: "It is",
  };

  it("with what it had drafted of the step it was at", async () => {
    const drafts: unknown[] = [];
    const { given, begun } = sender([asked("t1"), looked("t1", ["a"]), looked("t1", ["b"])], {
      journal: {
        drafted: async (...args) => {
          drafts.push(args);
          return "It is";
        },
      },
    });
    await openTurn(given, sent({ conversation: heldBy("t1", -1) }));
    expect(drafts).toEqual([["con_1", "t1", 2]]);
    expect(begun).toMatchObject([{ bodies: [marker, user] }]);
  });

  it("also when it died again after it was taken up", async () => {
    const { given, begun } = sender([asked("t1"), stopped("t1"), resumed("t1")]);
    await openTurn(given, sent());
    expect(begun).toMatchObject([{ bodies: [{ ...marker, text: "" }, user] }]);
  });

  it("but not one that ended by itself", async () => {
    for (const end of [answered("t1"), stopped("t1")]) {
      const { given, begun } = sender([asked("t1"), end]);
      await openTurn(given, sent());
      expect(begun[0]?.bodies.map(({ kind }) => kind)).toEqual(["user"]);
    }
  });
});

describe("a conversation that changed while the message came in", () => {
  const moved = { kind: "moved" as const };

  it("is read again, and takes the message", async () => {
    const renamed = conversation({ title: "Bonds" });
    const { given, begun } = sender([], { begins: [moved], now: [renamed] });
    expect(await openTurn(given, sent())).toMatchObject({ kind: "run" });
    expect(begun.map((one) => one.conversation.title)).toEqual([null, "Bonds"]);
  });

  it("is not found when it was deleted", async () => {
    for (const now of [[], [conversation({ deleted: true })]]) {
      const { given } = sender([], { begins: [moved], now });
      await expect(openTurn(given, sent())).rejects.toMatchObject({
        kind: "missing",
        code: "not_found",
      });
    }
  });

  it("is busy when it changes each time", async () => {
    const always = Array.from({ length: 9 }, () => moved);
    const now = always.map(() => conversation());
    const { given, begun } = sender([], { begins: always, now });
    await expect(openTurn(given, sent())).rejects.toMatchObject({
      kind: "busy",
      code: "storage_unavailable",
    });
    expect(begun).toHaveLength(4);
  });
});
