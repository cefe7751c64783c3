import * as z from "zod";
import { Usage } from "./model/usage.ts";
import * as Grounding from "./record/grounding.ts";

/**
 * The record of a conversation is one append-only list of entries, each hashed over the one before.
 * What the advisor reads, what the model is sent and what an auditor exports are all made from it.
 */

const Call = z.object({
  id: z.string(),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
  malformed_bytes: z.int().nullable(),
  /** What the model wrote, where it was read as something else: another form of the name or the arguments. */
  sent: z
    .object({ name: z.string().optional(), input: z.record(z.string(), z.unknown()).optional() })
    .optional(),
});

const Result = z.object({
  call_id: z.string(),
  status: z.enum(["success", "error"]),
  /** As the model saw it. */
  shown: z.record(z.string(), z.unknown()),
  /** The whole result envelope; null for an error. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** What the side panel was told next to this result, as the stream carried it. */
  panel: z.record(z.string(), z.unknown()).nullable().optional(),
  /** How long the tool took, in milliseconds; none for a call that was not run. */
  ms: z.number().optional(),
  /** True when the advisor said no: nothing was run. */
  denied: z.boolean().optional(),
  /** What a paid call cost, in millionths of a dollar; none for a call that cost nothing. */
  micro_usd: z.int().min(0).optional(),
});

/** What the model thought, from the character `at` of the step's text on; no part of the answer. */
const Reasoning = z.object({ at: z.int().min(0), text: z.string(), ms: z.number() });
export type Reasoning = z.infer<typeof Reasoning>;

const thought = { reasoning: z.array(Reasoning).optional() };

/** Thoughts in the form of their vendor, who wants them back while the turn goes on. */
const Thinking = z.object({
  model_id: z.string(),
  blocks: z.array(
    z.object({
      after: z.object({ characters: z.int(), calls: z.int() }),
      block: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** What every model step leaves behind. Records of before these were kept have none. */
const made = {
  ...thought,
  thinking: Thinking.optional(),
  usage: Usage,
  /** Millionths of a US dollar for this step; null when the model's price is not known. */
  micro_usd: z.int().min(0).nullable().optional(),
  /** What the paid calls that this entry is the first to tell of cost, in millionths of a dollar. */
  tools_micro_usd: z.int().min(0).optional(),
  /** From the model call to its first event and to its end, in milliseconds. */
  timing: z.object({ first_ms: z.number(), model_ms: z.number() }).optional(),
  /** What the model was told for this step beside messages and results: household data, dated. */
  told: z.string().optional(),
  /** What was loaded for that, for the trace. */
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
  /** The id of the assistant message that this turn writes. */
  reply_id: z.string(),
  text: z.string(),
  /** What the model was told beside the text. */
  context: z.string(),
  model_id: z.string(),
  system_hash: z.string(),
  /** Who asked, about whom, and the product's version. Records of before these were kept have none. */
  advisor_id: z.string().optional(),
  household_id: z.string().nullable().optional(),
  version: z.string().optional(),
  /** The turn that this one stands for: it and what followed stay in the record and are sent and shown no more. */
  replaces: z.string().optional(),
});

/** One model step that asked for tools, with every result: a call is never stored without its result. */
const Step = z.object({
  kind: z.literal("step"),
  turn_id: z.string(),
  text: z.string(),
  calls: z.array(Call).min(1),
  results: z.array(Result).min(1),
  ...made,
});

/** A write that waits for the advisor. */
const Approval = z.object({
  id: z.string(),
  call_id: z.string(),
  /** Arguments as they will be run: checked, with defaults filled in. */
  input: z.record(z.string(), z.unknown()),
  cost_usd: z.number(),
  /** After this it can no longer be approved. */
  expires_at: z.string(),
});

/** A step whose writes the advisor must approve first: the turn rests here, holding no lease. */
const ApprovalRequested = z.object({
  kind: z.literal("asked"),
  turn_id: z.string(),
  text: z.string(),
  calls: z.array(Call).min(1),
  /** Of the calls that needed no approval. */
  results: z.array(Result),
  approvals: z.array(Approval).min(1),
  ...made,
});

export const Decision = z.object({
  approval_id: z.string(),
  approved: z.boolean(),
  reason: z.string().nullable(),
  /** "conversation": the tool need not ask again here. */
  scope: z.enum(["once", "conversation"]),
  /** The arguments as the advisor changed them; absent when they were approved as shown. */
  input: z.record(z.string(), z.unknown()).optional(),
});
export type Decision = z.infer<typeof Decision>;

/** The advisor's answer to every approval of the step before it; the turn goes on. */
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
  /** Of the whole turn. */
  usage: Usage,
  /** Whether the tokens of the answer's own step are an estimate. */
  own_estimated: z.boolean().optional(),
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
  ...thought,
  /** What the model's server said when it failed, without the prompt: for whoever runs the product. */
  cause: z
    .object({ status: z.int().nullable(), words: z.string(), request_id: z.string().nullable() })
    .optional(),
  /** What was spent on a step that no other entry tells of. */
  usage: Usage.optional(),
  micro_usd: z.int().nullable().optional(),
});

/** The advisor asked for the rest of an answer that was cut off; the turn goes on. */
const Continued = z.object({ kind: z.literal("continued"), turn_id: z.string(), by: z.string() });

/** A later process took an unfinished turn up again. */
const Resumed = z.object({ kind: z.literal("resumed"), turn_id: z.string() });

const Titled = z.object({
  kind: z.literal("titled"),
  title: z.string(),
  by: z.enum(["advisor", "service"]),
});
const Selected = z.object({ kind: z.literal("selected"), household_id: z.string() });
/** The advisor took back that a tool need not ask in this conversation. */
const Revoked = z.object({ kind: z.literal("revoked"), tool: z.string(), by: z.string() });
const Pinned = z.object({ kind: z.literal("pinned"), pinned: z.boolean() });
const Deleted = z.object({ kind: z.literal("deleted") });

/** What older turns were about, up to the entry `through`; the model is sent it in their place. */
const Summarized = z.object({
  kind: z.literal("summarized"),
  through: z.int(),
  text: z.string(),
});

/** What the advisor thought of an answer. */
const Rated = z.object({
  kind: z.literal("rated"),
  message_id: z.string(),
  rating: z.enum(["up", "down"]),
  note: z.string().nullable(),
});

/** Names stored entries that can no longer be read, by their bytes, so that the chain can be checked past them. */
const Repaired = z.object({
  kind: z.literal("repaired"),
  entries: z.array(z.object({ seq: z.int(), digest: z.string() })).min(1),
});

/** Stands, once read, for an entry that cannot be read and of which nothing else is known. Nobody writes it. */
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

export type Info = z.infer<typeof Info> & {
  /** The SHA-256 of the stored bytes, where this is what is left of an entry that cannot be read. */
  unreadable?: string;
};

/** The end of the record that the next entry is chained to. */
export type Head = Pick<Info, "seq" | "hash" | "at">;

export const emptyHead: Head = { seq: 0, hash: "", at: "" };

export const turnIdOf = (entry: Info): string | null =>
  "turn_id" in entry.body ? entry.body.turn_id : null;

/** True when the entry closes its turn. */
export const endsTurn = (entry: Info): boolean =>
  entry.body.kind === "answer" || entry.body.kind === "stopped";

/** True when the turn is not running after this entry: it is over, or waits for the advisor. */
export const endsOrPausesTurn = (entry: Info): boolean =>
  endsTurn(entry) || entry.body.kind === "asked";

const opening: ReadonlySet<Body["kind"]> = new Set(["user", "decided", "continued", "resumed"]);

/** True when a stream begins at this entry: a turn, what goes on with it, or a process that took it up. */
export const startsStream = (entry: Info): boolean => opening.has(entry.body.kind);

/** All that a turn's answer says: an answer that was cut off goes on in the next one. */
export const answerText = (turn: readonly Info[]): string =>
  turn.map(({ body }) => (body.kind === "answer" ? body.text : "")).join("");
