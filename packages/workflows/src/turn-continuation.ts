import * as Continuation from "@advisor/domain/continuation";
import { defineWorkflow } from "./define-workflow.ts";

/** Nothing is left to do for the turn, or a later attempt may get further. */
export type Outcome = "over" | "again";

interface Deps {
  /** Takes the turn up as it is recorded, and runs it as far as it gets. */
  attempt(turn: Continuation.Info): Promise<Outcome>;
}

/** Before the second attempt and the third: longer than the lease of a process that died, then a while. */
const pausesSeconds = [30, 120];

/** Finishes a turn that its own process had to leave: up to three attempts, with time between them. */
export const turnContinuation = defineWorkflow({
  name: "turn-continuation",
  input: Continuation.Info,
  async run(turn, steps, { attempt }: Deps): Promise<Outcome> {
    for (const [index, seconds] of pausesSeconds.entries()) {
      const nth = index + 1;
      const outcome = await steps.run(`turn-${nth}`, () => attempt(turn));
      if (outcome === "over") return outcome;
      await steps.sleep(`pause-${nth}`, seconds);
    }
    return steps.run(`turn-${pausesSeconds.length + 1}`, () => attempt(turn));
  },
});
