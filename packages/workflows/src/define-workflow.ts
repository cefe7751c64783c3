import type * as z from "zod";
import type { Steps } from "./steps.ts";
import type { WorkflowEvent } from "./workflow-event.ts";

export interface Workflow<Input, Deps, Result> {
  name: string;
  /** What starts a run of it. */
  event(input: Input): WorkflowEvent;
  run(input: unknown, steps: Steps, deps: Deps): Promise<Result>;
}

/**
 * A workflow over its checked input. Outside of steps `run` has no clock, no randomness and no I/O:
 * it is gone through again, from its beginning, each time the run goes on.
 */
export const defineWorkflow = <Input extends z.ZodType, Deps, Result>(definition: {
  name: string;
  input: Input;
  run(input: z.infer<Input>, steps: Steps, deps: Deps): Promise<Result>;
}): Workflow<z.input<Input>, Deps, Result> => ({
  name: definition.name,
  event: (input) => ({ workflow: definition.name, input }),
  run: async (input, steps, deps) => definition.run(definition.input.parse(input), steps, deps),
});
