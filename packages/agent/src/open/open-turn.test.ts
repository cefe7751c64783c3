import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { conversation, heldBy, key, sender, sent } from "../record/journal.fixture.ts";
import { answered, asked, looked, resumed, stopped, titled } from "../record/record.fixture.ts";
import { openTurn } from "./open-turn.ts";

/** The entry of a message at a position in the record. */
const userAt = (seq: number) => ({
  ...asked(`turn_1_${seq}`),
  message_id: `msg_1_${seq}`,
  reply_id: `msg_1_${seq}_reply`,
  advisor_id: "adv_north",
  household_id: null,
  version: "1.2.3",
});

describe("a message", () => {
  it("in a new conversation is stored as its first turn", async () => {
    const { deps, begun, writer } = sender([]);
    const opened = await openTurn(deps, sent({ key }));
    expect(begun).toEqual([
      {
        conversation: conversation(),
        head: Entry.emptyHead,
        turn_id: "turn_1_1",
        bodies: [userAt(1)],
        key,
        opening: {},
      },
    ]);
    expect(opened).toMatchObject({
      kind: "run",
      user: userAt(1),
      first: true,
      entries: [{ body: userAt(1) }],
    });
    expect(opened.kind === "run" && opened.writer).toBe(writer);
  });

  it("in an existing one is appended to its record", async () => {
    const { deps, begun, stored, head } = sender([asked("t1"), answered("t1")]);
    const opened = await openTurn(deps, sent());
    expect(begun).toMatchObject([{ head, bodies: [userAt(3)] }]);
    expect(opened).toMatchObject({ kind: "run", first: false });
    expect(opened).toMatchObject({ entries: [...stored, { seq: 3, body: userAt(3) }] });
  });

  it("in a conversation that is being answered is refused", async () => {
    const { deps, begun } = sender([asked("t1")]);
    for (const each of [sent(), sent({ key })]) {
      const refused = openTurn(deps, { ...each, conversation: heldBy("t1") });
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

  it("that lost a race with another one is refused", async () => {
    const { deps } = sender([], { begins: [{ kind: "rival" }] });
    await expect(openTurn(deps, sent())).rejects.toMatchObject({ code: "turn_in_progress" });
  });

  it("after an expired lease may begin", async () => {
    const { deps, begun } = sender([asked("t1"), answered("t1")]);
    await openTurn(deps, sent({ conversation: heldBy("t1", 0) }));
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

  it("with the saved text of its unfinished step", async () => {
    const checkpoints: unknown[] = [];
    const { deps, begun } = sender([asked("t1"), looked("t1", ["a"]), looked("t1", ["b"])], {
      journal: {
        checkpoints: async (...args) => {
          checkpoints.push(args);
          return [{ number: 300_001, opening: 1, step: 2, at: 0, text: "It is" }];
        },
      },
    });
    await openTurn(deps, sent({ conversation: heldBy("t1", -1) }));
    expect(checkpoints).toEqual([["con_1", "t1", 0]]);
    expect(begun).toMatchObject([{ bodies: [marker, userAt(5)] }]);
  });

  it("also when it died again after it was resumed, without the text of the first attempt", async () => {
    const { deps, begun } = sender([asked("t1"), stopped("t1"), resumed("t1")], {
      journal: {
        checkpoints: async () => [{ number: 300_001, opening: 1, step: 0, at: 0, text: "It was" }],
      },
    });
    await openTurn(deps, sent());
    expect(begun).toMatchObject([{ bodies: [{ ...marker, text: "" }, userAt(5)] }]);
  });

  it("but not a turn that ended on its own", async () => {
    for (const end of [answered("t1"), stopped("t1")]) {
      const { deps, begun } = sender([asked("t1"), end]);
      await openTurn(deps, sent());
      expect(begun[0]?.bodies.map(({ kind }) => kind)).toEqual(["user"]);
    }
  });
});

describe("a conversation with a summary", () => {
  const older = Array.from({ length: 9 }, (_, at) => [asked(`t${at}`), answered(`t${at}`)]).flat();
  const summary = { kind: "summarized", through: 10, text: "Earlier." } as const;
  const position = { seq: 19, through: 10 };

  it("is read from the first turn that the summary does not cover", async () => {
    const { deps, begun, stored, head } = sender([...older, summary, ...older.slice(0, 2)]);
    const opened = await openTurn(
      deps,
      sent({ conversation: conversation({ summary: position }) }),
    );
    expect(opened).toMatchObject({ entries: [...stored.slice(10), { seq: 22, body: userAt(22) }] });
    expect(begun).toMatchObject([{ head }]);
  });

  it("gets the next summary together with a message when it is due, with its position", async () => {
    const many = Array.from({ length: 25 }, (_, at) => [
      asked(`t${at}`),
      answered(`t${at}`),
    ]).flat();
    const { deps, begun } = sender(many);
    await openTurn(deps, sent());
    expect(begun).toMatchObject([
      {
        bodies: [{ kind: "summarized", through: 30 }, userAt(52)],
        opening: { summary: { seq: 51, through: 30 } },
      },
    ]);
  });

  it("is read from its end when it has entries without turns", async () => {
    const notes = Array.from({ length: 1_200 }, () => titled);
    const { deps, begun, head } = sender([...older, summary, ...notes]);
    const opened = await openTurn(
      deps,
      sent({ conversation: conversation({ summary: position }) }),
    );
    expect(begun).toMatchObject([{ head }]);
    expect(opened.kind === "run" && opened.entries.length).toBe(201);
  });
});

describe("a conversation that changed while the message arrived", () => {
  const moved = { kind: "moved" as const };

  it("is read again, and accepts the message", async () => {
    const renamed = conversation({ title: "Bonds" });
    const { deps, begun } = sender([], { begins: [moved], now: [renamed] });
    expect(await openTurn(deps, sent())).toMatchObject({ kind: "run" });
    expect(begun.map((one) => one.conversation.title)).toEqual([null, "Bonds"]);
  });

  it("is reported as not found when it was deleted", async () => {
    for (const now of [[], [conversation({ deleted: true })]]) {
      const { deps } = sender([], { begins: [moved], now });
      await expect(openTurn(deps, sent())).rejects.toMatchObject({
        kind: "missing",
        code: "not_found",
      });
    }
  });

  it("is reported as busy when it changes every time", async () => {
    const always = Array.from({ length: 9 }, () => moved);
    const now = always.map(() => conversation());
    const { deps, begun } = sender([], { begins: always, now });
    await expect(openTurn(deps, sent())).rejects.toMatchObject({
      kind: "busy",
      code: "storage_unavailable",
    });
    expect(begun).toHaveLength(4);
  });
});
