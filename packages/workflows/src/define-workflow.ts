import type * as z from "zod";
import type { Steps } from "./steps.ts";

export interface Workflow<Given, Result> {
  name: string;
  run(event: unknown, steps: Steps, given: Given): Promise<Result>;
}

/**
 * A workflow over its checked input. Outside of steps `run` has no clock, no randomness and no I/O:
 * it is gone through again, from its beginning, each time the run goes on.
 */
export const defineWorkflow = <Input extends z.ZodType, Given, Result>(definition: {
  name: string;
  input: Input;
  run(input: z.infer<Input>, steps: Steps, given: Given): Promise<Result>;
}): Workflow<Given, Result> => ({
  name: definition.name,
  run: async (event, steps, given) => definition.run(definition.input.parse(event), steps, given),
});
