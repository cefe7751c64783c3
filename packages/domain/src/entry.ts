import * as z from "zod";
import { Usage } from "./model/usage.ts";
import { chainedFields } from "./record/chained-fields.ts";
import * as Grounding from "./record/grounding.ts";

/**
 * The record of a conversation is one append-only list of entries, each hashed with its predecessor.
 * The advisor's messages, the model's history and the audit export are all derived from it.
 */

const Call = z.object({
  id: z.string(),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
  malformed_bytes: z.int().nullable(),
  /** The name or arguments as the model wrote them, if they were normalized before the call. */
  sent: z
    .object({ name: z.string().optional(), input: z.record(z.string(), z.unknown()).optional() })
    .optional(),
});

const Result = z.object({
  call_id: z.string(),
  status: z.enum(["success", "error"]),
  /** The result in the short form that the model receives. */
  shown: z.record(z.string(), z.unknown()),
  /** The whole result with its source; null for an error. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** The side panel event that this result caused, as it was streamed. */
  panel: z.record(z.string(), z.unknown()).nullable().optional(),
  /** How long the tool ran, in milliseconds; absent for a call that was not run. */
  ms: z.number().optional(),
  /** True when the advisor denied the call, so it was not run. */
  denied: z.boolean().optional(),
  /** The cost of a paid call in millionths of a dollar; absent for a free call. */
  micro_usd: z.int().min(0).optional(),
});

/** The model's reasoning before the character `at` of the step's text. Not part of the answer. */
const Reasoning = z.object({ at: z.int().min(0), text: z.string(), ms: z.number() });
export type Reasoning = z.infer<typeof Reasoning>;

const thought = { reasoning: z.array(Reasoning).optional() };

/** Reasoning in the vendor's own format, which the vendor expects back in later steps of the turn. */
const Thinking = z.object({
  model_id: z.string(),
  blocks: z.array(
    z.object({
      after: z.object({ characters: z.int(), calls: z.int() }),
      block: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** The fields of every model step. They are optional because older records lack them. */
const made = {
  ...thought,
  thinking: Thinking.optional(),
  usage: Usage,
  /** The cost of this step in millionths of a US dollar; null when the model's price is unknown. */
  micro_usd: z.int().min(0).nullable().optional(),
  /** The cost, in millionths of a dollar, of the paid calls that this entry is the first to record. */
  tools_micro_usd: z.int().min(0).optional(),
  /** Milliseconds from the model request to its first event and to its end. */
  timing: z.object({ first_ms: z.number(), model_ms: z.number() }).optional(),
  /** The context sent for this step in addition to messages and results: dated household data. */
  told: z.string().optional(),
  /** The context sources that were loaded for it; shown in the trace. */
  loaded: z
    .array(
      z.object({
        source: z.string(),
        level: z.string(),
        ms: z.number(),
        failed: z.string().nullable(),
      }),
    )
    .optional(),
};

const User = z.object({
  kind: z.literal("user"),
  turn_id: z.string(),
  message_id: z.string(),
  /** The id of the assistant message that this turn produces. */
  reply_id: z.string(),
  text: z.string(),
  /** The context that was sent to the model with the text. */
  context: z.string(),
  model_id: z.string(),
  system_hash: z.string(),
  /** The advisor, the household and the product's version. Absent in older records. */
  advisor_id: z.string().optional(),
  household_id: z.string().nullable().optional(),
  version: z.string().optional(),
  /** The turn that this one replaces. That turn and later ones stay in the record but are no longer shown or sent. */
  replaces: z.string().optional(),
});

/** A model step with tool calls and all of their results. A call is never stored without its result. */
const Step = z.object({
  kind: z.literal("step"),
  turn_id: z.string(),
  text: z.string(),
  calls: z.array(Call).min(1),
  results: z.array(Result).min(1),
  ...made,
});

/** A write that waits for the advisor's approval. */
const Approval = z.object({
  id: z.string(),
  call_id: z.string(),
  /** The arguments the call will run with: validated, with defaults filled in. */
  input: z.record(z.string(), z.unknown()),
  cost_usd: z.number(),
  /** It can no longer be approved after this time. */
  expires_at: z.string(),
});

/** A step with writes that need approval. The turn pauses here and holds no lease. */
const ApprovalRequested = z.object({
  kind: z.literal("asked"),
  turn_id: z.string(),
  text: z.string(),
  calls: z.array(Call).min(1),
  /** The results of the calls that needed no approval. */
  results: z.array(Result),
  approvals: z.array(Approval).min(1),
  ...made,
});

export const Decision = z.object({
  approval_id: z.string(),
  approved: z.boolean(),
  reason: z.string().nullable(),
  /** "conversation" approves the tool for the rest of the conversation. */
  scope: z.enum(["once", "conversation"]),
  /** The arguments if the advisor changed them; absent when they were approved as shown. */
  input: z.record(z.string(), z.unknown()).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** The advisor's decisions on all approvals of the preceding step. The turn continues. */
const ApprovalDecided = z.object({
  kind: z.literal("decided"),
  turn_id: z.string(),
  by: z.string(),
  decisions: z.array(Decision).min(1),
});

const Answer = z.object({
  kind: z.literal("answer"),
  turn_id: z.string(),
  text: z.string(),
  stop_reason: z.enum(["stop", "length", "filtered", "refused", "tools", "other"]),
  ...made,
  /** The tokens of the whole turn. */
  usage: Usage,
  /** True when the tokens of the answer's own step are estimated. */
  own_estimated: z.boolean().optional(),
  /** Absent in records older than the check. */
  grounding: Grounding.Info.optional(),
});

/** A turn that ended without an answer. `text` is what the model had written by then. */
const Stopped = z.object({
  kind: z.literal("stopped"),
  turn_id: z.string(),
  code: z.string(),
  message: z.string(),
  retryable: z.boolean(),
  text: z.string(),
  ...thought,
  /** Whether the durable function was to finish the turn. */
  handed_on: z.literal(true).optional(),
  /** The error of the model's server, without the prompt, for the operator. */
  cause: z
    .object({ status: z.int().nullable(), words: z.string(), request_id: z.string().nullable() })
    .optional(),
  /** The usage of a step that no other entry records. */
  usage: Usage.optional(),
  micro_usd: z.int().nullable().optional(),
});

/** The advisor asked for the rest of an answer that was cut off or interrupted. The turn continues. */
const Continued = z.object({ kind: z.literal("continued"), turn_id: z.string(), by: z.string() });

/** Another process resumed an unfinished turn. */
const Resumed = z.object({ kind: z.literal("resumed"), turn_id: z.string() });

const Titled = z.object({
  kind: z.literal("titled"),
  title: z.string(),
  by: z.enum(["advisor", "service"]),
});
const Selected = z.object({ kind: z.literal("selected"), household_id: z.string() });
/** The advisor revoked a tool's approval for the rest of the conversation. */
const Revoked = z.object({ kind: z.literal("revoked"), tool: z.string(), by: z.string() });
const Pinned = z.object({ kind: z.literal("pinned"), pinned: z.boolean() });
const Deleted = z.object({ kind: z.literal("deleted") });

/** A summary of the older turns up to the entry `through`, sent to the model in their place. */
const Summarized = z.object({
  kind: z.literal("summarized"),
  through: z.int(),
  text: z.string(),
});

/** The advisor's rating of an answer. */
const Rated = z.object({
  kind: z.literal("rated"),
  message_id: z.string(),
  rating: z.enum(["up", "down"]),
  note: z.string().nullable(),
});

/** The advisor undid a write of an answer, which stays in the record. */
const Undone = z.object({
  kind: z.literal("undone"),
  message_id: z.string(),
  call_id: z.string(),
  by: z.string(),
});

/** Acknowledges unreadable entries by the digests of their bytes, so that the chain can be verified past them. */
const Repaired = z.object({
  kind: z.literal("repaired"),
  entries: z.array(z.object({ seq: z.int(), digest: z.string() })).min(1),
});

/** Stands in for an entry that cannot be read. It is made when reading and never stored. */
const Unreadable = z.object({ kind: z.literal("unreadable") });

export const Body = z.discriminatedUnion("kind", [
  User,
  Step,
  ApprovalRequested,
  ApprovalDecided,
  Answer,
  Stopped,
  Continued,
  Resumed,
  Titled,
  Selected,
  Revoked,
  Pinned,
  Deleted,
  Summarized,
  Rated,
  Undone,
  Repaired,
  Unreadable,
]);
export type Body = z.infer<typeof Body>;
export type User = z.infer<typeof User>;
export type Step = z.infer<typeof Step>;
export type ApprovalRequested = z.infer<typeof ApprovalRequested>;
export type ApprovalDecided = z.infer<typeof ApprovalDecided>;
export type Result = z.infer<typeof Result>;
export type Answer = z.infer<typeof Answer>;
export type Stopped = z.infer<typeof Stopped>;

export const Info = z.object({ ...chainedFields, body: Body });

export type Info = z.infer<typeof Info> & {
  /** Set for an entry that cannot be read: the SHA-256 of its stored bytes. */
  unreadable?: string;
};

/** The end of the record, which the next entry is chained to. */
export type Head = Pick<Info, "seq" | "hash" | "at">;

export const emptyHead: Head = { seq: 0, hash: "", at: "" };

export const turnIdOf = (entry: Info): string | null =>
  "turn_id" in entry.body ? entry.body.turn_id : null;

/** True when the entry ends its turn. */
export const endsTurn = (entry: Info): boolean =>
  entry.body.kind === "answer" || entry.body.kind === "stopped";

/** True when the turn does not run after this entry: it ended, or it waits for an approval. */
export const endsOrPausesTurn = (entry: Info): boolean =>
  endsTurn(entry) || entry.body.kind === "asked";

const opening: ReadonlySet<Body["kind"]> = new Set(["user", "decided", "continued", "resumed"]);

/** True when a stream starts at this entry: a new, continued or resumed turn. */
export const startsStream = (entry: Info): boolean => opening.has(entry.body.kind);
