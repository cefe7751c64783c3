import { isTextUIPart, isToolUIPart } from "ai";
import type { Call, Message } from "../message/message.ts";

export interface WorkingStep {
  /** Stays the same while the answer grows. */
  key: string;
  name: string;
  status: "running" | "done" | "failed";
}

/** What was done so far for an answer that is being written; there is none before its first part. */
export function workingSteps(reply: Message | undefined): WorkingStep[] {
  const requests = requestsOf(reply?.parts ?? []);
  const last = requests.at(-1) ?? [];
  const steps = [
    modelStep("analyzing", "Analyzing request"),
    ...requests.flatMap((parts, at) => [
      ...(requests[at - 1]?.some(isToolUIPart)
        ? [modelStep(`reading ${at}`, "Reading the results")]
        : []),
      ...callsStep(parts.filter(isToolUIPart), at),
    ]),
    ...(last.some(isText) && !last.some(isToolUIPart)
      ? [modelStep("writing", "Generating response")]
      : []),
  ];
  return steps.map(({ ofModel, ...step }, at) =>
    // What the model does ends with what comes of it.
    ofModel && at < steps.length - 1 ? { ...step, status: "done" } : step,
  );
}

type Part = Message["parts"][number];

const isText = (part: Part): boolean => isTextUIPart(part) && part.text !== "";

/** The parts of each request to the model. */
function requestsOf(parts: readonly Part[]): Part[][] {
  const requests: Part[][] = [];
  for (const part of parts) {
    if (part.type === "step-start") requests.push([]);
    else requests.at(-1)?.push(part);
  }
  return requests;
}

const modelStep = (key: string, name: string): WorkingStep & { ofModel: boolean } => ({
  ...{ key, name, status: "running", ofModel: true },
});

const ended: Partial<Record<Call["state"], WorkingStep["status"]>> = {
  "output-available": "done",
  "output-error": "failed",
  "output-denied": "done",
};

/** The calls of a request, which run side by side. The cards above the flow name them. */
function callsStep(calls: readonly Call[], at: number): (WorkingStep & { ofModel: boolean })[] {
  if (calls.length === 0) return [];
  const name = calls.length === 1 ? "Running 1 tool" : `Running ${calls.length} tools`;
  const states = calls.map(({ state }) => ended[state] ?? "running");
  const status = (["running", "failed"] as const).find((one) => states.includes(one)) ?? "done";
  return [{ key: `calls ${at}`, name, status, ofModel: false }];
}

/** When a step was seen to begin and to end, in milliseconds. */
export interface StepTimes {
  began: number | undefined;
  ended: number | undefined;
}

/**
 * Records when steps begin and end. A step that is already over when it is first seen is timed from
 * the previous update, at `looked`. Steps that were running or over when the page joined have no
 * time.
 */
export function trackStepTimes(
  before: ReadonlyMap<string, StepTimes>,
  steps: readonly WorkingStep[],
  { looked, now, joined }: { looked: number; now: number; joined: boolean },
): Map<string, StepTimes> {
  const midway = joined && before.size === 0;
  return new Map(
    steps.map(({ key, status }) => {
      const runs = status === "running";
      const known = before.get(key) ?? { began: firstSeen(runs), ended: undefined };
      const over = !runs && known.began !== undefined && known.ended === undefined;
      return [key, over ? { ...known, ended: now } : known];
    }),
  );

  function firstSeen(runs: boolean): number | undefined {
    if (runs) return midway ? undefined : now;
    // A page that joined is shown at once what took longer before.
    return joined ? undefined : looked;
  }
}
