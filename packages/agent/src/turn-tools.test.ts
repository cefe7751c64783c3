import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Model, ModelEvent } from "./model/model.ts";
import { call, malformedCall, say } from "./model/scripted.ts";
import { lines, partsOf, staged } from "./turn/turn.fixture.ts";
import type { TurnTools } from "./turn/turn.ts";

const price = (symbol: string) => call("get_price", { symbol });
const answer = say("Done.");
const Asked = z.object({ symbol: z.string() });

/** What was stored and shown of a turn's first step, which makes these calls. */
async function stepOf(calls: Parameters<typeof staged>[0][number], tools: Partial<TurnTools> = {}) {
  const { turn, entries, model } = staged([calls, answer], { tools });
  const parts = await partsOf(turn);
  const [step] = entries;
  if (step?.kind !== "step") throw new Error("the first entry is the step");
  const shown = parts.filter(({ type }) => type.startsWith("tool-"));
  return { step, shown, parts, entries, sent: model.requests[1]?.messages };
}

describe("the calls of one step", () => {
  it("run in parallel", async () => {
    const started: string[] = [];
    const both = Promise.withResolvers<void>();
    const { shown } = await stepOf([price("A"), price("B")], {
      run: async (_, raw) => {
        const { symbol } = Asked.parse(raw);
        started.push(symbol);
        if (started.length === 2) both.resolve();
        await both.promise;
        throw new Fault("missing", "not_found", symbol);
      },
    });
    expect(started).toEqual(["A", "B"]);
    expect(shown.map(({ type }) => type)).toEqual([
      "tool-call",
      "tool-call",
      "tool-error",
      "tool-error",
    ]);
  });

  it("have their results in the order of the calls, whichever finishes first", async () => {
    const second = Promise.withResolvers<void>();
    const { step, shown } = await stepOf([price("SLOW"), price("FAST")], {
      run: async (_, raw) => {
        const { symbol } = Asked.parse(raw);
        if (symbol === "SLOW") await second.promise;
        else second.resolve();
        throw new Fault("missing", "not_found", symbol);
      },
    });
    expect(step.results.map(({ shown: { error } }) => error)).toEqual([
      { code: "not_found", message: "SLOW" },
      { code: "not_found", message: "FAST" },
    ]);
    expect(shown.flatMap((part) => ("call_id" in part ? part.call_id : []))).toEqual([
      "call_1",
      "call_2",
      "call_1",
      "call_2",
    ]);
  });

  it("get unique ids, whatever ids the model gave them", async () => {
    const { step } = await stepOf([
      call("get_count", {}, ""),
      call("get_count", {}, "same"),
      call("get_count", {}, "same"),
    ]);
    expect(step.calls.map(({ id }) => id)).toEqual(["call_1", "call_2", "call_3"]);
    expect(step.results.map(({ call_id }) => call_id)).toEqual(["call_1", "call_2", "call_3"]);
  });

  it("with half a surrogate pair are repaired in stream and record, and refused", async () => {
    const ran: unknown[] = [];
    const input = { symbol: "A\ud83d", more: [{ "k\ude80": "\ude80" }] };
    const { step, shown, sent } = await stepOf([call("get_price", input)], {
      run: async (_: unknown, asked: unknown) => {
        ran.push(asked);
        throw new Fault("missing", "not_found", "A");
      },
    });
    const whole = { symbol: "A\ufffd", more: [{ "k\ufffd": "\ufffd" }] };
    expect(ran).toEqual([]);
    expect(step.calls[0]).toMatchObject({ input: whole, malformed_bytes: expect.any(Number) });
    expect(shown[0]).toMatchObject({ type: "tool-call", input: whole });
    expect(step.results[0]?.shown).toMatchObject({ error: { code: "invalid_arguments" } });
    expect(JSON.stringify(sent)).toContain("lone surrogates");
  });

  it("list each source once", async () => {
    const { parts } = await stepOf([price("A"), price("B"), call("get_count", {})]);
    const sources = parts.flatMap((part) => (part.type === "source" ? part.source_id : []));
    expect(sources).toEqual(["tool:get_price:v1", "tool:get_count:v1"]);
  });

  it("run up to 20 of them; the others get an error", async () => {
    const { step } = await stepOf(Array.from({ length: 25 }, () => call("get_count", {})));
    expect(step.results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => "success"),
      ...Array.from({ length: 5 }, () => "error"),
    ]);
    expect(step.results.at(-1)?.shown).toEqual({
      error: {
        code: "too_many_calls",
        message: "At most 20 calls a step are answered. Ask for the rest in the next step.",
      },
    });
  });
});

describe("a call that cannot be run goes back to the model as an error", () => {
  it("when there is no such tool", async () => {
    const { step, shown, sent, entries } = await stepOf([call("get_moon", { phase: "full" })]);
    expect(lines([step, ...shown])).toMatchInlineSnapshot(`
      "{"kind":"step","turn_id":"turn_1","text":"","calls":[{"id":"call_1","name":"get_moon","input":{"phase":"full"},"malformed_bytes":null}],"results":[{"call_id":"call_1","status":"error","shown":{"error":{"code":"unknown_tool","message":"There is no such tool here. Available tools: get_price, get_count."}},"result":null}],"usage":{"input_tokens":100,"output_tokens":10},"micro_usd":null,"timing":{"first_ms":0,"model_ms":0}}
      {"type":"tool-call","call_id":"call_1","tool":"get_moon","input":{"phase":"full"}}
      {"type":"tool-error","call_id":"call_1","tool":"get_moon","error":{"code":"unknown_tool","message":"There is no such tool here. Available tools: get_price, get_count."}}"
    `);
    const results = step.results.map(({ result: _, ...seen }) => seen);
    expect(sent?.at(-1)).toEqual({ role: "tools", results });
    expect(entries.at(-1)).toMatchObject({ kind: "answer", text: "Done." });
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "when its name is %s",
    async (name) => {
      const { step } = await stepOf([call(name, {})]);
      expect(step.calls).toMatchObject([{ name }]);
      expect(step.results).toMatchObject([
        { status: "error", shown: { error: { code: "unknown_tool" } }, result: null },
      ]);
    },
  );

  it.each(["", "get price", "get_price\n", "x".repeat(65), "prix_é"])(
    "when its name %j is invalid for model APIs",
    async (name) => {
      const { step } = await stepOf([call(name, {})]);
      expect(step.calls).toMatchObject([{ name: "unreadable_name" }]);
      expect(step.results).toMatchObject([{ shown: { error: { code: "unknown_tool" } } }]);
    },
  );

  it("when its arguments are not JSON", async () => {
    const { step, shown } = await stepOf([malformedCall("get_price", 1_000_000)]);
    expect(lines([step, ...shown])).toMatchInlineSnapshot(`
      "{"kind":"step","turn_id":"turn_1","text":"","calls":[{"id":"call_1","name":"get_price","input":{},"malformed_bytes":1000000}],"results":[{"call_id":"call_1","status":"error","shown":{"error":{"code":"invalid_arguments","message":"The arguments must be a JSON object without lone surrogates. Send them again."}},"result":null}],"usage":{"input_tokens":100,"output_tokens":10},"micro_usd":null,"timing":{"first_ms":0,"model_ms":0}}
      {"type":"tool-call","call_id":"call_1","tool":"get_price","input":{}}
      {"type":"tool-error","call_id":"call_1","tool":"get_price","error":{"code":"invalid_arguments","message":"The arguments must be a JSON object without lone surrogates. Send them again."}}"
    `);
  });

  it.each([["a list"], ["an array", []], ["nothing", null], ["a number", 7]])(
    "when its arguments are %s",
    async (_, input: unknown = "text") => {
      const { step } = await stepOf([call("get_price", input)]);
      expect(step.calls).toMatchObject([{ input: {} }]);
      expect(step.results).toMatchObject([{ shown: { error: { code: "invalid_arguments" } } }]);
    },
  );

  it("when its arguments do not match the schema", async () => {
    const { step } = await stepOf([call("get_price", { symbol: 7 })]);
    expect(step.calls).toMatchObject([{ input: { symbol: 7 } }]);
    expect(step.results).toMatchObject([{ shown: { error: { code: "invalid_arguments" } } }]);
  });

  it("while the other calls of the step continue", async () => {
    const { step } = await stepOf([call("get_moon", {}), price("VOO")]);
    expect(step.results.map(({ status }) => status)).toEqual(["error", "success"]);
  });
});

it("a tool that throws something other than a fault ends the turn, and no partial step is stored", async () => {
  const { turn, entries } = staged([[say("Let me look."), price("VOO")]], {
    tools: {
      run: async () => {
        throw new TypeError("x is not a function");
      },
    },
  });
  const parts = await partsOf(turn);
  const failure = {
    code: "internal",
    message: "Something went wrong. The message is kept; try again.",
    retryable: false,
  };
  expect(parts.at(-1)).toEqual({ type: "error", ...failure });
  expect(entries).toEqual([
    {
      kind: "stopped",
      turn_id: "turn_1",
      text: "Let me look.",
      ...failure,
      usage: { input_tokens: 100, output_tokens: 10 },
      micro_usd: null,
    },
  ]);
});

it("a call starts as soon as its own arguments are complete, before the reply is", async () => {
  const ran = Promise.withResolvers<void>();
  const whole = (name: string, input: unknown): ModelEvent => ({
    type: "tool-call",
    call: { id: "u", name, input, malformed_bytes: null },
  });
  let asked = 0;
  const model: Model = {
    id: "slow",
    async *stream() {
      asked += 1;
      if (asked === 1) {
        yield whole("get_count", {});
        await ran.promise;
        yield whole("get_price", { symbol: "VOO" });
        yield { type: "end", reason: "tools", usage: null };
        return;
      }
      yield { type: "text-delta", text: "Done." };
      yield { type: "end", reason: "stop", usage: null };
    },
  };
  const { turn, entries } = staged([], {
    model,
    tools: {
      run: (tool, raw, signal) => {
        if (tool.name === "get_count") ran.resolve();
        return tool.run(raw, {}, signal);
      },
    },
  });
  const parts = await partsOf(turn);
  expect(parts.at(-1)?.type).toBe("finish");
  const [step] = entries;
  expect(step?.kind === "step" && step.results.map(({ call_id }) => call_id)).toEqual([
    "call_1",
    "call_2",
  ]);
});
