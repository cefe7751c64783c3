import { words } from "@advisor/domain/text/display";
import type { TurnTrace } from "@advisor/protocol/trace";
import { count } from "../format/figures.ts";

/** One step of making an answer. */
export interface TimedStep {
  name: string;
  kind: "context" | "model" | "tool" | "other";
  /** Null if it was not measured. */
  ms: number | null;
  /** Its start, as far as recorded times allow: steps are sequential, calls of a step are parallel. */
  from: number;
  result: string;
}

const plural = (many: number, word: string): string =>
  `${count(many)} ${word}${many === 1 ? "" : "s"}`;

/** The steps of a turn, in order, and what is left of its whole time. */
export function stepsOf(trace: Pick<TurnTrace, "context" | "steps" | "latency_ms">): TimedStep[] {
  const { ran, now } = measured(trace);
  const { approvals, total } = trace.latency_ms;
  const rest = total === null ? 0 : total - now - approvals;
  const others: TimedStep[] = [
    {
      ...{ name: "Waiting for your approval", kind: "other", ms: approvals, from: now },
      result: "no work",
    },
    {
      ...{ name: "Everything else", kind: "other", ms: rest, from: now + approvals },
      result: "storing each step, checking the figures",
    },
  ];
  return [...ran, ...others.filter(({ ms }) => ms !== null && ms > 0)];
}

/** The steps that were measured, and the time they took together. */
function measured({ context, steps }: Pick<TurnTrace, "context" | "steps">) {
  const ran: TimedStep[] = [];
  let now = 0;
  for (const { step, model_ms, calls, text_characters } of steps) {
    const loaded = context.loaded.filter((one) => one.step === step);
    const slowest = Math.max(0, ...loaded.map(({ ms }) => ms));
    for (const { source, level, ms, failed } of loaded) {
      const result = failed === null ? level : `failed: ${failed}`;
      ran.push({ name: `Context: ${words(source)}`, kind: "context", ms, from: now, result });
    }
    now += slowest;
    const result =
      calls.length > 0
        ? `asks for ${plural(calls.length, "tool")}`
        : plural(text_characters, "character");
    ran.push({ name: `Model, step ${step + 1}`, kind: "model", ms: model_ms, from: now, result });
    now += model_ms ?? 0;
    for (const call of calls) {
      const how = call.code ?? call.status;
      ran.push({ name: call.tool, kind: "tool", ms: call.ms, from: now, result: words(how) });
    }
    now += Math.max(0, ...calls.map(({ ms }) => ms ?? 0));
  }
  return { ran, now };
}
