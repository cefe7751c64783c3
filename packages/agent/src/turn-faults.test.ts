import { Fault, type Kind } from "@advisor/domain/fault";
import type { Wait } from "@advisor/domain/world";
import { describe, expect, it } from "vitest";
import { call, fails, malformedCall, say, silent } from "./model/scripted.ts";
import { partsOf, patienceMs, staged, textOf } from "./turn/turn.fixture.ts";

const fault = (code: string, kind: Kind = "upstream") => new Fault(kind, code, `It is ${code}.`);

/** The estimated usage of a failed step of a model without a known price. */
const estimated = (output_tokens: number) => ({
  usage: { input_tokens: 89, output_tokens, estimated: true },
  micro_usd: null,
});

const codes: [string, Kind, number][] = [
  ["model_throttled", "busy", 5],
  ["model_unavailable", "upstream", 3],
  ["model_misconfigured", "defect", 1],
  ["context_too_long", "invalid", 1],
  ["model_stream_error", "upstream", 1],
  ["model_stream_truncated", "upstream", 1],
  ["model_stream_corrupt", "upstream", 1],
];

describe.each(codes)("a model that always fails with %s", (code, kind, tries) => {
  const failing = fails(fault(code, kind));
  const { message, retryable } = fault(code, kind);
  const failure = { code, message, retryable };

  it(`before its first word is asked ${tries} times`, async () => {
    const { turn, model, entries } = staged(Array.from({ length: 9 }, () => failing));
    const parts = await partsOf(turn);
    expect(model.requests).toHaveLength(tries);
    expect(parts.at(-1)).toEqual({ type: "error", ...failure });
    const cost = code.startsWith("model_stream") ? estimated(0) : {};
    expect(entries).toEqual([
      { kind: "stopped", turn_id: "turn_1", text: "", ...failure, ...cost },
    ]);
  });

  it("after its first word is asked once, and the word is kept", async () => {
    const { turn, model, entries } = staged([[say("Half"), failing], say("Whole.")]);
    const parts = await partsOf(turn);
    expect(model.requests).toHaveLength(1);
    expect(textOf(parts)).toBe("Half");
    expect(entries).toEqual([
      { kind: "stopped", turn_id: "turn_1", text: "Half", ...failure, ...estimated(1) },
    ]);
  });
});

describe("a retry", () => {
  const throttled = fails(fault("model_throttled", "busy"));

  it("that succeeds leaves no trace of the first attempt", async () => {
    const { turn, entries } = staged([throttled, say("Here.")]);
    const parts = await partsOf(turn);
    expect(parts.filter(({ type }) => type === "step-start")).toHaveLength(1);
    expect(entries).toMatchObject([{ kind: "answer", text: "Here." }]);
  });

  it("waits longer each time, between half and all of the full pause", async () => {
    const always = Array.from({ length: 9 }, () => throttled);
    const soonest = staged(always, { world: { random: () => 0 } });
    await partsOf(soonest.turn);
    expect(soonest.pauses).toEqual([150, 450, 1_200, 2_400]);
    const latest = staged(always, { world: { random: () => 1 } });
    await partsOf(latest.turn);
    expect(latest.pauses).toEqual([300, 900, 2_400, 4_800]);
  });

  it("is also made after tools have run", async () => {
    const { turn, entries } = staged([call("get_count", {}), throttled, say("Three.")]);
    await partsOf(turn);
    expect(entries.map(({ kind }) => kind)).toEqual(["step", "answer"]);
  });

  it("is made when only empty text has arrived", async () => {
    const { turn, entries } = staged([[say(""), throttled], say("Here.")]);
    await partsOf(turn);
    expect(entries).toMatchObject([{ kind: "answer", text: "Here." }]);
  });

  it("is not made when the turn is stopped in the pause before it", async () => {
    const { turn, model, stop } = staged([throttled, say("Here.")]);
    const wait: Wait = (milliseconds, signal) => {
      if (milliseconds !== patienceMs) stop.abort(fault("interrupted", "conflict"));
      return turn.world.wait(milliseconds, signal);
    };
    const parts = await partsOf({ ...turn, world: { ...turn.world, wait } });
    expect(model.requests).toHaveLength(1);
    expect(parts.at(-1)).toEqual({ type: "interrupted", reason: "interrupted" });
  });

  it("is not made for an unexpected error", async () => {
    const cause = new Error("socket hang up");
    const { turn, model, defects } = staged([fails(cause), say("Here.")]);
    const parts = await partsOf(turn);
    expect(model.requests).toHaveLength(1);
    expect(parts.at(-1)).toMatchObject({ type: "error", code: "internal" });
    expect(defects).toEqual([cause]);
  });

  it("is not made after a call, so that no call is made twice", async () => {
    const { turn, model, entries } = staged([[malformedCall("get_price", 9), throttled]]);
    await partsOf(turn);
    expect(model.requests).toHaveLength(1);
    expect(entries).toMatchObject([{ kind: "stopped", code: "model_throttled" }]);
  });
});

describe("a conversation that is too long for the model", () => {
  const tooLong = fails(fault("context_too_long", "invalid"));
  const turns = [1, 2, 3, 4].flatMap((number) => [
    [
      { role: "user" as const, text: `Question ${number}` },
      { role: "assistant" as const, text: `Answer ${number}`, calls: [] },
    ],
  ]);
  const now = [{ role: "user" as const, text: "Now?" }];

  it("is sent again without the older half of its turns", async () => {
    const { turn, model, pauses } = staged([tooLong, say("Yes.")], {
      prompt: { turns: [...turns, now] },
    });
    const parts = await partsOf(turn);
    expect(model.requests.map(({ messages }) => messages.map((one) => "text" in one && one.text))) //
      .toEqual([
        [1, 2, 3, 4].flatMap((n) => [`Question ${n}`, `Answer ${n}`]).concat("Now?"),
        ["Question 4", "Answer 4", "Now?"],
      ]);
    expect(parts.at(-1)?.type).toBe("finish");
    expect(pauses).toEqual([]);
  });

  it("is shortened only once", async () => {
    const { turn, model } = staged([tooLong, tooLong, say("Yes.")], {
      prompt: { turns: [...turns, now] },
    });
    const parts = await partsOf(turn);
    expect(model.requests).toHaveLength(2);
    expect(parts.at(-1)).toMatchObject({ type: "error", code: "context_too_long" });
  });

  it("keeps the results of its own turn", async () => {
    const { turn, model } = staged([call("get_count", {}), tooLong, say("Three.")], {
      prompt: { turns: [...turns, [...now]] },
    });
    await partsOf(turn);
    expect(model.requests.at(-1)?.messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
      "tools",
    ]);
  });
});

describe("a model that goes silent", () => {
  const runsOut: Wait = async () => undefined;
  const failure = {
    type: "error",
    code: "model_timeout",
    message: "The model stopped answering. Try again in a moment.",
    retryable: true,
  };

  it("has one timer for its first chunk and those after it, whatever they contain", async () => {
    const patience: number[] = [];
    const { turn } = staged([[say("a"), say("b"), say("c")]]);
    const wait: Wait = (milliseconds, signal) => {
      patience.push(milliseconds);
      return turn.world.wait(patienceMs, signal);
    };
    const bounds = { ...turn.bounds, silenceMs: 3 };
    await partsOf({ ...turn, bounds, world: { ...turn.world, wait } });
    expect(patience).toEqual([3]);
  });

  it("before its first word times out", async () => {
    const { turn, entries } = staged([silent()], { world: { wait: runsOut } });
    const parts = await partsOf(turn);
    expect(parts.at(-1)).toEqual(failure);
    expect(entries).toMatchObject([{ kind: "stopped", code: "model_timeout", text: "" }]);
  });

  it("in the middle of its text keeps the text so far and cancels the request", async () => {
    const { turn, entries, model } = staged([[say("Half"), silent()]]);
    const signals: AbortSignal[] = [];
    const said = Promise.withResolvers<void>();
    const wait: Wait = () => said.promise;
    const parts = await partsOf({
      ...turn,
      world: { ...turn.world, wait },
      model: {
        id: "watched",
        async *stream(request, signal) {
          signals.push(signal);
          for await (const event of model.stream(request, signal)) {
            yield event;
            said.resolve();
          }
        },
      },
    });
    expect(parts.at(-1)).toEqual(failure);
    expect(entries).toMatchObject([{ code: "model_timeout", text: "Half" }]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
