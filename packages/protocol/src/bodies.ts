import { Day } from "@advisor/domain/day";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** An id as programs write it (hh_d1) or as people type it (D1). */
export const HouseholdId = z
  .string()
  .trim()
  .max(64)
  .regex(/^(hh_)?[A-Za-z0-9]+$/, "a household id such as hh_d1")
  .transform((id) => (id.startsWith("hh_") ? id : `hh_${id.toLowerCase()}`));

const ConversationId = z
  .string()
  .regex(/^con_[a-z0-9]{26}$/, "a conversation id such as con_01k...");

export const CreateConversation = z.strictObject({
  household_id: HouseholdId.nullable().default(null),
});
export const SelectHousehold = z.strictObject({ household_id: HouseholdId });

/** Signs that no title needs: line ends, controls, and what turns the direction of the text around it. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

/** Kept as it is sent, or refused. */
export const RenameConversation = z.strictObject({
  title: z
    .string()
    .refine((title) => title.trim() !== "", "must not be blank")
    .refine((title) => [...title].length <= 80, "must be at most 80 characters")
    .refine(
      (title) => !unprintable.test(title),
      "must be one line of text, without control characters or marks of direction",
    ),
});

const taskText = (most: number) => z.string().trim().min(1).max(most);

const taskFields = {
  title: taskText(200),
  due: Day.nullable(),
  priority: Task.Priority,
  assignee: taskText(80),
  related: taskText(200).nullable(),
};

/** A task that the advisor writes down. */
export const NewTask = z.strictObject({
  ...taskFields,
  due: taskFields.due.default(null),
  priority: taskFields.priority.default("normal"),
  assignee: taskFields.assignee.default("advisor"),
  related: taskFields.related.default(null),
});

/** At least one field of a task as it is to be. */
export const TaskChange = z
  .strictObject({ ...taskFields, status: Task.Info.shape.status })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "send at least one field");

/** What the advisor thinks of an answer; a note of nothing but spaces is no note. */
export const Feedback = z.strictObject({
  rating: z.enum(["up", "down"]),
  note: z
    .string()
    .max(2_000)
    .nullable()
    .default(null)
    .transform((note) => (note?.trim() ? note : null)),
});

/** Longer messages are refused with `message_too_long` before this schema sees them. */
export const maxMessageCharacters = 100_000;

export const MessageText = z.string().refine((text) => text.trim() !== "", "must not be blank");

export const Chat = z.object({
  conversation_id: ConversationId,
  message: MessageText,
  /** A question or an answer on record: this message is asked in its place, and what followed is superseded. */
  replaces: z.string().max(200).optional(),
});
export type Chat = z.infer<typeof Chat>;

/** The advisor's answer to what a turn waits for: every approval of the step, at once. */
export const Approvals = z.object({
  conversation_id: ConversationId,
  approvals: z
    .array(
      z.object({
        approval_id: z.string().max(100),
        approved: z.boolean(),
        /** Told to the model with a no. */
        reason: z.string().max(1_000).nullable().default(null),
        /** "conversation" allows the tool for the rest of this conversation. */
        scope: z.enum(["once", "conversation"]).default("once"),
      }),
    )
    .min(1, "name at least one approval and whether it is approved")
    .max(20, "at most 20 approvals at once"),
});
export type Approvals = z.infer<typeof Approvals>;

/** Asks for the rest of the last answer, which was cut off at its length limit. */
export const Continue = z.object({ conversation_id: ConversationId, continue: z.literal(true) });
export type Continue = z.infer<typeof Continue>;

/** Asks the question of this message, or of the newest one, again: its answer is superseded, with what followed. */
export const Regenerate = z.object({
  conversation_id: ConversationId,
  regenerate: z.union([z.literal(true), z.string().max(200)]),
});
export type Regenerate = z.infer<typeof Regenerate>;

export const TradingChat = z.object({
  message: MessageText,
  /** The trader's broker token: passed on to the provider, never stored, logged or shown. */
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
  /** Words that a title must have. */
  search: z.string().trim().min(1).max(200).optional(),
});
