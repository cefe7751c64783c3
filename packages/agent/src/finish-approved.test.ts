import type * as Entry from "@advisor/domain/entry";
import { describe, expect, it } from "vitest";
import { call } from "./model/scripted.ts";
import { openTurn } from "./open/open-turn.ts";
import { sender, sent } from "./record/journal.fixture.ts";
import { recordOf, stopped } from "./record/record.fixture.ts";
import { decision, notebook, startConversation } from "./turn/approval.fixture.ts";
import { finishApproved } from "./turn/resume-approved.ts";

const note = (text: string) => call("add_note", { text });
const turn_id = "turn_1_1";
const died = stopped(turn_id, { retryable: true });

/** A turn that waits for approval of two notes, followed by these entries. */
async function waited(...after: Entry.Body[]): Promise<Entry.Body[]> {
  const talk = startConversation();
  await talk.ask([note("A"), note("B")]);
  return [...talk.record, ...after];
}
const decided = (...decisions: Entry.Decision[]): Entry.Body => ({
  kind: "decided",
  turn_id,
  by: "adv_north",
  decisions,
});
const one = decided(decision(0), decision(1, { approved: false, reason: "no" }));

/** The entries that a message adds, and the notes that were written because of it. */
async function plainMessage(bodies: Entry.Body[]) {
  const { deps, begun } = sender(bodies);
  const { notes, running } = notebook();
  const turns: string[] = [];
  await openTurn(deps, {
    ...sent(),
    callDepsFor: (id) => {
      turns.push(id);
      return running;
    },
  });
  return { added: begun[0]?.bodies ?? [], notes, turns };
}

describe("a message after a turn whose process died with an approved write", () => {
  it("runs the write first, under the turn that asked for it", async () => {
    const { added, notes, turns } = await plainMessage(await waited(one));
    expect(turns).toEqual([turn_id]);
    expect(notes).toEqual([{ text: "A", color: "blue" }]);
    expect(added).toMatchObject([
      {
        kind: "step",
        turn_id,
        results: [
          { call_id: "call_1", status: "success" },
          { call_id: "call_2", denied: true },
        ],
        usage: null,
        micro_usd: 0,
      },
      { kind: "stopped", code: "interrupted" },
      { kind: "user" },
    ]);
  });

  it("runs the write also when the crash was recorded before", async () => {
    const { added, notes } = await plainMessage(await waited(one, died));
    expect(notes).toHaveLength(1);
    expect(added).toMatchObject([{ kind: "resumed", turn_id }, { kind: "step" }, died, {}]);
  });

  it("runs nothing of a turn that the advisor stopped, denied, or left waiting", async () => {
    const no = decided(decision(0, { approved: false }), decision(1, { approved: false }));
    for (const after of [[one, stopped(turn_id)], [no], []]) {
      const { added, notes } = await plainMessage(await waited(...after));
      expect(notes).toEqual([]);
      expect(added.map(({ kind }) => kind)).not.toContain("step");
    }
  });

  it("runs nothing again once the record has its outcome", async () => {
    const first = await plainMessage(await waited(one));
    const { notes } = await plainMessage([...(await waited(one)), ...first.added]);
    expect(notes).toEqual([]);
  });
});

it("a write that throws is recorded with an unknown outcome", async () => {
  const { running } = notebook();
  const tools = { ...running.tools, run: () => Promise.reject(new Error("a bug")) };
  expect(await finishApproved(recordOf(await waited(one)), { ...running, tools })).toMatchObject([
    {
      kind: "step",
      results: [
        { call_id: "call_1", shown: { error: { code: "outcome_unknown" } } },
        { call_id: "call_2", shown: { error: { code: "denied" } } },
      ],
    },
  ]);
});
