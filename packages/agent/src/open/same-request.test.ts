import type { StoredRequest } from "@advisor/domain/journal";
import { describe, expect, it } from "vitest";
import { conversation, heldBy, key, sender, sent } from "../record/journal.fixture.ts";
import { answered, asked, looked, resumed, stopped, titled } from "../record/record.fixture.ts";
import { openTurn } from "./open-turn.ts";

const request: StoredRequest = { body_hash: "body", turn_id: "t1", seq: 1 };
const known = { kind: "known" as const, request };
const died = stopped("t1", { retryable: true });

describe("a repeated request", () => {
  it("with another body is a mismatch, whether its turn runs or not", async () => {
    const other = { ...key, body_hash: "other" };
    const finished = sender([asked("t1"), answered("t1")], { begins: [known] });
    const running = sender([asked("t1")], { journal: { findRequest: async () => request } });
    const refusals = [
      openTurn(finished.deps, sent({ key: other })),
      openTurn(running.deps, sent({ key: other, conversation: heldBy("t1") })),
    ];
    for (const refused of refusals) {
      await expect(refused).rejects.toMatchObject({
        kind: "mismatch",
        code: "idempotency_mismatch",
      });
    }
  });

  it("is in progress while its turn runs", async () => {
    const { deps, begun } = sender([asked("t1")], {
      journal: { findRequest: async () => request },
    });
    const again = openTurn(deps, sent({ key, conversation: heldBy("t1") }));
    await expect(again).rejects.toMatchObject({ kind: "conflict", code: "in_progress" });
    expect(begun).toEqual([]);
  });

  it("is answered from the record when its turn is finished", async () => {
    const { deps, stored } = sender(
      [asked("t1"), titled, looked("t1", ["a"]), answered("t1"), asked("t2"), answered("t2")],
      { begins: [known] },
    );
    expect(await openTurn(deps, sent({ key }))).toEqual({
      kind: "replay",
      turn: stored.slice(0, 4),
      opening: 1,
    });
  });

  it("is answered from the record while a later turn runs", async () => {
    const { deps, stored } = sender([asked("t1"), died, asked("t2")], {
      journal: { findRequest: async () => request },
    });
    const again = await openTurn(deps, sent({ key, conversation: heldBy("t2") }));
    expect(again).toEqual({ kind: "replay", turn: stored.slice(0, 2), opening: 1 });
  });

  it("is answered from the record when the advisor stopped it", async () => {
    const { deps, stored } = sender([asked("t1"), stopped("t1")], { begins: [known] });
    expect(await openTurn(deps, sent({ key }))).toEqual({
      kind: "replay",
      turn: stored,
      opening: 1,
    });
  });

  it("is answered from the record when its process died and the conversation continued", async () => {
    const { deps, stored } = sender([asked("t1"), died, asked("t2"), answered("t2")], {
      begins: [known],
    });
    const again = await openTurn(deps, sent({ key }));
    expect(again).toEqual({ kind: "replay", turn: stored.slice(0, 2), opening: 1 });
  });
});

describe("a request whose turn died is resumed", () => {
  it.each([
    ["before its first step", [asked("t1")]],
    ["after a step", [asked("t1"), looked("t1", ["a"])]],
    ["and was closed", [asked("t1"), looked("t1", ["a"]), died]],
    ["and was renamed since", [asked("t1"), died, titled]],
  ])("%s", async (_, bodies) => {
    const { deps, begun, head, stored } = sender(bodies, { begins: [known] });
    const opened = await openTurn(deps, sent({ key }));
    expect(begun[1]).toEqual({
      conversation: conversation(),
      head,
      turn_id: "t1",
      bodies: [resumed("t1")],
      key: undefined,
      opening: {},
    });
    expect(opened).toMatchObject({ kind: "run", user: asked("t1") });
    expect(opened).toMatchObject({ entries: [...stored, { body: resumed("t1") }] });
  });

  it("and asks for a title again when it was the first", async () => {
    const first = sender([asked("t1")], { begins: [known] });
    expect(await openTurn(first.deps, sent({ key }))).toMatchObject({ first: true });
    const later = sender([asked("t0"), answered("t0"), asked("t1")], {
      begins: [{ kind: "known", request: { ...request, seq: 3 } }],
    });
    expect(await openTurn(later.deps, sent({ key }))).toMatchObject({ first: false });
  });

  it("by one of two at once; the other is refused as in progress", async () => {
    const { deps } = sender([asked("t1")], { begins: [known, { kind: "rival" }] });
    await expect(openTurn(deps, sent({ key }))).rejects.toMatchObject({ code: "in_progress" });
  });

  it("from the current state when the conversation changed", async () => {
    const { deps, begun } = sender([asked("t1")], {
      begins: [known, { kind: "moved" }, known],
      now: [conversation({ title: "Bonds" })],
    });
    expect(await openTurn(deps, sent({ key }))).toMatchObject({ kind: "run" });
    expect(begun.at(-1)).toMatchObject({
      conversation: { title: "Bonds" },
      bodies: [resumed("t1")],
    });
  });
});
