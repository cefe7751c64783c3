import * as Conversation from "@advisor/domain/conversation";
import {
  ChangeConversation,
  ConversationQuery,
  CreateConversation,
} from "@advisor/protocol/bodies";
import { Hono } from "hono";
import { authorize, readOwnConversation } from "../../authorize.ts";
import { searchConversations } from "../../book/search-conversations.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody, parseRequest } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";
import { newConversation } from "./new-conversation.ts";

export function conversationRoutes(runtime: Runtime): Hono<AppEnv> {
  const { conversations, journal, knownHouseholds } = runtime;
  const routes = new Hono<AppEnv>();
  const found = (c: AppContext) =>
    readOwnConversation(runtime, c.get("advisor").id, c.req.param("id") ?? "");

  routes.post("/", async (c) => {
    const text = bodyText(c);
    const { household_id } = parseBody(CreateConversation, text);
    const advisor_id = c.get("advisor").id;
    if (household_id !== null) await authorize(runtime, advisor_id, household_id);
    const key = requestKey(c, text);
    return oncePerKey(runtime, c, key, async () => {
      const conversation = newConversation(
        runtime,
        advisor_id,
        household_id,
        key?.scope,
        "copilot",
      );
      await conversations.create(conversation);
      if (household_id !== null) knownHouseholds.remember(conversation.id, household_id);
      return { status: 201, body: conversationCreated(conversation) };
    });
  });

  routes.get("/", async (c) => {
    const { household_id, cursor, limit, search } = parseRequest(
      ConversationQuery,
      c.req.query(),
      "invalid_request",
    );
    const advisorId = c.get("advisor").id;
    if (household_id !== undefined) await authorize(runtime, advisorId, household_id);
    const wanted = { advisorId, householdId: household_id, cursor, limit };
    return c.json(
      search === undefined
        ? await conversations.list(wanted)
        : await searchConversations(conversations, { ...wanted, search }),
    );
  });

  routes.get("/:id", async (c) => {
    const conversation = await found(c);
    const running = Conversation.isLeased(conversation, runtime.liveness);
    return c.json({
      ...Conversation.Card.parse(conversation),
      conversation_id: conversation.id,
      running,
      standing_approvals: conversation.allowed_tools,
    });
  });

  routes.patch("/:id", async (c) => {
    const changes = parseBody(ChangeConversation, bodyText(c));
    const { id } = await found(c);
    await change(runtime, id, changes);
    return c.json({ conversation_id: id, ...changes });
  });

  routes.delete("/:id", async (c) => {
    const { id } = await found(c);
    await journal.appendOutsideTurn({
      conversation_id: id,
      body: { kind: "deleted" },
      change: () => ({ deleted: true }),
    });
    return c.body(null, 204);
  });

  return routes;
}

async function change(
  { journal }: Runtime,
  conversation_id: string,
  { title, pinned }: ChangeConversation,
): Promise<void> {
  if (title !== undefined) {
    const body = { kind: "titled", title, by: "advisor" } as const;
    await journal.appendOutsideTurn({ conversation_id, body, change: () => ({ title }) });
  }
  if (pinned !== undefined) {
    const body = { kind: "pinned", pinned } as const;
    const change = (now: Conversation.Info) => (now.pinned === pinned ? undefined : { pinned });
    await journal.appendOutsideTurn({ conversation_id, body, change });
  }
}

export const conversationCreated = ({ id, household_id, created_at }: Conversation.Info) => ({
  conversation_id: id,
  household_id,
  created_at,
});
