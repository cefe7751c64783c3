import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";
import type { Model, ModelEvent, ModelRequest } from "./model.ts";

/** One event of a scripted step. A step ends by itself unless an event ends it. */
export type ScriptEvent = ModelEvent | { type: "fails"; error: unknown } | { type: "silent" };

export const say = (text: string): ScriptEvent => ({ type: "text-delta", text });

export const call = (name: string, input: unknown, id = "upstream"): ScriptEvent => ({
  type: "tool-call",
  call: { id, name, input, malformed_bytes: null },
});

/** Arguments that are not a JSON object. */
export const malformedCall = (name: string, malformed_bytes: number): ScriptEvent => ({
  type: "tool-call",
  call: { id: "upstream", name, input: {}, malformed_bytes },
});

export const ends = (reason: StopReason, usage: Usage): ScriptEvent => ({
  type: "end",
  reason,
  usage,
});

export const fails = (error: unknown): ScriptEvent => ({ type: "fails", error });

/** Sends nothing more until the call is aborted. */
export const silent = (): ScriptEvent => ({ type: "silent" });

export interface Scripted extends Model {
  /** The requests so far, each as it was at the time. */
  readonly requests: ModelRequest[];
}

/** A model that follows a script: an event or a list of events per step. */
export function scripted(steps: readonly (ScriptEvent | ScriptEvent[])[]): Scripted {
  const requests: ModelRequest[] = [];
  return {
    id: "scripted",
    requests,
    stream(request, signal) {
      const step = steps[requests.length];
      requests.push(structuredClone(request));
      return play([step ?? fails(new Error("the script is over"))].flat(), signal);
    },
  };
}

async function* play(
  beats: readonly ScriptEvent[],
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  for (const beat of beats) {
    if (beat.type === "fails") throw beat.error;
    if (beat.type === "silent") await aborted(signal);
    else yield beat;
    if (beat.type === "end") return;
  }
  const reason = beats.some(({ type }) => type === "tool-call") ? "tools" : "stop";
  yield { type: "end", reason, usage: { input_tokens: 100, output_tokens: 10 } };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
