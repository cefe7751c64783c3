import * as z from "zod";
import { ToolError, ToolResult } from "./tool-result.ts";
import { View } from "./view.ts";

/**
 * The caller, household and turn of a tool call. Taken from the token and the conversation, never
 * from the model.
 */
export const Session = z.strictObject({
  advisor_id: z.string(),
  household_id: z.string().nullable(),
  turn_id: z.string(),
  /** A trader's own broker token; never stored, logged or displayed. */
  broker_token: z.string().optional(),
});
export type Session = z.infer<typeof Session>;

/** The event that invokes a tool's Lambda. */
export const ToolEvent = z.strictObject({ session: Session, input: z.unknown() });
export type ToolEvent = z.infer<typeof ToolEvent>;

/** The outcome of a tool call. */
export const Outcome = z.strictObject({
  result: ToolResult,
  /** The result in the form that the model sees. */
  shown: z.record(z.string(), z.unknown()),
  view: View.nullable(),
  /** Row ids to highlight in the view; the first one is scrolled into view. */
  highlight_ids: z.array(z.string()).default([]),
});
export type Outcome = z.infer<typeof Outcome>;

/** Failures of a tool are returned, so that only a failure of the Lambda itself counts as one. */
export const ToolAnswer = z.union([
  z.strictObject({ outcome: Outcome }),
  z.strictObject({ error: ToolError }),
]);
export type ToolAnswer = z.infer<typeof ToolAnswer>;
