import { Day } from "@advisor/domain/day";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** An id as programs write it (hh_d1) or as people type it (D1). */
export const HouseholdId = z
  .string()
  .trim()
  .max(64)
  .regex(/^(hh_)?[A-Za-z0-9]+$/, "must be a household id such as hh_d1")
  .transform((id) => (id.startsWith("hh_") ? id : `hh_${id.toLowerCase()}`));

export const ConversationId = z
  .string()
  .regex(
    /^con_[a-z0-9]{26}$/,
    "must be the id that POST /conversations returns: con_ and 26 letters and digits",
  );

export const CreateConversation = z.strictObject({
  household_id: HouseholdId.nullable().default(null),
});
export const SelectHousehold = z.strictObject({ household_id: HouseholdId });

/**
 * Characters that a title does not need: line breaks, control characters, and bidirectional
 * overrides.
 */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

/** Stored unchanged or rejected. */
const conversationTitle = z
  .string()
  .refine((title) => title.trim() !== "", "must not be blank")
  .refine((title) => [...title].length <= 80, "must be at most 80 characters")
  .refine(
    (title) => !unprintable.test(title),
    "must be one line of text, without control characters or marks of direction",
  );

export const ChangeConversation = z
  .strictObject({
    title: conversationTitle.optional(),
    /** Whether the conversation is pinned to the top of the list. */
    pinned: z.boolean().optional(),
  })
  .refine(
    ({ title, pinned }) => title !== undefined || pinned !== undefined,
    "must have a title, pinned, or both",
  );
export type ChangeConversation = z.infer<typeof ChangeConversation>;

const taskText = (most: number) => z.string().trim().min(1).max(most);

const taskFields = {
  title: taskText(200),
  due: Day.nullable(),
  priority: Task.Priority,
  assignee: taskText(80),
  related: taskText(200).nullable(),
};

/** A task that the advisor creates directly. */
export const NewTask = z.strictObject({
  ...taskFields,
  due: taskFields.due.default(null),
  priority: taskFields.priority.default("normal"),
  assignee: taskFields.assignee.default("advisor"),
  related: taskFields.related.default(null),
});

/** Changes to at least one field of a task. */
export const TaskChange = z
  .strictObject({ ...taskFields, status: Task.Info.shape.status })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "send at least one field");

/** The advisor's rating of an answer. A blank note is dropped. */
export const Feedback = z.strictObject({
  rating: z.enum(["up", "down"]),
  note: z
    .string()
    .max(2_000)
    .nullable()
    .default(null)
    .transform((note) => (note?.trim() ? note : null)),
});

/** The write of an answer that the advisor undoes. */
export const Undo = z.strictObject({ call_id: z.string().max(200) });

/** Longer messages are rejected with `message_too_long` before this schema runs. */
export const maxMessageCharacters = 100_000;

export const MessageText = z.string().refine((text) => text.trim() !== "", "must not be blank");

export const Chat = z.object({
  conversation_id: ConversationId,
  message: MessageText,
  /**
   * The id of a recorded question or answer that this message replaces, along with everything after
   * it.
   */
  replaces: z.string().max(200).optional(),
});
export type Chat = z.infer<typeof Chat>;

/** The advisor's decisions on all pending approvals of a step, in one request. */
export const Approvals = z.object({
  conversation_id: ConversationId,
  approvals: z
    .array(
      z.object({
        approval_id: z.string().max(100),
        approved: z.boolean(),
        /** Passed to the model when the call is denied. */
        reason: z.string().max(1_000).nullable().default(null),
        /** "conversation" approves the tool for the rest of this conversation. */
        scope: z.enum(["once", "conversation"]).default("once"),
        /** The whole arguments to run the call with, if the advisor changed them. */
        input: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .min(1, "name at least one approval and whether it is approved")
    .max(20, "at most 20 approvals at once"),
});
export type Approvals = z.infer<typeof Approvals>;

/** Continues the last answer, which was cut off at its length limit or interrupted. */
export const Continue = z.object({ conversation_id: ConversationId, continue: z.literal(true) });
export type Continue = z.infer<typeof Continue>;

/**
 * Asks the question of this message (or of the last one) again. The new answer replaces the old one
 * and everything after it.
 */
export const Regenerate = z.object({
  conversation_id: ConversationId,
  regenerate: z.union([z.literal(true), z.string().max(200)]),
});
export type Regenerate = z.infer<typeof Regenerate>;

export const TradingChat = z.object({
  message: MessageText,
  /** The trader's broker token: passed to the provider; never stored, logged or displayed. */
  access_token: z.string().min(1).max(8_192).optional(),
  task: z.literal("trading").optional(),
  history: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(20_000) }))
    .max(50)
    .default([]),
});

export const Paging = z.object({
  cursor: z.string().max(4_096).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const ConversationQuery = Paging.extend({
  household_id: HouseholdId.optional(),
  /** Words that the title must contain. */
  search: z.string().trim().min(1).max(200).optional(),
});
