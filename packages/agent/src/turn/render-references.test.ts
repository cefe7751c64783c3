import { Fault } from "@advisor/domain/fault";
import type { CheckpointPiece } from "@advisor/domain/journal";
import { runTool } from "@advisor/tools/run-tool";
import { describe, expect, it } from "vitest";
import { call, ends, fails, type ScriptEvent, say } from "../model/scripted.ts";
import { tools as offered } from "../reference/reference.fixture.ts";
import { partsOf, staged, textOf } from "./turn.fixture.ts";

const holdings = call("get_holdings", {});
const loss = "{{r1.Karen's IRA.PFE.gain}}";

/** A turn that looks the holdings up, and what it shows and stores. */
async function answered(
  steps: readonly (ScriptEvent | ScriptEvent[])[],
  over: Parameters<typeof staged>[1] = {},
) {
  const turn = staged(steps, {
    tools: { offered, run: (tool, raw, signal) => runTool(tool, raw, {}, signal) },
    ...over,
  });
  const parts = await partsOf(turn.turn, (part) => {
    if (part.type === "text-delta" && part.delta.startsWith("STOP")) {
      turn.stop.abort(new Fault("conflict", "interrupted", "Stopped."));
    }
  });
  return { ...turn, parts, text: textOf(parts), answer: turn.entries.at(-1) };
}

const pieces = (text: string): ScriptEvent[] => (text.match(/.{1,5}/gs) ?? []).map(say);

describe("a reference in an answer", () => {
  it("is shown, stored and saved as the figure, however it is cut", async () => {
    const saved: CheckpointPiece[] = [];
    const { text, answer, model, parts } = await answered(
      [holdings, pieces(`Pfizer in Karen's IRA shows a loss of ${loss}, so far.`)],
      { store: { checkpoint: async (piece) => void saved.push(piece) } },
    );
    const shown = "Pfizer in Karen's IRA shows a loss of -$6,150.00, so far.";
    expect(text).toBe(shown);
    expect(answer).toMatchObject({ kind: "answer", text: shown, grounding: { valid: true } });
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify([saved, parts])).not.toContain("{{");
  });

  it("that names no figure is asked for again, with what there is", async () => {
    const { text, answer, model } = await answered([
      holdings,
      pieces("Pfizer in Karen's IRA shows {{r1.Karen's IRA.PFE.gian}}, a loss."),
      pieces(`a loss of ${loss}.`),
    ]);
    expect(text).toBe("Pfizer in Karen's IRA shows a loss of -$6,150.00.");
    expect(answer).toMatchObject({
      text,
      grounding: { valid: true, unmatched: [], retried: ["r1.Karen's IRA.PFE.gian"] },
    });
    expect(model.requests.at(-1)?.context.at(-1)).toMatch(
      /^\{\{r1\.Karen's IRA\.PFE\.gian\}\} names no figure: Karen's IRA\.PFE has no gian, but it has gain,.*"""Pfizer in Karen's IRA shows """/,
    );
  });

  it("is marked where the second version has no figure for it either", async () => {
    const { text, answer } = await answered([
      holdings,
      say("Pfizer: {{r1.PFE.gian}} now."),
      say("Pfizer: {{r1.PFE.gainz}} now."),
    ]);
    expect(text).toBe("Pfizer: [no such figure] now.");
    expect(answer).toMatchObject({ grounding: { valid: false, unmatched: ["[no such figure]"] } });
  });

  it("to a figure of another holding than the sentence's is found like a written figure", async () => {
    const { model, answer } = await answered([
      holdings,
      pieces(`Reliance shows ${loss}, a loss.`),
      say("a gain of {{r1.RELIANCE.gain}}."),
    ]);
    expect(model.requests.at(-1)?.context.at(-1)).toMatch(
      /do not support this in your answer: \$6,150\.00/,
    );
    expect(answer).toMatchObject({
      text: "Reliance shows a gain of $315.25.",
      grounding: { valid: true },
    });
  });

  it("is asked for again where this question has no results", async () => {
    const { text, model } = await answered([
      [say("It is "), say("{{r1.PFE.gain}}"), say(" now.")],
      say("not known here."),
    ]);
    expect(text).toBe("It is not known here.");
    expect(model.requests.at(-1)?.context.at(-1)).toMatch(/earlier ones cannot be referred to/);
  });
});

describe("a text that ends within a reference", () => {
  const half = [say("It is "), say("{{r1.Karen's IR")];

  it("because the model failed has nothing of it", async () => {
    const broken = fails(new Fault("upstream", "model_stream_error", "The model failed."));
    const { text, answer } = await answered([holdings, [...half, broken]]);
    expect([text, answer]).toMatchObject(["It is ", { kind: "stopped", text: "It is " }]);
  });

  it("because it was stopped has nothing of it", async () => {
    const { answer } = await answered([
      holdings,
      [say("STOP "), say("{{r1.Karen"), { type: "silent" }],
    ]);
    expect(answer).toMatchObject({ kind: "stopped", code: "interrupted", text: "STOP " });
  });

  it("because of its length has nothing of it, so that it can go on", async () => {
    const { text, answer } = await answered([holdings, [...half, ends("length", null)]]);
    expect([text, answer]).toMatchObject(["It is ", { stop_reason: "length", text: "It is " }]);
  });

  it("and is complete is asked for again", async () => {
    const { text } = await answered([holdings, half, say("$380,000.50.")]);
    expect(text).toBe("It is $380,000.50.");
  });
});

it("in the words before a call a reference is rendered, and the places of the reasoning move with it", async () => {
  const blocks = [
    { after: { characters: 0, calls: 0 }, block: { text: "first" } },
    { after: { characters: loss.length + 7, calls: 0 }, block: { text: "then" } },
  ];
  const end: ScriptEvent = { type: "end", reason: "tools", usage: null, thinking: blocks };
  const input = { note: loss };
  const { entries, parts } = await answered([
    holdings,
    [
      { type: "reasoning-delta", text: loss },
      ...[say("It is "), say(loss), say(".")],
      call("get_holdings", input),
      end,
    ],
    say("Done."),
  ]);
  const figure = "-$6,150.00";
  expect(entries[1]).toMatchObject({
    text: `It is ${figure}.`,
    reasoning: [{ text: loss }],
    calls: [{ input }],
    thinking: {
      blocks: [{ after: { characters: 0 } }, { after: { characters: figure.length + 7 } }],
    },
  });
  expect(textOf(parts)).toBe(`It is ${figure}.Done.`);
});
