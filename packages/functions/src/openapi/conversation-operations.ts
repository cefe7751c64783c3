import { AguiRequest } from "@advisor/protocol/agui-request";
import {
  Approvals,
  ChangeConversation,
  Chat,
  Continue,
  ConversationQuery,
  CreateConversation,
  Feedback,
  Paging,
  Regenerate,
  SelectHousehold,
  Undo,
} from "@advisor/protocol/bodies";
import {
  ConversationChanged,
  ConversationCreated,
  ConversationDetail,
  ConversationPage,
  ConversationStopping,
  MessagePage,
  RatingStored,
  VerificationResult,
  WriteUndone,
} from "@advisor/protocol/responses";
import { State, StateChange } from "@advisor/protocol/state";
import { UiRequest } from "@advisor/protocol/ui-request";
import * as z from "zod";
import { type Operations, okResponse } from "./operation.ts";

const tag = "Conversations";
const base = "/api/v1/copilot";
const conversation = `${base}/conversations/:id`;

const StreamProtocol = z.object({
  protocol: z
    .enum(["ui", "ui7", "agui", "trading", "data"])
    .optional()
    .describe("The stream's format; without it the Accept header decides"),
});
const types = ["text/event-stream", "text/plain"];

export const conversationOperations: Operations = {
  [`POST ${base}/conversations`]: {
    tag,
    summary: "Start a conversation",
    body: { schema: CreateConversation, example: { household_id: "hh_d1" } },
    answer: { status: 201, description: "Its id", schema: ConversationCreated },
    refuses: [404],
  },
  [`GET ${base}/conversations`]: {
    tag,
    summary: "List your conversations",
    query: ConversationQuery,
    answer: okResponse(
      "A page of conversations: pinned ones first, then the newest",
      ConversationPage,
    ),
  },
  [`GET ${conversation}`]: {
    tag,
    summary: "Get a conversation",
    answer: okResponse("The conversation", ConversationDetail),
  },
  [`PATCH ${conversation}`]: {
    tag,
    summary: "Rename or pin a conversation",
    description: "A pinned one is listed before all others, until it is unpinned.",
    body: { schema: ChangeConversation, example: { title: "Cash for the spring", pinned: true } },
    answer: okResponse("What was changed", ConversationChanged),
  },
  [`DELETE ${conversation}/standing_approvals/:tool`]: {
    tag,
    summary: "Revoke a standing approval",
    description: "From the next answer on the tool asks again before it writes.",
    answer: { status: 204, description: "Revoked" },
  },
  [`DELETE ${conversation}`]: {
    tag,
    summary: "Hide a conversation",
    description: "It leaves the list. The record is kept.",
    answer: { status: 204, description: "Hidden" },
  },
  [`GET ${conversation}/messages`]: {
    tag,
    summary: "List messages",
    query: Paging.extend({ protocol: z.literal("ui7").optional() }),
    answer: okResponse("Messages in the AI SDK's format", MessagePage),
  },
  [`POST ${conversation}/select_household`]: {
    tag,
    summary: "Choose the household, once and for good",
    body: { schema: SelectHousehold, example: { household_id: "hh_d1" } },
    answer: okResponse("The conversation", ConversationCreated),
  },
  [`POST ${conversation}/stop`]: {
    tag,
    summary: "Stop the answer being written",
    body: { schema: z.object({}), example: {} },
    answer: { status: 202, description: "It is stopping", schema: ConversationStopping },
  },
  [`GET ${conversation}/state`]: {
    tag,
    summary: "Get the side panel",
    answer: okResponse("What the panel shows", State),
  },
  [`PATCH ${conversation}/state`]: {
    tag,
    summary: "Change the side panel",
    body: { schema: StateChange, example: { is_panel_open: false } },
    answer: okResponse("What the panel shows now", State),
  },
  [`GET ${conversation}/audit`]: {
    tag,
    summary: "Export or verify the record",
    description: "With verify=1 the answer says whether the hash chain is whole.",
    query: z.object({ verify: z.literal("1").optional() }),
    answer: {
      ...okResponse("The verdict, or the record", VerificationResult),
      types: ["application/x-ndjson"],
    },
  },
  [`POST ${base}/messages/:id/feedback`]: {
    tag,
    summary: "Rate an answer",
    body: { schema: Feedback, example: { rating: "up" } },
    answer: okResponse("The rating", RatingStored),
  },
  [`POST ${base}/messages/:id/undo`]: {
    tag,
    summary: "Undo a task that an answer just created",
    description: "The task is canceled; the record keeps that it was created and undone.",
    body: { schema: Undo, example: { call_id: "call_1" } },
    answer: okResponse("The canceled task", WriteUndone),
    refuses: [409],
  },
  [`POST ${base}/chat/stream`]: {
    tag,
    summary: "Send a message, an approval decision, continue or regenerate",
    description: "Streams one turn, in the formats of the AI SDK and of AG-UI.",
    query: StreamProtocol,
    body: {
      schema: z.union([Chat, Approvals, Continue, Regenerate, UiRequest, AguiRequest]),
      example: {
        conversation_id: "con_01k00000000000000000000000",
        message: "Is the Smith family outside their IPS bands?",
      },
    },
    answer: { status: 200, description: "The turn's stream", types },
    refuses: [402, 404, 409, 429, 503],
  },
  [`GET ${base}/chat/:conversation_id/stream`]: {
    tag,
    summary: "Resume a stream",
    description: "What was missed since Last-Event-ID, then live. 204 when no turn is running.",
    query: StreamProtocol,
    headers: { "Last-Event-ID": "The id of the last event that you read" },
    answer: { status: 200, description: "The rest of the stream", types },
    refuses: [429],
  },
  [`GET ${base}/chat/stream/:conversation_id/stream`]: {
    tag,
    summary: "Resume a stream, as the AI SDK's default transport does",
    description: "A whole replay of the running turn, then live. 204 when no turn is running.",
    query: StreamProtocol,
    answer: { status: 200, description: "The stream", types: ["text/event-stream"] },
    refuses: [429],
  },
};
