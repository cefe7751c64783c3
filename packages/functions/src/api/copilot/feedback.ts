import { notFound } from "@advisor/agent/open/open-turn";
import * as Entry from "@advisor/domain/entry";
import type { Journal } from "@advisor/domain/journal";
import { parseRecordId, type RecordPosition } from "@advisor/domain/record/record-id";
import { Feedback } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import { readOwnConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

type RatedAnswer = Extract<Entry.Body, { kind: "rated" }>;

/** The advisor's rating of an answer. The latest rating counts; the record keeps all of them. */
export const feedbackRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/:id/feedback", async (c) => {
    const text = bodyText(c);
    const feedback = parseBody(Feedback, text);
    const message_id = c.req.param("id");
    const position = message_id.endsWith("_reply") ? parseRecordId(message_id) : undefined;
    if (position === undefined) throw notFound();
    await readOwnConversation(runtime, c.get("advisor").id, position.conversation_id);
    const rated: RatedAnswer = { kind: "rated", message_id, ...feedback };
    const before = await ratingOf(runtime.journal, position, message_id);
    if (before === undefined) throw notFound();
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      if (!isSame(before, rated)) await rate(runtime.journal, position.conversation_id, rated);
      return { status: 200, body: { message_id, ...feedback } };
    });
  });

const entriesPerPage = 60;

/** The latest rating of an answer: null if there is none, undefined if there is no such answer. */
async function ratingOf(
  journal: Journal,
  { conversation_id, seq }: RecordPosition,
  messageId: string,
): Promise<RatedAnswer | null | undefined> {
  let page = await journal.after(conversation_id, seq - 1, entriesPerPage);
  if (!isAnswered(page, messageId)) return undefined;
  let rated: RatedAnswer | null = null;
  for (;;) {
    rated = ratingIn(page, messageId) ?? rated;
    const last = page.at(-1);
    if (last === undefined || page.length < entriesPerPage) return rated;
    page = await journal.after(conversation_id, last.seq, entriesPerPage);
  }
}

/**
 * Whether these entries begin with the turn that produced this message, and that turn is finished.
 */
function isAnswered(entries: readonly Entry.Info[], messageId: string): boolean {
  const user = entries[0]?.body;
  if (user?.kind !== "user" || user.reply_id !== messageId) return false;
  const last = entries.findLast((entry) => Entry.turnIdOf(entry) === user.turn_id);
  return last !== undefined && Entry.endsTurn(last);
}

function ratingIn(entries: readonly Entry.Info[], messageId: string): RatedAnswer | undefined {
  const bodies = entries.flatMap(({ body }) => (body.kind === "rated" ? body : []));
  return bodies.findLast(({ message_id }) => message_id === messageId);
}

async function rate(journal: Journal, conversation_id: string, body: RatedAnswer): Promise<void> {
  const noted = await journal.appendOutsideTurn({ conversation_id, body, change: () => ({}) });
  if (!noted) throw notFound();
}

const isSame = (before: RatedAnswer | null, now: RatedAnswer): boolean =>
  before?.rating === now.rating && before.note === now.note;
