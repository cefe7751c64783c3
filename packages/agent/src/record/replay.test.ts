import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { type Numbered, numberAfter, streamStart } from "@advisor/protocol/encode/numbered";
import { isTerminal, type Part } from "@advisor/protocol/part";
import { describe, expect, it } from "vitest";
import { call, fails, malformedCall, type ScriptEvent, say } from "../model/scripted.ts";
import { lines, partsOf, staged, textOf } from "../turn/turn.fixture.ts";
import { joinSegments } from "./missed-parts.ts";
import { answered, asked, looked, recordOf, resumed, stopped, titled } from "./record.fixture.ts";
import { segmentsOf } from "./replay.ts";

/** The question of the turn under test. */
const question = { ...asked("turn_1"), message_id: "msg_1", reply_id: "msg_2" };

const numberedFrom = (opening: number, parts: readonly Part[]): Numbered[] => {
  let seq = streamStart(opening);
  return parts.map((part) => {
    seq = numberAfter(seq, part);
    return { part, seq };
  });
};

/** Each text merged into one part, with the number of its last piece. */
function merged(parts: readonly Numbered[]): Numbered[] {
  const kept: Numbered[] = [];
  for (const { part, seq } of parts) {
    const last = kept.at(-1);
    if (part.type === "text-delta" && last?.part.type === "text-delta") {
      kept.splice(-1, 1, { part: { ...part, delta: last.part.delta + part.delta }, seq });
    } else kept.push({ part, seq });
  }
  return kept;
}

/** What a turn showed while it ran, and what its record shows again. */
async function both(steps: (ScriptEvent | ScriptEvent[])[]) {
  const { turn, entries } = staged(steps);
  const live = merged(numberedFrom(1, await partsOf(turn)));
  return { live, again: joinSegments(segmentsOf("con_1", recordOf([question, ...entries]))) };
}

const broken = fails(new Fault("upstream", "model_stream_error", "The model broke off."));

describe("a replayed turn has the same parts and numbers as the live one", () => {
  it.each<[string, (ScriptEvent | ScriptEvent[])[]]>([
    ["of an answer", [[say("Hel"), say("lo.")]]],
    [
      "of steps with calls, errors, sources and a panel that moves",
      [
        [
          say("Let me "),
          say("look."),
          call("get_price", { symbol: "VOO" }),
          call("get_moon", {}),
          malformedCall("get_price", 9),
          call("get_count", {}),
        ],
        [call("get_price", { symbol: "BND" })],
        [say("Seven"), say(" and three.")],
      ],
    ],
    ["of an answer with a figure that no source states", [[say("It is $1.23. [web:1]")]]],
    ["of no words at all", [[]]],
    ["of blanks alone", [[say(" "), say("\n")]]],
    [
      "of blanks before a call, and before words",
      [
        [say("\n\n"), call("get_count", {})],
        [say("\n"), say(" Three.")],
      ],
    ],
    ["of one that broke off after a step", [call("get_count", {}), [say("Half"), broken]]],
    ["of one that broke off before a word", [call("get_count", {}), [broken]]],
  ])("%s", async (_, steps) => {
    const { live, again } = await both(steps);
    expect(again).toEqual(live);
  });
});

it("an interrupted turn ends as interrupted", () => {
  const turn = recordOf([question, looked("turn_1", ["a"]), stopped("turn_1", { text: "It" })]);
  const parts = joinSegments(segmentsOf("con_1", turn)).map(({ part }) => part);
  expect(lines(parts)).toMatchInlineSnapshot(`
    "{"type":"start","conversation_id":"con_1","turn_id":"turn_1","user_message_id":"msg_1","message_id":"msg_2"}
    {"type":"event","event":{"event":"thinking","status":"analyzing","iteration":0}}
    {"type":"step-start","step":0,"message_id":"msg_2"}
    {"type":"event","event":{"event":"thinking","status":"working","iteration":1}}
    {"type":"tool-call","call_id":"a","tool":"get_price","input":{"symbol":"a"}}
    {"type":"tool-result","call_id":"a","tool":"get_price","result":{"source_id":"tool:get_price:v1","as_of":"2026-11-20","provider":"household","delay":"eod","simulated":true,"data":{"price":7,"more":"kept whole"}}}
    {"type":"source","source_id":"tool:get_price:v1","title":"get_price, as of 2026-11-20"}
    {"type":"step-end","reason":"tools","usage":{"input_tokens":100,"output_tokens":10}}
    {"type":"step-start","step":1,"message_id":"msg_2"}
    {"type":"event","event":{"event":"thinking","status":"working","iteration":2}}
    {"type":"text-start","id":"msg_2-1-1"}
    {"type":"text-delta","id":"msg_2-1-1","delta":"It"}
    {"type":"text-end","id":"msg_2-1-1"}
    {"type":"step-end","reason":"other","usage":null}
    {"type":"interrupted","reason":"interrupted"}"
  `);
});

it("a resumed turn has a stream per attempt, without steps that were started over", () => {
  const half = stopped("turn_1", { text: "Half" });
  const bodies = [question, looked("turn_1", ["a"]), half, resumed("turn_1"), titled];
  const turn = recordOf([...bodies, answered("turn_1", "Whole.")]);
  const segments = segmentsOf("con_1", turn);
  expect(segments.map(({ opening, ended, parts }) => [opening, ended, parts.length])).toEqual([
    [1, false, 8],
    [4, true, 11],
  ]);
  const parts = joinSegments(segments).map(({ part }) => part);
  expect(parts.filter(({ type }) => type === "start")).toHaveLength(1);
  expect(parts.filter(isTerminal)).toMatchObject([{ type: "finish" }]);
  expect(textOf(parts)).toBe("Whole.");
});

it("a stream ends at its first end, whatever was recorded later", () => {
  const turn = recordOf([
    question,
    answered("turn_1"),
    stopped("turn_1", { code: "not_approved" }),
  ]);
  const [segment] = segmentsOf("con_1", turn);
  expect(segment?.parts.filter(({ part }) => isTerminal(part))).toEqual([segment?.parts.at(-1)]);
  expect(segment?.parts.at(-1)).toMatchObject({ part: { type: "finish" }, seq: 19_999_999 });
});

it("an unfinished step has its saved text", () => {
  const turn = recordOf([question, looked("turn_1", ["a"])]);
  const checkpoints = [
    { number: 300_001, opening: 1, step: 1, at: 0, text: "It " },
    { number: 300_002, opening: 1, step: 1, at: 3, text: "is" },
    { number: 400_001, opening: 9, step: 1, at: 0, text: "Of another stream" },
  ];
  const [segment] = segmentsOf("con_1", turn, checkpoints);
  expect(segment?.ended).toBe(false);
  expect(segment?.parts.slice(-4).map(({ part }) => part)).toEqual([
    { type: "step-start", step: 1, message_id: "msg_2" },
    { type: "event", event: { event: "thinking", status: "working", iteration: 2 } },
    { type: "text-start", id: "msg_2-1-1" },
    { type: "text-delta", id: "msg_2-1-1", delta: "It is" },
  ]);
});

it("a title given during a step comes after that step", () => {
  const turn = recordOf([question, titled, looked("turn_1", ["a"]), answered("turn_1")]);
  const types = joinSegments(segmentsOf("con_1", turn)).map(({ part }) =>
    part.type === "event" ? part.event.event : part.type,
  );
  expect(types.indexOf("title")).toBe(types.indexOf("step-end") + 1);
});

it("entries without a question have no parts", () => {
  const entries: Entry.Info[] = recordOf([answered("turn_1")]);
  expect(segmentsOf("con_1", entries)).toEqual([]);
});
