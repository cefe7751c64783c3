import * as Conversation from "@advisor/domain/conversation";
import { Day } from "@advisor/domain/day";
import * as Task from "@advisor/domain/task";
import * as z from "zod";
import { Feedback } from "./bodies.ts";
import { HouseholdCard } from "./household.ts";

/** One page of a list; the cursor is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

export const HouseholdPage = pageOf(HouseholdCard);
export const ConversationPage = pageOf(Conversation.Card);

export const ConversationCreated = z.object({
  conversation_id: z.string(),
  household_id: z.string().nullable(),
  created_at: z.string(),
});
export const ConversationDetail = Conversation.Card.extend({
  conversation_id: z.string(),
  /** Whether a turn is running. */
  running: z.boolean(),
  /** Tools that the advisor approved for the rest of this conversation. */
  standing_approvals: z.array(z.string()),
});
/** The changed fields of a conversation. */
export const ConversationChanged = z.object({
  conversation_id: z.string(),
  title: z.string().optional(),
  pinned: z.boolean().optional(),
});
export const ConversationStopping = z.object({
  conversation_id: z.string(),
  status: z.literal("stopping"),
});

/** A message in the AI SDK's format, as used by `useChat`. */
export const MessagePage = pageOf(
  z.object({
    id: z.string(),
    role: z.enum(["user", "assistant"]),
    parts: z.array(z.looseObject({ type: z.string() })),
    metadata: z.looseObject({
      turn_id: z.string(),
      created_at: z.string(),
      status: z.enum(["complete", "interrupted", "error", "running", "waiting"]),
    }),
  }),
).extend({
  /** Ratings of the answers on this page, in order. The last rating of a message counts. */
  ratings: z.array(
    z.object({
      message_id: z.string(),
      rating: z.enum(["up", "down"]),
      note: z.string().nullable(),
    }),
  ),
  /** Writes on this page, or on earlier ones, that the advisor undid. */
  undone: z.array(z.object({ message_id: z.string(), call_id: z.string(), at: z.string() })),
  /** Ranges of the record that later turns replaced. Their messages may be on earlier pages. */
  replaced: z.array(z.object({ from: z.int(), before: z.int() })),
});

export const RatingStored = z.object({
  message_id: z.string(),
  rating: Feedback.shape.rating,
  note: z.string().nullable(),
});

export const WriteUndone = z.object({
  message_id: z.string(),
  call_id: z.string(),
  task: Task.Info,
});

/** The result of verifying a hash-chained record. */
export const VerificationResult = z.looseObject({ valid: z.boolean(), length: z.int() });

const Tokens = { input_tokens: z.number(), output_tokens: z.number() };
const Usd = z.number().nullable();

export const SpendToday = z.object({
  day: Day,
  ends_at: z.string(),
  spent_usd: Usd,
  held_usd: Usd,
  ...Tokens,
  budget_day_usd: Usd,
  budget_conversation_usd: Usd,
  budget_turn_usd: Usd,
  turns: z.int(),
  turns_running: z.int(),
  turns_at_once: z.int().nullable(),
  turns_this_minute: z.int(),
  turns_per_minute: z.int().nullable(),
  model_id: z.string(),
  price_usd_per_million_tokens: z
    .object({
      input: z.number(),
      output: z.number(),
      cache_read: z.number(),
      cache_write: z.number(),
    })
    .nullable(),
  prices_as_of: Day,
});

const Spent = z.object({ spent_usd: Usd, ...Tokens, turns: z.int() });
export const SpendDays = z.object({
  items: z.array(Spent.extend({ day: Day })),
  months: z.array(Spent.extend({ month: z.string() })),
  kept_days: z.int(),
});

/** The trace of a turn or of an answer; the two kinds have different fields. */
export const Trace = z.looseObject({ trace_id: z.string(), kind: z.string() });

export const Health = z.object({
  status: z.literal("ok"),
  version: z.string(),
  model: z.string(),
  provider_mode: z.string(),
});

export const ToolList = z.object({
  /** In the format of the model's API. */
  tools: z.array(z.record(z.string(), z.unknown())),
  /** By tool name: what that format cannot express. */
  about: z.record(
    z.string(),
    z.object({
      effect: z.enum(["read", "write"]),
      cost: z.object({ usd: z.number(), seconds: z.number() }),
      view: z.boolean(),
      needs_household: z.boolean(),
      /** Arguments of a call that returns a result from the sample data. */
      example: z.record(z.string(), z.unknown()),
    }),
  ),
});

export const RunStarted = z.object({ run_id: z.string() });
export const GenerationStarted = RunStarted.extend({ generation: z.int() });
export const DecisionStored = z.object({
  approval_id: z.string(),
  decided: z.looseObject({ decision: z.enum(["approve", "deny", "override"]) }),
});

/** An A2A agent card. */
export const AgentCard = z.looseObject({
  name: z.string(),
  description: z.string(),
  version: z.string(),
  supportedInterfaces: z.array(
    z.object({ url: z.url(), protocolBinding: z.string(), protocolVersion: z.string() }),
  ),
  skills: z.array(z.looseObject({ id: z.string(), name: z.string() })),
});

/** The agents in OpenBB Workspace's format, by id. */
export const AgentsFile = z.record(
  z.string(),
  z.object({
    name: z.string(),
    description: z.string(),
    endpoints: z.object({ query: z.url() }),
    features: z.record(z.string(), z.boolean()),
  }),
);

export const ProtectedResource = z.object({
  resource: z.url(),
  resource_name: z.string(),
  authorization_servers: z.array(z.url()),
  bearer_methods_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
});
