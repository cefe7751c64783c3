import { crashRepairs } from "@advisor/agent/open/open-turn";
import { turnsOf } from "@advisor/agent/record/history";
import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { parseRecordId } from "@advisor/domain/record/record-id";
import { Paging, SelectHousehold } from "@advisor/protocol/bodies";
import type { UiVersion } from "@advisor/protocol/encode/ui-part";
import { type UiMessage, uiMessages, unreadableMessage } from "@advisor/protocol/ui-message";
import { Hono } from "hono";
import { authorize, readOwnConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import { isTitleOverdue, requestTitle } from "../../turn/request-title.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody, parseRequest } from "../http/body.ts";
import { decodeCursor, encodeCursor } from "../http/cursor.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";
import { conversationCreated } from "./conversations.ts";
import { stopTurn } from "./watch-turn.ts";

const entriesPerPage = 200;

/** The actions inside one conversation. */
export function conversationActions(runtime: Runtime): Hono<AppEnv> {
  const { journal } = runtime;
  const routes = new Hono<AppEnv>();
  const found = (c: AppContext) =>
    readOwnConversation(runtime, c.get("advisor").id, c.req.param("id") ?? "");

  routes.get("/:id/messages", async (c) => {
    const { cursor, limit } = parseRequest(Paging, c.req.query(), "invalid_request");
    const conversation = await found(c);
    const after = cursor === undefined ? 0 : decodeCursor(cursor, conversation.id);
    await closeIfAbandoned(runtime, conversation);
    const entries = await journal.after(conversation.id, after, entriesPerPage);
    // Runs in the background, so that the response does not wait for the event bus.
    if (entries.length > 0 && isTitleOverdue(runtime, conversation)) {
      void requestTitle(runtime, conversation);
    }
    const version = c.req.query("protocol") === "ui7" ? 7 : 5;
    return c.json(messagePage(conversation.id, entries, limit, version));
  });

  routes.post("/:id/select_household", async (c) => {
    const text = bodyText(c);
    const { household_id } = parseBody(SelectHousehold, text);
    const conversation = await found(c);
    await authorize(runtime, c.get("advisor").id, household_id);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      await select(runtime, conversation, household_id);
      runtime.knownHouseholds.remember(conversation.id, household_id);
      return { status: 200, body: { ...conversationCreated(conversation), household_id } };
    });
  });

  routes.post("/:id/stop", async (c) => {
    const text = bodyText(c);
    const conversation = await found(c);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      await stopTurn(runtime, conversation);
      return { status: 202, body: { conversation_id: conversation.id, status: "stopping" } };
    });
  });

  return routes;
}

/** Closes a turn that lost its process, so that its record is complete. */
async function closeIfAbandoned(
  { journal, liveness }: Runtime,
  conversation: Conversation.Info,
): Promise<void> {
  if (conversation.lease === null || Conversation.isLeased(conversation, liveness)) return;
  const entries = await journal.newest(conversation.id, entriesPerPage);
  const [body] = await crashRepairs({ journal }, conversation.id, entries);
  if (body === undefined) return;
  await journal.closeAbandonedTurn({ conversation, head: entries.at(-1) ?? Entry.emptyHead, body });
}

/** Whole turns only: a turn that continues past the entries we read moves to the next page. */
function messagePage(
  conversationId: string,
  entries: Entry.Info[],
  limit: number,
  version: UiVersion,
) {
  const full = entries.length >= entriesPerPage;
  const turns = turnsOf(entries);
  const whole = full && turns.length > 1 ? turns.slice(0, -1) : turns;
  const page = whole.slice(0, Math.max(1, Math.floor(limit / 2)));
  const more = page.length < turns.length;
  const last = page.at(-1)?.at(-1)?.seq ?? 0;
  return {
    items: messagesOf(
      page,
      orphanedEntries(entries, more ? last : Number.POSITIVE_INFINITY),
      version,
    ),
    next_cursor: more ? encodeCursor(last, conversationId) : null,
    ratings: ratingsIn(entries),
    undone: undoneIn(entries),
    replaced: replacedIn(entries),
  };
}

/** Ratings in record order. The last rating of a message counts. */
const ratingsIn = (entries: readonly Entry.Info[]) =>
  entries.flatMap(({ body }) =>
    body.kind === "rated"
      ? [{ message_id: body.message_id, rating: body.rating, note: body.note }]
      : [],
  );

const undoneIn = (entries: readonly Entry.Info[]) =>
  entries.flatMap(({ at, body }) =>
    body.kind === "undone" ? [{ message_id: body.message_id, call_id: body.call_id, at }] : [],
  );

/** The ranges of entries that a later turn replaced. They may be on an earlier page. */
const replacedIn = (entries: readonly Entry.Info[]) =>
  entries.flatMap(({ seq, body }) => {
    const from = body.kind === "user" ? parseRecordId(body.replaces ?? "")?.seq : undefined;
    return from === undefined ? [] : [{ from, before: seq }];
  });

/** Unreadable entries that no longer belong to any turn. */
const orphanedEntries = (entries: readonly Entry.Info[], last: number): Entry.Info[] =>
  entries.filter(({ seq, body }) => body.kind === "unreadable" && seq <= last);

/** Each turn's messages, with a placeholder for every unreadable entry. */
const messagesOf = (
  turns: readonly Entry.Info[][],
  lost: readonly Entry.Info[],
  version: UiVersion,
): UiMessage[] =>
  [
    ...turns.map((turn) => ({ seq: turn[0]?.seq ?? 0, items: uiMessages(turn, version) })),
    ...lost.map((entry) => ({ seq: entry.seq, items: [unreadableMessage(entry)] })),
  ]
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap(({ items }) => items);

async function select(
  { journal }: Runtime,
  conversation: Conversation.Info,
  household_id: string,
): Promise<void> {
  let current = conversation.household_id;
  const body = { kind: "selected", household_id } as const;
  await journal.appendOutsideTurn({
    conversation_id: conversation.id,
    body,
    change: (now) => {
      current = now.household_id;
      return current === null ? { household_id } : undefined;
    },
  });
  if (current === null || current === household_id) return;
  throw new Fault(
    "conflict",
    "conversation_locked",
    "This conversation belongs to another household. Start a new conversation for this one.",
    { extra: { current_household_id: current } },
  );
}
