import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { TurnStartChange } from "@advisor/domain/journal";
import { messageId, replyId, turnId } from "@advisor/domain/record/record-id";
import type { SlotRequest } from "@advisor/domain/spend";
import { turnsOf } from "../record/history.ts";
import { summarize, unsummarized } from "../record/summary.ts";
import { restoreStep } from "../turn/checkpoints.ts";
import { finishApproved } from "../turn/resume-approved.ts";
import type { CallDeps } from "../turn/tool-outcome.ts";
import type { OpenedTurn, OpeningDeps, Request } from "./opening.ts";
import { inProgress, recentEntries, startedTurn } from "./opening-steps.ts";
import { findSameRequest } from "./same-request.ts";

const attempts = 4;

export interface SentMessage extends Request {
  /** Undefined to repeat the question of the replaced turn. */
  text: string | undefined;
  /** The id of a message of the turn to replace; true for the newest turn. */
  replaces?: string | true | undefined;
  context: string;
  model_id: string;
  system_hash: string;
  /** The product's version. */
  version: string;
  /** The result of `recentEntries`, if it was already read with the conversation. */
  recent?: Entry.Info[];
  /** Runs approved calls of an earlier turn that died first; absent if nothing can be approved. */
  callDepsFor?: (turn_id: string) => CallDeps;
}

/**
 * Stores the advisor's message and takes the conversation's lease in one step. A turn that died is
 * closed first; a repeated request is answered from the record, or resumed where it died. Faults:
 * turn_in_progress, in_progress (409), idempotency_mismatch (422), not_found, and those of `admit`.
 */
export const openTurn = (sender: OpeningDeps, sent: SentMessage): Promise<OpenedTurn> =>
  retryIfConversationChanged(sender, sent, (conversation) => {
    if (conversation === sent.conversation) return tryOpen(sender, sent);
    const { recent: _, ...rest } = sent;
    return tryOpen(sender, { ...rest, conversation });
  });

/** Retries with the current conversation if it changed since it was read. */
export async function retryIfConversationChanged<Result = OpenedTurn>(
  sender: Pick<OpeningDeps, "conversations">,
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
    return (await previousResult(sender, sent)) ?? refuse("turn_in_progress");
  }
  const [entries, admitted] = await Promise.all([
    sent.recent ?? recentEntries(sender, conversation),
    admitOrReplay(sender, sent),
  ]);
  if ("before" in admitted) return admitted.before;
  const { bodies, opening, user } = await entriesToAdd(sender, sent, entries);
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
  return startedTurn(conversation, begun, { user, entries, first: turnsOf(entries).length === 0 });
}

const refuse = (code: "turn_in_progress"): never => {
  throw inProgress(code);
};

/** The result of the same request, if it was made before. */
async function previousResult(
  sender: OpeningDeps,
  request: Request,
): Promise<OpenedTurn | "moved" | undefined> {
  const { key } = request;
  const found = key === undefined ? undefined : await sender.journal.findRequest(key);
  return found === undefined ? undefined : findSameRequest(sender, request, found);
}

/** Claims the turn's slot. If that is refused, a request that was made before is still answered. */
export async function admitOrReplay(
  sender: OpeningDeps,
  request: Request,
): Promise<{ claim: SlotRequest | undefined } | { before: OpenedTurn | "moved" }> {
  try {
    return { claim: await request.admit() };
  } catch (refusal) {
    const before = await previousResult(sender, request);
    if (before !== undefined) return { before };
    throw refusal;
  }
}

/**
 * The entries that a new message adds: those that close a dead turn, a summary if one is due, and
 * the message.
 */
async function entriesToAdd(
  sender: OpeningDeps,
  { conversation, context, model_id, system_hash, version, callDepsFor, ...sent }: SentMessage,
  entries: Entry.Info[],
): Promise<{ bodies: Entry.Body[]; opening: TurnStartChange; user: Entry.User }> {
  const replaced = replacedQuestion(entries, sent.replaces);
  const text = sent.text ?? replaced?.text ?? refuseUnknown();
  const closing = await unfinishedWork(sender, conversation.id, entries, callDepsFor);
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

/**
 * The question whose turn is replaced. Throws `not_found` if there is no such message, or if only
 * its summary is left.
 */
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

/** The entries that close the previous turn: its approved writes, and its end. */
async function unfinishedWork(
  sender: OpeningDeps,
  conversationId: string,
  entries: readonly Entry.Info[],
  callDepsFor: SentMessage["callDepsFor"],
): Promise<Entry.Body[]> {
  const turn = turnsOf(entries).at(-1) ?? [];
  const turn_id = turn[0] === undefined ? null : Entry.turnIdOf(turn[0]);
  const [finished, ended] = await Promise.all([
    turn_id === null || callDepsFor === undefined ? [] : finishApproved(turn, callDepsFor(turn_id)),
    closingEntries(sender, conversationId, entries),
  ]);
  return [...finished, ...ended];
}

/**
 * The entry that closes an unfinished turn before the next one: for a dead turn with its text so
 * far, for a pending approval as not approved.
 */
export async function closingEntries(
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
  const { text, reasoning } = restoreStep(checkpoints, opening, stepsOf(turn));
  const thoughts = reasoning.length === 0 ? {} : { reasoning: [...reasoning] };
  const message = "The answer was interrupted before it was finished.";
  return [{ ...stopped, code: "interrupted", message, retryable: true, text, ...thoughts }];
}

/** The same only for a turn that died; a pending approval stays pending. */
export const crashRepairs = async (
  sender: Pick<OpeningDeps, "journal">,
  conversationId: string,
  entries: readonly Entry.Info[],
): Promise<Entry.Stopped[]> => {
  const last = turnsOf(entries).at(-1)?.at(-1);
  return last === undefined || Entry.endsOrPausesTurn(last)
    ? []
    : closingEntries(sender, conversationId, entries);
};

export const stepsOf = (turn: readonly Entry.Info[]): number =>
  turn.filter((entry) => entry.body.kind === "step").length;
