import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Journal, KnownRequest, RequestKey, Writer } from "@advisor/domain/journal";
import type { Clock, NewId } from "@advisor/domain/world";
import { turnsOf } from "./history.ts";

export interface Sender {
  journal: Journal;
  conversations: Conversation.Store;
  clock: Clock;
  newId: NewId;
}

export interface Sent {
  conversation: Conversation.Info;
  text: string;
  context: string;
  model_id: string;
  system_hash: string;
  key: RequestKey | undefined;
}

export type Opened =
  /** The message is stored and the turn may run; `entries` end with it and what is recorded of its turn. */
  | { kind: "run"; writer: Writer; user: Entry.User; entries: Entry.Info[]; first: boolean }
  /** The same request ran before; this is what it led to. */
  | { kind: "replay"; entries: Entry.Info[] };

const historyEntries = 200;
const turnEntries = 60;
const attempts = 4;

/**
 * Stores the advisor's message and takes the conversation's lease, in one step. A turn that died is
 * closed first; a request that was made before is answered from the record, or taken up where it died.
 * Faults: turn_in_progress, in_progress (409), idempotency_mismatch (422), not_found.
 */
export async function openTurn(sender: Sender, sent: Sent): Promise<Opened> {
  let { conversation } = sent;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const opened = await tryOpen(sender, { ...sent, conversation });
    if (opened !== "moved") return opened;
    const now = await sender.conversations.get(conversation.id);
    if (now === undefined || now.deleted) throw notFound();
    conversation = now;
  }
  throw new Fault("busy", "storage_unavailable", "The conversation is very busy. Try again.");
}

export const notFound = (): Fault =>
  new Fault("missing", "not_found", "There is nothing here, or it is not yours.");

async function tryOpen(sender: Sender, sent: Sent): Promise<Opened | "moved"> {
  const { journal, clock } = sender;
  const { conversation, key } = sent;
  if (Conversation.held(conversation, clock.now())) {
    const request = key === undefined ? undefined : await journal.known(key);
    if (request === undefined) throw inProgress("turn_in_progress");
    return known(sender, sent, request);
  }
  const entries = await journal.newest(conversation.id, historyEntries);
  const user = userEntry(sender, sent);
  const begun = await journal.begin({
    conversation,
    head: entries.at(-1) ?? Entry.start,
    turn_id: user.turn_id,
    bodies: [...(await repairs(sender, conversation.id, entries)), user],
    key,
  });
  if (begun.kind === "known") return known(sender, sent, begun.request);
  if (begun.kind === "rival") throw inProgress("turn_in_progress");
  if (begun.kind === "moved") return "moved";
  const first = turnsOf(entries).length === 0;
  return {
    kind: "run",
    writer: begun.writer,
    user,
    entries: [...entries, ...begun.entries],
    first,
  };
}

function userEntry({ newId }: Sender, { text, context, model_id, system_hash }: Sent): Entry.User {
  return {
    kind: "user",
    turn_id: newId("turn"),
    message_id: newId("msg"),
    reply_id: newId("msg"),
    text,
    context,
    model_id,
    system_hash,
  };
}

/** The closing entry that a dead turn still needs, with what it had written of its answer. */
export async function repairs(
  { journal }: Pick<Sender, "journal">,
  conversationId: string,
  entries: readonly Entry.Info[],
): Promise<Entry.Stopped[]> {
  const turn = turnsOf(entries).at(-1) ?? [];
  const last = turn.at(-1);
  const turn_id = last === undefined ? null : Entry.turnOf(last);
  if (last === undefined || turn_id === null || Entry.closes(last)) return [];
  const text = await journal.drafted(conversationId, turn_id, stepsOf(turn));
  const message = "The answer was interrupted before it was finished.";
  return [{ kind: "stopped", turn_id, code: "interrupted", message, retryable: true, text }];
}

export const stepsOf = (turn: readonly Entry.Info[]): number =>
  turn.filter((entry) => entry.body.kind === "step").length;

const inProgress = (code: "turn_in_progress" | "in_progress"): Fault =>
  new Fault(
    "conflict",
    code,
    "An answer is still being written in this conversation. Wait for it, or stop it.",
    { extra: { retry_after: 2 } },
  );

/** What the same request led to before: still running, finished, or dead and to be taken up. */
async function known(sender: Sender, sent: Sent, request: KnownRequest): Promise<Opened | "moved"> {
  const { conversation, key } = sent;
  if (key?.body_hash !== request.body_hash) {
    throw new Fault(
      "mismatch",
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request. Use a new key for a new message.",
    );
  }
  const running = Conversation.held(conversation, sender.clock.now());
  if (running && conversation.lease?.turn_id === request.turn_id) throw inProgress("in_progress");
  const later = await sender.journal.after(conversation.id, request.seq - 1, turnEntries);
  const turn = later.filter((entry) => Entry.turnOf(entry) === request.turn_id);
  const newer = later.some((entry) => entry.body.kind === "user" && !turn.includes(entry));
  const end = turn.findLast(Entry.closes)?.body;
  const unfinished = end === undefined || (end.kind === "stopped" && end.retryable);
  if (running || newer || !unfinished) return { kind: "replay", entries: turn };
  return takeUp(sender, sent, turn);
}

/** Goes on with a turn that died, from what is recorded of it. */
async function takeUp(sender: Sender, sent: Sent, turn: Entry.Info[]): Promise<Opened | "moved"> {
  const { conversation } = sent;
  const user = turn[0]?.body;
  if (user?.kind !== "user") throw new Error("a turn begins with its user entry");
  const entries = await sender.journal.newest(conversation.id, historyEntries);
  const begun = await sender.journal.begin({
    conversation,
    head: entries.at(-1) ?? Entry.start,
    turn_id: user.turn_id,
    bodies: [{ kind: "resumed", turn_id: user.turn_id }],
    key: undefined,
  });
  if (begun.kind === "moved") return "moved";
  if (begun.kind !== "begun") throw inProgress("in_progress");
  const first = turnsOf(entries).length === 1;
  return {
    kind: "run",
    writer: begun.writer,
    user,
    entries: [...entries, ...begun.entries],
    first,
  };
}
