import { describe, expect, it } from "vitest";
import { conversation, heldBy, key, sender } from "./record/journal.fixture.ts";
import { answered, looked, resumed, stopped } from "./record/record.fixture.ts";
import { decide, decided, question, turn_id, waiting, yes } from "./turn/decision.fixture.ts";

describe("a repeated decision", () => {
  const request = { body_hash: "body", turn_id, seq: 3 };
  const found = { journal: { findRequest: async () => request } };

  it("with its key replays what it led to", async () => {
    const bodies = [question, waiting(), decided(yes), looked(turn_id, ["a"]), answered(turn_id)];
    const staged = sender(bodies, found);
    expect(await decide(staged, { key })).toEqual({
      kind: "replay",
      turn: staged.stored,
      opening: 3,
    });
  });

  it("with its key is refused as in progress while its turn runs", async () => {
    const staged = sender([question, waiting(), decided(yes)], found);
    const again = decide(staged, { key, now: heldBy(turn_id) });
    await expect(again).rejects.toMatchObject({ code: "in_progress" });
  });

  it("with its key and another body is a mismatch", async () => {
    const staged = sender([question, waiting(), decided(yes)], found);
    const other = { ...key, body_hash: "other" };
    await expect(decide(staged, { key: other })).rejects.toMatchObject({
      code: "idempotency_mismatch",
    });
  });

  it("whose first response was lost is found by its key", async () => {
    const bodies = [question, waiting(), decided(yes), looked(turn_id, ["a"]), answered(turn_id)];
    const finished = sender(bodies);
    const staged = sender([question, waiting()], {
      begins: [{ kind: "known", request }],
      journal: { after: finished.deps.journal.after },
    });
    expect(await decide(staged, { key })).toMatchObject({ kind: "replay", opening: 3 });
  });

  it.each([
    ["with its key", key],
    ["without a key", undefined],
  ])("%s resumes the turn where it died", async (_, again) => {
    for (const end of [[], [stopped(turn_id, { retryable: true })], [looked(turn_id, ["a"])]]) {
      const staged = sender(
        [question, waiting(), decided(yes), ...end],
        again === undefined ? { now: [conversation()] } : found,
      );
      const opened = await decide(staged, again === undefined ? {} : { key: again });
      expect(staged.begun.map(({ bodies }) => bodies)).toEqual([[resumed(turn_id)]]);
      expect(opened).toMatchObject({ kind: "run", user: question });
    }
  });
});
