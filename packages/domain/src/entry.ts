import * as z from "zod";
import * as Grounding from "./grounding.ts";

/**
 * The record of a conversation is one append-only list of entries, each hashed over the one before.
 * What the advisor reads, what the model is sent and what an auditor exports are all made from it.
 */

const Call = z.object({
  id: z.string(),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
  malformed_bytes: z.int().nullable(),
});

const Result = z.object({
  call_id: z.string(),
  status: z.enum(["success", "error"]),
  /** As the model saw it. */
  shown: z.record(z.string(), z.unknown()),
  /** The whole result envelope; null for an error. */
  result: z.record(z.string(), z.unknown()).nullable(),
});

const Usage = z.object({ input_tokens: z.int(), output_tokens: z.int() }).nullable();

const User = z.object({
  kind: z.literal("user"),
  turn_id: z.string(),
  message_id: z.string(),
  /** The id of the assistant message that this turn writes. */
  reply_id: z.string(),
  text: z.string(),
  /** What the model was told beside the text. */
  context: z.string(),
  model_id: z.string(),
  system_hash: z.string(),
});

/** One model step that asked for tools, with every result: a call is never stored without its result. */
const Step = z.object({
  kind: z.literal("step"),
  turn_id: z.string(),
  text: z.string(),
  calls: z.array(Call).min(1),
  results: z.array(Result).min(1),
  usage: Usage,
});

const Answer = z.object({
  kind: z.literal("answer"),
  turn_id: z.string(),
  text: z.string(),
  stop_reason: z.enum(["stop", "length", "filtered", "tools", "other"]),
  /** Of the whole turn. */
  usage: Usage,
  /** Records of before the check was made have none. */
  grounding: Grounding.Info.optional(),
});

/** A turn that ended without an answer; `text` is what had been written by then. */
const Stopped = z.object({
  kind: z.literal("stopped"),
  turn_id: z.string(),
  code: z.string(),
  message: z.string(),
  retryable: z.boolean(),
  text: z.string(),
});

/** A later process took an unfinished turn up again. */
const Resumed = z.object({ kind: z.literal("resumed"), turn_id: z.string() });

const Titled = z.object({
  kind: z.literal("titled"),
  title: z.string(),
  by: z.enum(["advisor", "service"]),
});
const Selected = z.object({ kind: z.literal("selected"), household_id: z.string() });
const Deleted = z.object({ kind: z.literal("deleted") });

export const Body = z.discriminatedUnion("kind", [
  User,
  Step,
  Answer,
  Stopped,
  Resumed,
  Titled,
  Selected,
  Deleted,
]);
export type Body = z.infer<typeof Body>;
export type User = z.infer<typeof User>;
export type Step = z.infer<typeof Step>;
export type Answer = z.infer<typeof Answer>;
export type Stopped = z.infer<typeof Stopped>;

export const Info = z.object({
  seq: z.int().positive(),
  /** Never earlier than the entry before it, whatever the clock says. */
  at: z.string(),
  /** Names the writer: a write that meets its own earlier success is recognised by it. */
  mark: z.string(),
  previous: z.string(),
  hash: z.string(),
  body: Body,
});
export type Info = z.infer<typeof Info>;

/** The end of the record that the next entry is chained to. */
export type Head = Pick<Info, "seq" | "hash" | "at">;

export const start: Head = { seq: 0, hash: "", at: "" };

export const turnOf = (entry: Info): string | null =>
  "turn_id" in entry.body ? entry.body.turn_id : null;

/** True when the entry closes its turn. */
export const closes = (entry: Info): boolean =>
  entry.body.kind === "answer" || entry.body.kind === "stopped";
