import * as z from "zod";

/** What starts a run: a workflow by its name, and what it is to work on. */
export const WorkflowEvent = z.object({ workflow: z.string(), input: z.unknown() });
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;
