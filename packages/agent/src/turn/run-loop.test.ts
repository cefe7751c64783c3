import { Fault } from "@advisor/domain/fault";
import { isTerminal } from "@advisor/protocol/part";
import { describe, expect, it } from "vitest";
import { call, ends, fails, malformedCall, say, scripted } from "../model/scripted.ts";
import { noSpending } from "./spending.ts";
import { lines, partsOf, staged, textOf } from "./turn.fixture.ts";

const price = (symbol: string) => call("get_price", { symbol });

describe("a question without tools", () => {
  it("is answered and stored before the finish part", async () => {
    const { turn, entries } = staged([[say("Hel"), say("lo.")]]);
    const parts = await partsOf(turn, (part) => {
      if (isTerminal(part)) expect(entries).toHaveLength(1);
    });
    expect(lines(parts)).toMatchInlineSnapshot(`
      "{"type":"start","conversation_id":"con_1","turn_id":"turn_1","user_message_id":"msg_1","message_id":"msg_2"}
      {"type":"event","event":{"event":"thinking","status":"analyzing","iteration":0}}
      {"type":"step-start","step":0,"message_id":"msg_2"}
      {"type":"event","event":{"event":"thinking","status":"working","iteration":1}}
      {"type":"text-start","id":"msg_2-0-1"}
      {"type":"text-delta","id":"msg_2-0-1","delta":"Hel"}
      {"type":"text-delta","id":"msg_2-0-1","delta":"lo."}
      {"type":"text-end","id":"msg_2-0-1"}
      {"type":"step-end","reason":"stop","usage":{"input_tokens":100,"output_tokens":10}}
      {"type":"event","event":{"event":"usage","input_tokens":100,"output_tokens":10,"cost_usd":null}}
      {"type":"event","event":{"event":"grounding","valid":true,"citations":[],"unmatched":[],"unknown_citations":[]}}
      {"type":"finish","reason":"stop","usage":{"input_tokens":100,"output_tokens":10}}"
    `);
    expect(lines(entries)).toMatchInlineSnapshot(
      `"{"kind":"answer","turn_id":"turn_1","text":"Hello.","stop_reason":"stop","usage":{"input_tokens":100,"output_tokens":10},"micro_usd":null,"timing":{"first_ms":0,"model_ms":0},"grounding":{"valid":true,"citations":[],"unmatched":[],"unknown_citations":[]}}"`,
    );
  });

  it("sends the model the system prompt, the history and the schemas of the tools", async () => {
    const { turn, model } = staged([say("Hello.")]);
    await partsOf(turn);
    expect(lines(model.requests)).toMatchInlineSnapshot(
      `"{"system":"Be brief.","messages":[{"role":"user","text":"How much?"}],"context":[],"tools":[{"name":"get_price","description":"The price of one fund.","schema":{"type":"object","properties":{"symbol":{"type":"string"}},"required":["symbol"],"additionalProperties":false}},{"name":"get_count","description":"How many there are.","schema":{"type":"object","properties":{},"additionalProperties":false}}],"choice":"auto","max_tokens":500}"`,
    );
  });

  it("records the model's stop reason", async () => {
    const { turn, entries } = staged([[say("A long"), ends("length", null)]]);
    const parts = await partsOf(turn);
    const usage = { input_tokens: 89, output_tokens: 2, estimated: true };
    expect(parts.at(-1)).toEqual({ type: "finish", reason: "length", usage });
    expect(entries).toMatchObject([{ text: "A long", stop_reason: "length", usage }]);
  });

  it("states that the model said nothing", async () => {
    const noAnswer = "The model gave no answer. Ask again, or put the question another way.";
    for (const blank of [[], [say("")], [say(" \n")]]) {
      const { turn, entries } = staged([blank]);
      const parts = await partsOf(turn);
      expect(textOf(parts).trim()).toBe(noAnswer);
      expect(entries).toMatchObject([{ kind: "answer", text: noAnswer }]);
      expect(parts.at(-1)?.type).toBe("finish");
    }
  });

  it("starts its text once, however many empty deltas come first", async () => {
    const { turn } = staged([[say(""), say(""), say("Hi."), say("")]]);
    const text = (await partsOf(turn)).filter(({ type }) => type.startsWith("text-"));
    expect(text).toEqual([
      { type: "text-start", id: "msg_2-0-1" },
      { type: "text-delta", id: "msg_2-0-1", delta: "Hi." },
      { type: "text-end", id: "msg_2-0-1" },
    ]);
  });
});

it.each([
  ["its answer", [say("Hello.")]],
  ["the failure of its model", [fails(new Fault("upstream", "model_x", "Gone."))]],
])("a turn begins to give its slot back before %s is stored, not after it", async (_, steps) => {
  const order: string[] = [];
  const { turn } = staged([steps], {
    money: { spending: { ...noSpending, settle: () => order.push("settled") } },
    store: {
      async finish() {
        order.push("stored");
        return [];
      },
    },
  });
  await partsOf(turn);
  expect(order).toEqual(["settled", "stored"]);
});

describe("a question with tools", () => {
  it("shows and stores each step with its calls and results, then the answer", async () => {
    const { turn, entries } = staged([[say("Let me look."), price("VOO")], say("It is 7.")]);
    expect(lines(await partsOf(turn))).toMatchInlineSnapshot(`
      "{"type":"start","conversation_id":"con_1","turn_id":"turn_1","user_message_id":"msg_1","message_id":"msg_2"}
      {"type":"event","event":{"event":"thinking","status":"analyzing","iteration":0}}
      {"type":"step-start","step":0,"message_id":"msg_2"}
      {"type":"event","event":{"event":"thinking","status":"working","iteration":1}}
      {"type":"text-start","id":"msg_2-0-1"}
      {"type":"text-delta","id":"msg_2-0-1","delta":"Let me look."}
      {"type":"text-end","id":"msg_2-0-1"}
      {"type":"tool-call","call_id":"call_1","tool":"get_price","input":{"symbol":"VOO"}}
      {"type":"tool-result","call_id":"call_1","tool":"get_price","result":{"source_id":"tool:get_price:v1","as_of":"2026-11-20","provider":"household","delay":"eod","simulated":true,"data":{"symbol":"VOO","price":7}}}
      {"type":"source","source_id":"tool:get_price:v1","title":"get_price, as of 2026-11-20"}
      {"type":"event","event":{"event":"side_panel_update","timestamp":"2026-11-20T15:00:00.000Z","panel":{"view":"etf","view_state":{"ticker":"VOO"}}}}
      {"type":"step-end","reason":"tools","usage":{"input_tokens":100,"output_tokens":10}}
      {"type":"step-start","step":1,"message_id":"msg_2"}
      {"type":"event","event":{"event":"thinking","status":"working","iteration":2}}
      {"type":"text-start","id":"msg_2-1-1"}
      {"type":"text-delta","id":"msg_2-1-1","delta":"It is "}
      {"type":"text-delta","id":"msg_2-1-1","delta":"7."}
      {"type":"text-end","id":"msg_2-1-1"}
      {"type":"step-end","reason":"stop","usage":{"input_tokens":100,"output_tokens":10}}
      {"type":"event","event":{"event":"usage","input_tokens":200,"output_tokens":20,"cost_usd":null}}
      {"type":"event","event":{"event":"grounding","valid":true,"citations":[],"unmatched":[],"unknown_citations":[]}}
      {"type":"finish","reason":"stop","usage":{"input_tokens":200,"output_tokens":20}}"
    `);
    expect(lines(entries)).toMatchInlineSnapshot(`
      "{"kind":"step","turn_id":"turn_1","text":"Let me look.","calls":[{"id":"call_1","name":"get_price","input":{"symbol":"VOO"},"malformed_bytes":null}],"results":[{"call_id":"call_1","status":"success","shown":{"source_id":"tool:get_price:v1","as_of":"2026-11-20","provider":"household","delay":"eod","simulated":true,"data":{"symbol":"VOO","price":7}},"result":{"source_id":"tool:get_price:v1","as_of":"2026-11-20","provider":"household","delay":"eod","simulated":true,"data":{"symbol":"VOO","price":7}},"ms":0,"panel":{"event":"side_panel_update","timestamp":"2026-11-20T15:00:00.000Z","panel":{"view":"etf","view_state":{"ticker":"VOO"}}}}],"usage":{"input_tokens":100,"output_tokens":10},"micro_usd":null,"timing":{"first_ms":0,"model_ms":0}}
      {"kind":"answer","turn_id":"turn_1","text":"It is 7.","stop_reason":"stop","usage":{"input_tokens":200,"output_tokens":20},"micro_usd":null,"timing":{"first_ms":0,"model_ms":0},"grounding":{"valid":true,"citations":[],"unmatched":[],"unknown_citations":[]}}"
    `);
  });

  it("sends the results back to the model", async () => {
    const { turn, model } = staged([price("VOO"), say("It is 7.")]);
    await partsOf(turn);
    expect(lines(model.requests[1]?.messages ?? [])).toMatchInlineSnapshot(`
      "{"role":"user","text":"How much?"}
      {"role":"assistant","text":"","calls":[{"id":"call_1","name":"get_price","input":{"symbol":"VOO"},"malformed_bytes":null}]}
      {"role":"tools","results":[{"call_id":"call_1","status":"success","shown":{"ref":"r1","source_id":"tool:get_price:v1","as_of":"2026-11-20","provider":"household","delay":"eod","simulated":true,"data":{"symbol":"VOO","price":7}}}]}"
    `);
  });

  it("reports once, before its end, whether the tools' results support the answer", async () => {
    const { turn, entries } = staged([
      price("VOO"),
      say("It is 7, or $8.50. [tool:get_price:v1] [tool:fake:v1]"),
      say("7, or $8.60. [tool:fake:v1]"),
    ]);
    const parts = await partsOf(turn);
    const grounding = {
      valid: false,
      citations: ["tool:get_price:v1", "tool:fake:v1"],
      unmatched: ["$8.50"],
      unknown_citations: ["tool:fake:v1"],
      retried: ["$8.50", "tool:fake:v1"],
    };
    const events = parts.flatMap((part) => (part.type === "event" ? part.event : []));
    expect(events.filter(({ event }) => event === "grounding")).toHaveLength(1);
    expect(parts.at(-2)).toEqual({ type: "event", event: { event: "grounding", ...grounding } });
    expect(entries.at(-1)).toMatchObject({ kind: "answer", grounding });
  });

  it("accepts figures from the results of earlier turns", async () => {
    const first = staged([price("VOO"), say("It is 7.")]).turn;
    await partsOf(first);
    first.prompt.turns.at(-1)?.push({ role: "assistant", text: "It is 7.", calls: [] });
    const { turn } = staged([say("As I said, $7.00, not $9.00.")], {
      prompt: { turns: [...first.prompt.turns, [{ role: "user", text: "Again?" }]] },
    });
    const parts = await partsOf(turn);
    expect(parts.at(-2)).toMatchObject({ event: { event: "grounding", unmatched: ["$9.00"] } });
  });

  it("adds up the tokens of all steps, and records those of each", async () => {
    const before = { usage: { input_tokens: 1, output_tokens: 1 }, micro_usd: 0 };
    const { turn } = staged(
      [
        [price("VOO"), ends("tools", { input_tokens: 100, output_tokens: 5 })],
        [price("VOO"), ends("tools", null)],
        [say("It is 7."), ends("stop", { input_tokens: 200, output_tokens: 20 })],
      ],
      { stored: { total: before } },
    );
    const usages = (await partsOf(turn))
      .filter((part) => part.type === "step-end" || part.type === "finish")
      .map(({ type, usage }) => [
        type,
        usage?.input_tokens,
        usage?.output_tokens,
        usage?.estimated,
      ]);
    expect(usages).toEqual([
      ["step-end", 100, 5, undefined],
      ["step-end", 178, 7, true],
      ["step-end", 200, 20, undefined],
      ["finish", 479, 33, true],
    ]);
  });

  it("continues where a dead turn stopped", async () => {
    const { turn, model } = staged([price("VOO"), say("It is 7.")], { stored: { steps: 2 } });
    const parts = await partsOf(turn);
    const steps = parts.flatMap((part) => (part.type === "step-start" ? part.step : []));
    expect(steps).toEqual([2, 3]);
    expect(model.requests.map(({ choice }) => choice)).toEqual(["auto", "none"]);
  });
});

describe("a model that keeps calling tools", () => {
  const steps = [price("A"), price("B"), price("C")];

  it("is asked once more, for text only", async () => {
    const { turn, model, entries } = staged([...steps, [say("Enough."), price("D")]]);
    const parts = await partsOf(turn);
    expect(model.requests.map(({ choice }) => choice)).toEqual(["auto", "auto", "auto", "none"]);
    expect(entries.map(({ kind }) => kind)).toEqual(["step", "step", "step", "answer"]);
    expect(entries.at(-1)).toMatchObject({ text: "Enough.", stop_reason: "stop" });
    expect(parts.at(-1)?.type).toBe("finish");
  });

  it("and then writes no text, has reached the step limit", async () => {
    const { turn, entries } = staged([...steps, price("D")]);
    const parts = await partsOf(turn);
    const fault = {
      code: "step_limit",
      message: "The question took too many steps. Ask for less at once.",
      retryable: true,
    };
    expect(parts.at(-1)).toEqual({ type: "error", ...fault });
    const cost = { usage: { input_tokens: 100, output_tokens: 10 }, micro_usd: null };
    expect(entries.at(-1)).toEqual({
      kind: "stopped",
      turn_id: "turn_1",
      text: "",
      ...fault,
      ...cost,
    });
    expect(parts.filter(isTerminal)).toHaveLength(1);
  });
});

describe("the scripted model", () => {
  it("throws beyond the end of its script", async () => {
    const model = scripted([]);
    const { turn } = staged([], { model });
    expect((await partsOf(turn)).at(-1)).toMatchObject({ type: "error", code: "internal" });
  });

  it("fails as scripted, after its text", async () => {
    const { turn } = staged([[say("Half"), fails(new Fault("upstream", "model_x", "Gone."))]]);
    const parts = await partsOf(turn);
    expect([textOf(parts), parts.at(-1)]).toEqual([
      "Half",
      { type: "error", code: "model_x", message: "Gone.", retryable: true },
    ]);
  });

  it("can send malformed arguments", async () => {
    const { turn, entries } = staged([malformedCall("get_price", 12), say("Sorry.")]);
    await partsOf(turn);
    expect(entries).toMatchObject([{ calls: [{ input: {}, malformed_bytes: 12 }] }, {}]);
  });
});
