import * as Continuation from "@advisor/domain/record/continuation";
import { defineWorkflow } from "./define-workflow.ts";

/** Nothing is left to do for the turn, a later attempt may get further, or it is too early for one. */
export type Outcome = "over" | "again" | TooEarly;

export interface TooEarly {
  /** Another process holds the turn; its decision is not recorded yet; no turn is let in at the moment. */
  reason: "held" | "undecided" | "busy";
  /** After which it may be another matter. */
  seconds: number;
  /** The lease as it was seen. */
  stamp: string | null;
}

/** The lease that an earlier attempt saw, and how long ago. */
export interface Sight {
  stamp: string;
  ms: number;
}

interface Deps {
  /** Takes the turn up as it is recorded, and runs it as far as it gets. */
  attempt(turn: Continuation.Info, earlier: Sight | undefined): Promise<Outcome>;
}

/** After the first attempt that failed, and after the second. */
const pausesSeconds = [30, 120];
/** A turn that runs elsewhere is over before that, and so is the moment before a decision is recorded. */
const most = { looks: 60, undecided: 24 };

/**
 * Finishes a turn that its own process had to leave, or may have left by dying: up to three attempts,
 * with time between them. Looking at a turn that another process runs is no attempt.
 */
export const turnContinuation = defineWorkflow({
  name: "turn-continuation",
  input: Continuation.Info,
  async run(turn, steps, { attempt }: Deps): Promise<"over" | "again"> {
    let earlier: Sight | undefined;
    const seen: Outcome[] = [];
    for (let nth = 1; nth <= most.looks; nth += 1) {
      const sight = earlier;
      const outcome = await steps.run(`turn-${nth}`, () => attempt(turn, sight));
      seen.push(outcome);
      const seconds = pauseAfter(seen);
      if (typeof seconds === "string") return seconds;
      await steps.sleep(`pause-${nth}`, seconds);
      earlier = sightOf(outcome, seconds);
    }
    return "again";
  },
});

/** In seconds; or how it ends when there is no sense in another look. */
function pauseAfter(seen: readonly Outcome[]): number | "over" | "again" {
  const last = seen.at(-1);
  if (last === undefined || last === "over") return "over";
  if (last === "again") {
    const failed = seen.filter((outcome) => outcome === "again").length;
    return pausesSeconds[failed - 1] ?? last;
  }
  const undecided = seen.filter((one) => typeof one === "object" && one.reason === "undecided");
  return undecided.length < most.undecided ? last.seconds : "over";
}

const sightOf = (outcome: Outcome, seconds: number): Sight | undefined =>
  typeof outcome === "string" || outcome.stamp === null
    ? undefined
    : { stamp: outcome.stamp, ms: seconds * 1_000 };
