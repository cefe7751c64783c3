import { notFound } from "@advisor/agent/open/open-turn";
import * as Entry from "@advisor/domain/entry";
import type { Journal } from "@advisor/domain/journal";
import { type Place, placeOf } from "@advisor/domain/record/record-id";
import { Feedback } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import { ownConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { once, requestKey } from "../http/request-key.ts";

type Rated = Extract<Entry.Body, { kind: "rated" }>;

/** What the advisor thinks of an answer; the newest opinion counts, and the record keeps them all. */
export const feedbackRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/:id/feedback", async (c) => {
    const text = bodyText(c);
    const feedback = parseBody(Feedback, text);
    const message_id = c.req.param("id");
    const place = message_id.endsWith("_reply") ? placeOf(message_id) : undefined;
    if (place === undefined) throw notFound();
    await ownConversation(runtime, c.get("advisor").id, place.conversation_id);
    const rated: Rated = { kind: "rated", message_id, ...feedback };
    const before = await ratingOf(runtime.journal, place, message_id);
    if (before === undefined) throw notFound();
    return once(runtime, c, requestKey(c, text), async () => {
      if (!isSame(before, rated)) await rate(runtime.journal, place.conversation_id, rated);
      return { status: 200, body: { message_id, ...feedback } };
    });
  });

const entriesPerPage = 60;

/** The newest opinion on an answer, null while there is none; undefined when there is no such answer. */
async function ratingOf(
  journal: Journal,
  { conversation_id, seq }: Place,
  messageId: string,
): Promise<Rated | null | undefined> {
  let page = await journal.after(conversation_id, seq - 1, entriesPerPage);
  if (!isAnswered(page, messageId)) return undefined;
  let rated: Rated | null = null;
  for (;;) {
    rated = ratingIn(page, messageId) ?? rated;
    const last = page.at(-1);
    if (last === undefined || page.length < entriesPerPage) return rated;
    page = await journal.after(conversation_id, last.seq, entriesPerPage);
  }
}

/** Whether these entries begin with the turn that writes this message, and the turn is over. */
function isAnswered(entries: readonly Entry.Info[], messageId: string): boolean {
  const user = entries[0]?.body;
  if (user?.kind !== "user" || user.reply_id !== messageId) return false;
  const last = entries.findLast((entry) => Entry.turnOf(entry) === user.turn_id);
  return last !== undefined && Entry.closes(last);
}

function ratingIn(entries: readonly Entry.Info[], messageId: string): Rated | undefined {
  const bodies = entries.flatMap(({ body }) => (body.kind === "rated" ? body : []));
  return bodies.findLast(({ message_id }) => message_id === messageId);
}

async function rate(journal: Journal, conversation_id: string, body: Rated): Promise<void> {
  const noted = await journal.note({ conversation_id, body, change: () => ({}) });
  if (!noted) throw notFound();
}

const isSame = (before: Rated | null, now: Rated): boolean =>
  before?.rating === now.rating && before.note === now.note;
