import * as Continuation from "@advisor/domain/record/continuation";
import { defineWorkflow } from "./define-workflow.ts";

/**
 * "over": nothing is left to do for the turn. "again": a later attempt may get further. `TooEarly`:
 * it is too early for an attempt.
 */
export type AttemptOutcome = "over" | "again" | RetryLater;

export interface RetryLater {
  /**
   * Another process holds the turn, its decision is not recorded yet, or too many turns are
   * running.
   */
  reason: "held" | "undecided" | "busy";
  /** Seconds until another look makes sense. */
  seconds: number;
  /** The stamp of the lease when it was seen. */
  stamp: string | null;
}

/** The lease that an earlier attempt saw, and how long ago. */
export interface LeaseSighting {
  stamp: string;
  ms: number;
}

interface Deps {
  /** Resumes the turn from its record and runs it as far as it can. */
  attempt(turn: Continuation.Info, earlier: LeaseSighting | undefined): Promise<AttemptOutcome>;
}

/** Pauses after the first failed attempt and after the second. */
const pausesSeconds = [30, 120];
/**
 * More checks than a turn in another process can last, and more than recording a decision takes.
 */
const most = { looks: 60, undecided: 24 };

/**
 * Finishes a turn that its own process handed over or may have crashed in: up to three attempts
 * with pauses. Checking on a turn that another process runs does not count as an attempt.
 */
export const turnContinuation = defineWorkflow({
  name: "turn-continuation",
  input: Continuation.Info,
  async run(turn, steps, { attempt }: Deps): Promise<"over" | "again"> {
    let earlier: LeaseSighting | undefined;
    const seen: AttemptOutcome[] = [];
    for (let nth = 1; nth <= most.looks; nth += 1) {
      const sight = earlier;
      const outcome = await steps.run(`turn-${nth}`, () => attempt(turn, sight));
      seen.push(outcome);
      const seconds = pauseAfter(seen);
      if (typeof seconds === "string") return seconds;
      await steps.sleep(`pause-${nth}`, seconds);
      earlier = sightingOf(outcome, seconds);
    }
    return "again";
  },
});

/** The pause in seconds, or the outcome if another check makes no sense. */
function pauseAfter(seen: readonly AttemptOutcome[]): number | "over" | "again" {
  const last = seen.at(-1);
  if (last === undefined || last === "over") return "over";
  if (last === "again") {
    const failed = seen.filter((outcome) => outcome === "again").length;
    return pausesSeconds[failed - 1] ?? last;
  }
  const undecided = seen.filter((one) => typeof one === "object" && one.reason === "undecided");
  return undecided.length < most.undecided ? last.seconds : "over";
}

const sightingOf = (outcome: AttemptOutcome, seconds: number): LeaseSighting | undefined =>
  typeof outcome === "string" || outcome.stamp === null
    ? undefined
    : { stamp: outcome.stamp, ms: seconds * 1_000 };
