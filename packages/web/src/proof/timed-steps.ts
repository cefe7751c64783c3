import { identifierToWords } from "@advisor/domain/text/display";
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
export function timedSteps(
  trace: Pick<TurnTrace, "context" | "steps" | "latency_ms">,
): TimedStep[] {
  const { ran, now } = measured(trace);
  const { total } = trace.latency_ms;
  const rest = total === null ? 0 : total - now;
  const result = "storing each step, checking the figures";
  const other: TimedStep = { name: "Everything else", kind: "other", ms: rest, from: now, result };
  return rest > 0 ? [...ran, other] : ran;
}

const wait = { name: "Waiting for your approval", kind: "other", result: "no work" } as const;

type Untimed = Omit<TimedStep, "from">;

const loadedStep = (one: TurnTrace["context"]["loaded"][number]): Untimed => ({
  ...{ name: `Context: ${identifierToWords(one.source)}`, kind: "context", ms: one.ms },
  result: one.failed === null ? one.level : `failed: ${one.failed}`,
});

const calledStep = ({ tool, ms, code, status }: TurnTrace["steps"][number]["calls"][number]) =>
  ({ name: tool, kind: "tool", ms, result: identifierToWords(code ?? status) }) satisfies Untimed;

const longest = (parallel: readonly { ms: number | null }[]): number =>
  Math.max(0, ...parallel.map(({ ms }) => ms ?? 0));

/** The steps that were measured, and the time they took together. */
function measured({ context, steps, latency_ms }: Parameters<typeof timedSteps>[0]) {
  const ran: TimedStep[] = [];
  let now = 0;
  // All waits of a turn are recorded as one time, which stands where the first of them was.
  let unplaced = latency_ms.approvals;
  for (const { step, model_ms, calls, text_characters } of steps) {
    const loaded = context.loaded.filter((one) => one.step === step).map(loadedStep);
    ran.push(...loaded.map((one) => ({ ...one, from: now })));
    now += longest(loaded);
    const result =
      calls.length > 0
        ? `asks for ${plural(calls.length, "tool")}`
        : plural(text_characters, "character");
    ran.push({ name: `Model, step ${step + 1}`, kind: "model", ms: model_ms, from: now, result });
    now += model_ms ?? 0;
    if (unplaced > 0 && calls.some(({ approval_id }) => approval_id !== null)) {
      ran.push({ ...wait, ms: unplaced, from: now });
      now += unplaced;
      unplaced = 0;
    }
    ran.push(...calls.map((call) => ({ ...calledStep(call), from: now })));
    now += longest(calls);
  }
  return { ran, now };
}
