import type * as Entry from "@advisor/domain/entry";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "../model/model.ts";
import { lines } from "../turn/turn.fixture.ts";
import { assertGrammar, messagesOf, newestTurns, turnsOf, withResultNumbers } from "./history.ts";
import {
  answered,
  asked,
  continued,
  looked,
  recordOf,
  resumed,
  stopped,
  titled,
} from "./record.fixture.ts";

const messages = (...bodies: Entry.Body[]) => messagesOf(recordOf(bodies));

describe("the model is sent", () => {
  it("each turn from its context and question to its answer, without notes", () => {
    const sent = messages(
      asked("t1"),
      titled,
      looked("t1", ["a", "b"], "Let me look."),
      answered("t1"),
      asked("t2", "And now?"),
    );
    expect(lines(sent)).toMatchInlineSnapshot(`
      "{"role":"user","text":"<context/>\\n\\nHow much?"}
      {"role":"assistant","text":"Let me look.","calls":[{"id":"a","name":"get_price","input":{"symbol":"a"},"malformed_bytes":null},{"id":"b","name":"get_price","input":{"symbol":"b"},"malformed_bytes":null}]}
      {"role":"tools","results":[{"call_id":"a","status":"success","shown":{"ref":"r1","data":{"price":7}}},{"call_id":"b","status":"success","shown":{"ref":"r2","data":{"price":7}}}]}
      {"role":"assistant","text":"It is 7.","calls":[]}
      {"role":"user","text":"<context/>\\n\\nAnd now?"}"
    `);
  });

  it("results with numbers that begin again in every turn and leave out failed calls", () => {
    const failed = looked("t1", ["a", "b"]);
    for (const result of failed.results.slice(0, 1)) result.status = "error";
    const sent = messages(asked("t1"), failed, looked("t1", ["c"]), answered("t1"));
    const both = [...sent, ...messages(asked("t2"), looked("t2", ["d"]))];
    const numbers = both.flatMap((message) =>
      message.role === "tools" ? message.results.map(({ shown }) => shown.ref) : [],
    );
    expect(numbers).toEqual([undefined, "r1", "r2", "r1"]);
    expect(withResultNumbers(sent)).toEqual(sent);
  });

  it("the partial text of a stopped turn, and that it was stopped", () => {
    const sent = messages(asked("t1"), looked("t1", ["a"]), stopped("t1", { text: "It is" }));
    expect(sent.at(-1)).toEqual({
      role: "assistant",
      text: "It is\n\n(This answer was not finished: interrupted.)",
      calls: [],
    });
  });

  it("a placeholder for a turn that was stopped before its first word", () => {
    const sent = messages(asked("t1"), stopped("t1", { code: "model_throttled" }));
    expect(sent.at(-1)).toMatchObject({ text: "(This answer was not finished: model_throttled.)" });
  });

  it("nothing about a crash after which the turn was resumed", () => {
    const before = [asked("t1"), looked("t1", ["a"])];
    const again = [stopped("t1", { text: "It is" }), resumed("t1")];
    expect(messages(...before, ...again)).toEqual(messages(...before));
    expect(messages(...before, ...again, answered("t1"))).toEqual(
      messages(...before, answered("t1")),
    );
  });

  it("an interrupted answer as it was written, and that it is to go on from there", () => {
    const sent = messages(asked("t1"), stopped("t1", { text: "It is" }), continued("t1"));
    const said = { role: "assistant", text: "It is", calls: [] };
    const goOn = expect.stringMatching(/^Your answer was interrupted\. Go on exactly/);
    expect(sent.slice(1)).toEqual([said, { role: "user", text: goOn }]);
  });

  it("a write that waits in an answer that went on as waiting, without a result", () => {
    const waits: Entry.Body = { ...looked("t1", ["a"]), kind: "asked", results: [], approvals: [] };
    const before = [asked("t1"), stopped("t1", { text: "It is" }), continued("t1")];
    expect(messages(...before, waits)).toEqual(messages(...before));
  });

  it("no turn without its first entry", () => {
    const entries = recordOf([asked("t1"), looked("t1", ["a"]), answered("t1"), asked("t2")]);
    expect(messagesOf(entries.slice(1))).toEqual(messagesOf(entries.slice(3)));
  });
});

describe("the newest turns", () => {
  const entries = recordOf([
    ...["t1", "t2", "t3"].flatMap((id) => [asked(id, "x".repeat(100)), answered(id)]),
    asked("t4"),
  ]);
  const turns = turnsOf(entries);
  const size = (number: number): number =>
    turns
      .slice(-number)
      .map((turn) => JSON.stringify(messagesOf(turn)).length)
      .reduce((sum, length) => sum + length, 0);

  it("are as many complete turns as fit", () => {
    expect(newestTurns(turns, size(4))).toEqual(turns);
    expect(newestTurns(turns, size(4) - 1)).toEqual(turns.slice(1));
    expect(newestTurns(turns, size(2))).toEqual(turns.slice(2));
  });

  it("always include the last one, however long it is", () => {
    expect(newestTurns(turns, 0)).toEqual(turns.slice(3));
  });

  it("are measured by what the model receives, not by full results", () => {
    const huge = looked("t1", ["a"]);
    for (const result of huge.results) result.result = { rows: "x".repeat(250_000) };
    const both = turnsOf(recordOf([asked("t1"), huge, answered("t1"), asked("t2")]));
    expect(newestTurns(both, 2_000)).toHaveLength(2);
  });
});

describe("the order of messages", () => {
  const user: Message = { role: "user", text: "How much?" };
  const answer: Message = { role: "assistant", text: "7", calls: [] };
  const calling = (...ids: string[]): Message => ({
    role: "assistant",
    text: "",
    calls: ids.map((id) => ({ id, name: "get_price", input: {}, malformed_bytes: null })),
  });
  const results = (...ids: string[]): Message => ({
    role: "tools",
    results: ids.map((call_id) => ({ call_id, status: "success", shown: {} })),
  });

  it.each([
    ["a question", [user]],
    ["a second question", [user, answer, user]],
    ["results", [user, calling("a", "b"), results("a", "b")]],
  ])("allows %s at the end", (_, sent) => {
    expect(() => assertGrammar(sent)).not.toThrow();
  });

  it.each<[string, Message[], string]>([
    ["the assistant first", [answer, user], "message 0: speaks out of turn"],
    ["results first", [results("a")], "message 0: results do not match the calls"],
    ["two questions in a row", [user, user], "message 1: speaks out of turn"],
    ["two answers in a row", [user, answer, answer], "message 2: speaks out of turn"],
    ["an answer at the end", [user, answer], "the last message is the assistant's"],
    ["a call without a result", [user, calling("a"), user], "message 2: calls without results"],
    ["a result too few", [user, calling("a", "b"), results("a")], "message 2: results do not"],
    ["results of other calls", [user, calling("a"), results("b")], "message 2: results do not"],
    ["results without calls", [user, answer, results()], "message 2: results do not"],
    ["a blank question", [{ role: "user", text: " " }], "message 0: blank"],
    ["a blank answer", [user, { ...answer, text: "\n" }, user], "message 1: blank"],
  ])("refuses %s", (_, sent, fault) => {
    expect(() => assertGrammar(sent)).toThrow(fault);
  });
});

describe("any record", () => {
  const text = fc.constantFrom("", "It is", "  ");
  const step = (turn: string) =>
    fc
      .record({ count: fc.integer({ min: 1, max: 3 }), text })
      .map((one) => looked(turn, ["a", "b", "c"].slice(0, one.count), one.text));
  const death = (turn: string) =>
    fc
      .tuple(fc.boolean(), text)
      .map(([repaired, said]) =>
        repaired
          ? [stopped(turn, { text: said, retryable: true }), resumed(turn)]
          : [resumed(turn)],
      );
  const goingOn = (turn: string) =>
    fc.constant([stopped(turn, { text: "It is" }), continued(turn)]);
  const note = fc.constantFrom<Entry.Body[]>([], [titled]);

  /** An unfinished turn: steps, crashes, interruptions and notes in any order. */
  const open = (turn: string): fc.Arbitrary<Entry.Body[]> =>
    fc
      .array(
        fc.oneof(
          step(turn).map((one) => [one]),
          death(turn),
          goingOn(turn),
          note,
        ),
        { maxLength: 5 },
      )
      .map((bodies) => [asked(turn), ...bodies.flat()]);
  const closed = (turn: string): fc.Arbitrary<Entry.Body[]> =>
    fc
      .tuple(
        open(turn),
        fc.oneof(
          fc.constant(answered(turn)),
          text.map((said) => stopped(turn, { text: said })),
        ),
        note,
      )
      .map(([bodies, end, after]) => [...bodies, end, ...after]);
  const record = fc
    .integer({ min: 0, max: 4 })
    .chain((count) =>
      fc.tuple(
        fc.tuple(...Array.from({ length: count }, (_, index) => closed(`t${index}`))),
        open("last"),
      ),
    )
    .map(([before, last]) => ({
      entries: recordOf([...before.flat(), ...last]),
      last: last.length,
    }));

  it("of finished turns and an open one can be sent, whatever entry it starts at", async () => {
    await fc.assert(
      fc.property(record, fc.nat(), ({ entries, last }, from) => {
        const read = entries.slice(from % (entries.length - last + 1));
        assertGrammar(messagesOf(read));
        assertGrammar(newestTurns(turnsOf(read), 500).flatMap(messagesOf));
      }),
    );
  });
});
