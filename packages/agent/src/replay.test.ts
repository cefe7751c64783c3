import { Fault } from "@advisor/domain/fault";
import type { Part } from "@advisor/protocol/part";
import { describe, expect, it } from "vitest";
import { answered, asked, looked, recordOf, resumed, stopped } from "./record.fixture.ts";
import { replay } from "./replay.ts";
import { type Beat, call, fails, garbled, say } from "./scripted.ts";
import { lines, partsOf, staged } from "./turn.fixture.ts";

/** The question that the staged turn answers. */
const question = { ...asked("turn_1"), message_id: "msg_1", reply_id: "msg_2" };

/** What a turn showed while it ran, and what its record shows again. */
async function both(steps: (Beat | Beat[])[]) {
  const { given, entries } = staged(steps);
  const live = await partsOf(given);
  return { live, again: replay("con_1", recordOf([question, ...entries])) };
}

/** Parts without the events of the moment, with each text in one piece and under its id of any run. */
function plain(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (part.type === "event" && part.event.event !== "grounding") continue;
    if (part.type === "text-delta" && last?.type === "text-delta") last.delta += part.delta;
    else kept.push("id" in part ? { ...part, id: part.id.replace(/-1$/, "") } : { ...part });
  }
  return kept;
}

describe("a turn made again from its record shows what its reader saw", () => {
  it.each<[string, (Beat | Beat[])[]]>([
    ["of an answer", [[say("Hel"), say("lo.")]]],
    [
      "of steps with calls, errors and sources",
      [
        [
          say("Let me "),
          say("look."),
          call("get_price", { symbol: "VOO" }),
          call("get_moon", {}),
          garbled("get_price", 9),
          call("get_count", {}),
        ],
        [call("get_price", { symbol: "BND" })],
        [say("Seven"), say(" and three.")],
      ],
    ],
    ["of an answer with a figure that no source states", [[say("It is $1.23. [web:1]")]]],
  ])("%s", async (_, steps) => {
    const { live, again } = await both(steps);
    expect(again).toEqual(plain(live));
  });

  it("and ends like it when it failed", async () => {
    const fault = fails(new Fault("upstream", "model_stream_error", "The model broke off."));
    const { live, again } = await both([call("get_count", {}), [say("Half"), fault]]);
    expect(again.at(-1)).toEqual(live.at(-1));
    expect(again.filter(({ type }) => type === "text-delta")).toEqual([
      { type: "text-delta", id: "msg_2-1", delta: "Half" },
    ]);
  });
});

it("an interrupted turn ends as interrupted", () => {
  const turn = recordOf([question, looked("turn_1", ["a"]), stopped("turn_1", { text: "It" })]);
  expect(lines(replay("con_1", turn))).toMatchInlineSnapshot(`
    "{"type":"start","conversation_id":"con_1","turn_id":"turn_1","user_message_id":"msg_1","message_id":"msg_2"}
    {"type":"step-start","step":0,"message_id":"msg_2"}
    {"type":"tool-call","call_id":"a","tool":"get_price","input":{"symbol":"a"}}
    {"type":"tool-result","call_id":"a","tool":"get_price","result":{"source_id":"tool:get_price:v1","as_of":"2026-11-20","provider":"household","delay":"eod","simulated":true,"data":{"price":7,"more":"kept whole"}}}
    {"type":"source","source_id":"tool:get_price:v1","title":"get_price, as of 2026-11-20"}
    {"type":"step-end","reason":"tools","usage":{"input_tokens":100,"output_tokens":10}}
    {"type":"step-start","step":1,"message_id":"msg_2"}
    {"type":"text-start","id":"msg_2-1"}
    {"type":"text-delta","id":"msg_2-1","delta":"It"}
    {"type":"text-end","id":"msg_2-1"}
    {"type":"step-end","reason":"other","usage":null}
    {"type":"interrupted","reason":"interrupted"}"
  `);
});

it("a turn that was taken up again shows its last end only", () => {
  const end = answered("turn_1");
  const whole = [question, looked("turn_1", ["a"]), end];
  const died = [question, looked("turn_1", ["a"]), stopped("turn_1"), resumed("turn_1"), end];
  expect(replay("con_1", recordOf(died))).toEqual(replay("con_1", recordOf(whole)));
});

it("entries without a question show nothing", () => {
  expect(replay("con_1", recordOf([answered("turn_1")]))).toEqual([]);
});
