import type * as z from "zod";
import type { Steps } from "./steps.ts";
import type { WorkflowEvent } from "./workflow-event.ts";

export interface Workflow<Input, Deps, Result> {
  name: string;
  /** The event that starts a run of the workflow. */
  event(input: Input): WorkflowEvent;
  run(input: unknown, steps: Steps, deps: Deps): Promise<Result>;
}

/**
 * Defines a workflow with validated input. Outside of steps, `run` must not read the clock, use
 * randomness or do I/O: it is replayed from the beginning each time the run continues.
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
