import * as z from "zod";

/** Starts a run: the workflow's name and its input. */
export const WorkflowEvent = z.object({ workflow: z.string(), input: z.unknown() });
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;
