import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { TurnStartChange } from "@advisor/domain/journal";
import { messageId, replyId, turnId } from "@advisor/domain/record/record-id";
import type { SlotClaim } from "@advisor/domain/spend";
import { turnsOf } from "../record/history.ts";
import { summarize, unsummarized } from "../record/summary.ts";
import { draftOf } from "../turn/checkpoints.ts";
import { finishApproved } from "../turn/resume-approved.ts";
import type { CallDeps } from "../turn/tool-outcome.ts";
import {
  inProgress,
  type OpenedTurn,
  type OpeningDeps,
  type Request,
  recentEntries,
} from "./opening.ts";
import { findSameRequest } from "./same-request.ts";

const attempts = 4;

export interface SentMessage extends Request {
  /** Undefined to ask the question of the replaced turn again. */
  text: string | undefined;
  /** A message of the turn that this one stands for, or the newest turn. */
  replaces?: string | true | undefined;
  context: string;
  model_id: string;
  system_hash: string;
  /** Of the product. */
  version: string;
  /** What `recentEntries` would read, where it was read with the conversation. */
  recent?: Entry.Info[];
  /** What runs the calls of an earlier turn that died before it ran them; none where nothing is approved. */
  running?: (turn_id: string) => CallDeps;
}

/**
 * Stores the advisor's message and takes the conversation's lease, in one step. A turn that died is
 * closed first; a request that was made before is answered from the record, or taken up where it died.
 * Faults: turn_in_progress, in_progress (409), idempotency_mismatch (422), not_found, and what `admit` throws.
 */
export const openTurn = (sender: OpeningDeps, sent: SentMessage): Promise<OpenedTurn> =>
  retryIfMoved(sender, sent, (conversation) => {
    if (conversation === sent.conversation) return tryOpen(sender, sent);
    const { recent: _, ...rest } = sent;
    return tryOpen(sender, { ...rest, conversation });
  });

/** Tries again with the conversation as it is now, when it changed since it was read. */
export async function retryIfMoved<Result = OpenedTurn>(
  sender: OpeningDeps,
  request: Pick<Request, "conversation">,
  open: (conversation: Conversation.Info) => Promise<Result | "moved">,
): Promise<Result> {
  let { conversation } = request;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const opened = await open(conversation);
    if (opened !== "moved") return opened;
    const now = await sender.conversations.get(conversation.id);
    if (now === undefined || now.deleted) throw notFound();
    conversation = now;
  }
  throw new Fault("busy", "storage_unavailable", "The conversation is very busy. Try again.");
}

export const notFound = (): Fault =>
  new Fault("missing", "not_found", "There is nothing here, or it is not yours.");

async function tryOpen(sender: OpeningDeps, sent: SentMessage): Promise<OpenedTurn | "moved"> {
  const { journal, liveness } = sender;
  const { conversation, key } = sent;
  if (Conversation.isLeased(conversation, liveness)) {
    return (await earlier(sender, sent)) ?? refuse("turn_in_progress");
  }
  const [entries, admitted] = await Promise.all([
    sent.recent ?? recentEntries(sender, conversation),
    admission(sender, sent),
  ]);
  if ("before" in admitted) return admitted.before;
  const { bodies, opening, user } = await beginning(sender, sent, entries);
  const begun = await journal.begin({
    conversation,
    head: entries.at(-1) ?? Entry.emptyHead,
    turn_id: user.turn_id,
    bodies,
    key,
    opening,
    ...admitted,
  });
  if (begun.kind === "known") return findSameRequest(sender, sent, begun.request);
  if (begun.kind === "rival") return refuse("turn_in_progress");
  if (begun.kind === "moved") return "moved";
  return {
    kind: "run",
    conversation,
    writer: begun.writer,
    slot: begun.slot,
    user,
    entries: [...entries, ...begun.entries],
    first: turnsOf(entries).length === 0,
  };
}

const refuse = (code: "turn_in_progress"): never => {
  throw inProgress(code);
};

/** What the same request led to before, if it was made before. */
async function earlier(
  sender: OpeningDeps,
  request: Request,
): Promise<OpenedTurn | "moved" | undefined> {
  const { key } = request;
  const found = key === undefined ? undefined : await sender.journal.findRequest(key);
  return found === undefined ? undefined : findSameRequest(sender, request, found);
}

/** What the turn may claim. A request that was made before is answered whatever the budget says. */
export async function admission(
  sender: OpeningDeps,
  request: Request,
): Promise<{ claim: SlotClaim | undefined } | { before: OpenedTurn | "moved" }> {
  try {
    return { claim: await request.admit() };
  } catch (refusal) {
    const before = await earlier(sender, request);
    if (before !== undefined) return { before };
    throw refusal;
  }
}

/** The entries that a new message adds: what a dead turn still needs, a summary when it is time, the message. */
async function beginning(
  sender: OpeningDeps,
  { conversation, context, model_id, system_hash, version, running, ...sent }: SentMessage,
  entries: Entry.Info[],
): Promise<{ bodies: Entry.Body[]; opening: TurnStartChange; user: Entry.User }> {
  const replaced = replacedQuestion(entries, sent.replaces);
  const text = sent.text ?? replaced?.text ?? refuseUnknown();
  const closing = await closings(sender, conversation.id, entries, running);
  const summary = summarize(entries);
  const before = [...closing, ...(summary === undefined ? [] : [summary])];
  const seq = (entries.at(-1)?.seq ?? 0) + before.length + 1;
  const position = { conversation_id: conversation.id, seq };
  const user: Entry.User = {
    kind: "user",
    turn_id: turnId(position),
    message_id: messageId(position),
    reply_id: replyId(position),
    text,
    context,
    model_id,
    system_hash,
    advisor_id: conversation.advisor_id,
    household_id: conversation.household_id,
    version,
    ...(replaced === undefined ? {} : { replaces: replaced.turn_id }),
  };
  const opening =
    summary === undefined ? {} : { summary: { seq: seq - 1, through: summary.through } };
  return { bodies: [...before, user], opening, user };
}

/** The question whose turn is replaced. Fault `not_found` where no such message is, or only a summary is left of it. */
function replacedQuestion(
  entries: readonly Entry.Info[],
  replaces: SentMessage["replaces"],
): Entry.User | undefined {
  if (replaces === undefined) return undefined;
  const questions = unsummarized(entries).flatMap(([first]) =>
    first?.body.kind === "user" ? [first.body] : [],
  );
  const found =
    replaces === true
      ? questions.at(-1)
      : questions.find(({ message_id, reply_id }) => [message_id, reply_id].includes(replaces));
  return found ?? refuseUnknown();
}

const refuseUnknown = (): never => {
  throw new Fault(
    "missing",
    "not_found",
    "This message cannot be asked again: it is not in this conversation, was replaced, or is too far back.",
  );
};

/** What the turn before still needs: what it approved and did not run, and its end. */
async function closings(
  sender: OpeningDeps,
  conversationId: string,
  entries: readonly Entry.Info[],
  running: SentMessage["running"],
): Promise<Entry.Body[]> {
  const turn = turnsOf(entries).at(-1) ?? [];
  const turn_id = turn[0] === undefined ? null : Entry.turnIdOf(turn[0]);
  const [finished, ended] = await Promise.all([
    turn_id === null || running === undefined ? [] : finishApproved(turn, running(turn_id)),
    repairs(sender, conversationId, entries),
  ]);
  return [...finished, ...ended];
}

/**
 * The closing entry that a turn still needs when another begins: one that died, with what it had
 * written of its answer, or one whose writes the advisor left unapproved.
 */
export async function repairs(
  { journal }: Pick<OpeningDeps, "journal">,
  conversationId: string,
  entries: readonly Entry.Info[],
): Promise<Entry.Stopped[]> {
  const turn = turnsOf(entries).at(-1) ?? [];
  const last = turn.at(-1);
  const turn_id = last === undefined ? null : Entry.turnIdOf(last);
  if (last === undefined || turn_id === null || Entry.endsTurn(last)) return [];
  const stopped = { kind: "stopped", turn_id } as const;
  if (last.body.kind === "asked") {
    const message = "The advisor went on without approving this.";
    return [{ ...stopped, code: "not_approved", message, retryable: false, text: "" }];
  }
  const checkpoints = await journal.checkpoints(conversationId, turn_id, 0);
  const opening = turn.findLast(Entry.startsStream)?.seq ?? 0;
  const { text, reasoning } = draftOf(checkpoints, opening, stepsOf(turn));
  const thoughts = reasoning.length === 0 ? {} : { reasoning: [...reasoning] };
  const message = "The answer was interrupted before it was finished.";
  return [{ ...stopped, code: "interrupted", message, retryable: true, text, ...thoughts }];
}

/** The repair of a turn that died; one that waits for the advisor is left to wait. */
export const deathRepairs = async (
  sender: Pick<OpeningDeps, "journal">,
  conversationId: string,
  entries: readonly Entry.Info[],
): Promise<Entry.Stopped[]> => {
  const last = turnsOf(entries).at(-1)?.at(-1);
  return last === undefined || Entry.endsOrPausesTurn(last)
    ? []
    : repairs(sender, conversationId, entries);
};

export const stepsOf = (turn: readonly Entry.Info[]): number =>
  turn.filter((entry) => entry.body.kind === "step").length;
