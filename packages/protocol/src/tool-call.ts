import * as z from "zod";
import { ToolError, ToolResult } from "./tool-result.ts";
import { View } from "./view.ts";

/** Who is asking, about whom, in which turn. It comes from the token and the conversation, never from the model. */
export const Session = z.strictObject({
  advisor_id: z.string(),
  household_id: z.string().nullable(),
  turn_id: z.string(),
  /** A trader's own token for the broker; never stored, logged or shown. */
  broker_token: z.string().optional(),
});
export type Session = z.infer<typeof Session>;

/** What a tool's own Lambda is invoked with. */
export const ToolEvent = z.strictObject({ session: Session, input: z.unknown() });
export type ToolEvent = z.infer<typeof ToolEvent>;

/** What a tool made of a call. */
export const Outcome = z.strictObject({
  result: ToolResult,
  /** The result as the model sees it. */
  shown: z.record(z.string(), z.unknown()),
  view: View.nullable(),
  /** Rows of that view that are meant, by their ids there; the first one is scrolled to. */
  highlight_ids: z.array(z.string()).default([]),
});
export type Outcome = z.infer<typeof Outcome>;

/** An answer either way: a tool's Lambda fails only when the Lambda itself does. */
export const ToolAnswer = z.union([
  z.strictObject({ outcome: Outcome }),
  z.strictObject({ error: ToolError }),
]);
export type ToolAnswer = z.infer<typeof ToolAnswer>;
