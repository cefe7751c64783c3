import { notFound } from "@advisor/agent/open/open-turn";
import { turnTrace } from "@advisor/agent/record/turn-trace";
import { proveTurn } from "@advisor/agent/turn/prove-turn";
import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { parseRecordId } from "@advisor/domain/record/record-id";
import { Hono } from "hono";
import { readOwnConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";

/**
 * More entries than any turn can have, even one with the most steps that was resumed many times.
 */
const turnEntries = 60;
/** The turns before it that an answer may have taken figures from. */
const earlierEntries = 140;

/** The trace of an answer or a turn, for the advisor who asked. */
export const traceRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id", async (c) => {
    const id = c.req.param("id");
    const advisorId = c.get("advisor").id;
    if (!id.startsWith("turn_")) throw notFound();
    const trace =
      (await tracedTurn(runtime, advisorId, id)) ?? (await tracedAnswer(runtime, advisorId, id));
    if (trace === undefined) throw notFound();
    return c.json(trace);
  });

async function tracedTurn(runtime: Runtime, advisorId: string, id: string) {
  const position = parseRecordId(id);
  if (position === undefined) return undefined;
  const conversation = await readOwnConversation(runtime, advisorId, position.conversation_id);
  const running = Conversation.isLeased(conversation, runtime.liveness);
  const from = Math.max(0, position.seq - 1 - earlierEntries);
  const most = position.seq - 1 - from + turnEntries;
  const entries = await runtime.journal.after(conversation.id, from, most);
  const turn = entries.filter((entry) => Entry.turnIdOf(entry) === id);
  return turnTrace(turn, { conversation, running, claims: proveTurn(entries, id) });
}

async function tracedAnswer({ answers }: Runtime, advisorId: string, id: string) {
  const kept = /^turn_[a-z0-9]{26}$/.test(id) ? await answers.trace(id) : undefined;
  return kept?.advisor_id === advisorId ? kept.trace : undefined;
}
