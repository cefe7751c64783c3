import { notFound } from "@advisor/agent/open/open-turn";
import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { canonicalJson } from "@advisor/domain/record/audit-chain";
import { parseRecordId } from "@advisor/domain/record/record-id";
import * as Task from "@advisor/domain/task";
import { Undo } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import * as z from "zod";
import { authorize, readOwnConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/**
 * Undoes a task that an answer just created: the task is canceled, not deleted, and the record gets
 * an entry next to the one that created it.
 */
export const undoRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/:id/undo", async (c) => {
    const text = bodyText(c);
    const { call_id } = parseBody(Undo, text);
    const message_id = c.req.param("id");
    const by = c.get("advisor").id;
    const position = message_id.endsWith("_reply") ? parseRecordId(message_id) : undefined;
    if (position === undefined) throw notFound();
    const { conversation_id, seq } = position;
    await readOwnConversation(runtime, by, conversation_id);
    const entries = await runtime.journal.after(conversation_id, seq - 1, mostEntries);
    const created = createdTask(entries, message_id, call_id);
    if (created === undefined) throw notFound();
    await authorize(runtime, by, created.household_id);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      const task = await cancel(runtime, created);
      if (!isNoted(entries, call_id)) {
        const body = { kind: "undone", message_id, call_id, by } as const;
        const noted = { conversation_id, body, change: () => ({}) };
        if (!(await runtime.journal.appendOutsideTurn(noted))) throw notFound();
      }
      return { status: 200, body: { message_id, call_id, task } };
    });
  });

/** More than a turn and what follows it within the minutes that it can be undone. */
const mostEntries = 200;

/** Whether an earlier request, whose response may be lost, undid this call. */
const isNoted = (entries: readonly Entry.Info[], call_id: string): boolean =>
  entries.some(({ body }) => body.kind === "undone" && body.call_id === call_id);

const Created = z.object({ data: z.object({ task: Task.Info }) });

/** The task that a call of this answer created. */
function createdTask(
  entries: readonly Entry.Info[],
  message_id: string,
  call_id: string,
): Task.Info | undefined {
  const user = entries[0]?.body;
  if (user?.kind !== "user" || user.reply_id !== message_id) return undefined;
  const step = entries
    .flatMap(({ body }) => (body.kind === "step" && body.turn_id === user.turn_id ? body : []))
    .find(({ calls }) => calls.some(({ id, name }) => id === call_id && name === "create_task"));
  const result = step?.results.find((one) => one.call_id === call_id)?.result;
  return Created.safeParse(result).data?.data.task;
}

/** Cancels the task if it is new and nobody has changed it since. */
async function cancel({ tasks, clock }: Runtime, created: Task.Info): Promise<Task.Info> {
  const { id, household_id, created_at } = created;
  if (clock.now() - Date.parse(created_at) > Task.undoMinutes * 60_000) {
    throw new Fault(
      "conflict",
      "undo_too_late",
      `A task can be undone for ${Task.undoMinutes} minutes. Change it with the household's tasks.`,
    );
  }
  const now = (await tasks.list(household_id)).find((task) => task.id === id);
  if (now?.status === "canceled") return now;
  if (now === undefined) throw notFound();
  if (canonicalJson(now) !== canonicalJson(created)) {
    throw new Fault(
      "conflict",
      "undo_of_changed",
      "This task has changed since then. Change it with the household's tasks.",
    );
  }
  const canceled = await tasks.change(household_id, id, { status: "canceled" });
  if (canceled === undefined) throw notFound();
  return canceled;
}
