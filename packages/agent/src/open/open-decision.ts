import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { parseRecordId } from "@advisor/domain/record/record-id";
import { turnsOf } from "../record/history.ts";
import { admitOrReplay, notFound, retryIfConversationChanged } from "./open-turn.ts";
import type { OpenedTurn, OpeningDeps, Request, StartedTurn } from "./opening.ts";
import { inProgress, recentEntries, startedTurn } from "./opening-steps.ts";
import { findSameRequest, isUnfinished, resumeTurn } from "./same-request.ts";

export interface SentDecision extends Request {
  advisor_id: string;
  decisions: Entry.Decision[];
  /** Parses arguments that the advisor changed as the tool would; throws if they are invalid. */
  parseInput(tool: string, input: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Whether this process runs the turn. */
  runsHere(turnId: string): boolean;
}

/**
 * Stores the advisor's decisions on the pending writes of a step, and takes the lease to continue.
 * All writes of the step are decided together, once. Faults: already_decided, expired (409),
 * approvals_incomplete (400), not_found, and those of `openTurn`.
 */
export const openDecision = (sender: OpeningDeps, sent: SentDecision): Promise<OpenedTurn> =>
  retryIfConversationChanged(sender, sent, (conversation) =>
    tryOpen(sender, { ...sent, conversation }),
  );

async function tryOpen(sender: OpeningDeps, sent: SentDecision): Promise<OpenedTurn | "moved"> {
  const { conversation, key, decisions } = sent;
  const found = key === undefined ? undefined : await sender.journal.findRequest(key);
  if (found !== undefined) return findSameRequest(sender, sent, found);
  const entries = await recentEntries(sender, conversation);
  const turn = turnsOf(entries).at(-1) ?? [];
  const user = turn[0]?.body;
  const last = turn.at(-1)?.body;
  if (user?.kind !== "user") throw notPending(sent, entries);
  if (last?.kind === "asked") return begin(sender, sent, { entries, user, asked: last });
  if (!isRepeated(turn, decisions)) throw notPending(sent, entries);
  return repeatDecision(sender, sent, turn);
}

interface Waiting {
  entries: Entry.Info[];
  user: Entry.User;
  asked: Entry.ApprovalRequested;
}

async function begin(
  sender: OpeningDeps,
  sent: SentDecision,
  { entries, user, asked }: Waiting,
): Promise<OpenedTurn | "moved"> {
  const { conversation, key, advisor_id } = sent;
  const { turn_id } = user;
  const now = sender.clock.now();
  assertComplete(sent, asked, now, entries);
  const decisions = await Promise.all(
    sent.decisions.map((decision) => withParsedInput(sent, asked, decision)),
  );
  if (Conversation.isLeased(conversation, sender.liveness)) throw inProgress("turn_in_progress");
  const admitted = await admitOrReplay(sender, sent).catch(async (refused: unknown) => {
    throw (await decidedMeanwhile(sender, sent)) ?? refused;
  });
  if ("before" in admitted) return admitted.before;
  const opening = allowedTools(conversation, asked, decisions);
  const head = entries.at(-1) ?? Entry.emptyHead;
  // Before the decision is stored, so that a crash in between cannot lose an approved write.
  if (decisions.some(({ approved }) => approved))
    await sent.ensureContinuation?.(turn_id, head.seq + 1);
  const begun = await sender.journal.begin({
    conversation,
    head,
    turn_id,
    bodies: [{ kind: "decided", turn_id, by: advisor_id, decisions }],
    key,
    opening,
    ...admitted,
  });
  if (begun.kind === "known") return findSameRequest(sender, sent, begun.request);
  if (begun.kind !== "begun") return "moved";
  const first = turnsOf(entries).length === 1;
  return startedTurn({ ...conversation, ...opening }, begun, { user, entries, first });
}

/** The fault if another decision was stored while this one waited for admission. */
async function decidedMeanwhile(
  sender: OpeningDeps,
  sent: SentDecision,
): Promise<Fault | undefined> {
  const entries = await recentEntries(sender, sent.conversation);
  const last = turnsOf(entries).at(-1)?.at(-1)?.body;
  return last?.kind === "asked" ? undefined : notPending(sent, entries);
}

/** Whether the same decisions are already stored, and the turn died before its answer. */
function isRepeated(turn: readonly Entry.Info[], decisions: readonly Entry.Decision[]): boolean {
  const stored = turn.findLast(({ body }) => body.kind === "decided")?.body;
  if (stored?.kind !== "decided" || !isUnfinished(turn)) return false;
  return (
    stored.decisions.length === decisions.length &&
    stored.decisions.every(({ approval_id, approved }) =>
      decisions.some(
        (before) => before.approval_id === approval_id && before.approved === approved,
      ),
    )
  );
}

/**
 * Repeats decisions on a turn that has not ended: resumes the turn if its process died, and refuses
 * while another process may still run it.
 */
async function repeatDecision(
  sender: OpeningDeps,
  sent: SentDecision,
  turn: readonly Entry.Info[],
): Promise<StartedTurn | "moved"> {
  const conversation = await sender.conversations.get(sent.conversation.id);
  const decided = turn.findLast(({ body }) => body.kind === "decided");
  const turn_id = decided === undefined ? null : Entry.turnIdOf(decided);
  if (conversation === undefined || conversation.deleted || turn_id === null) throw notFound();
  if (Conversation.isLeased(conversation, sender.liveness)) {
    throw sent.runsHere(turn_id) ? alreadyDecided() : inProgress("turn_in_progress");
  }
  const run = await resumeTurn(sender, { ...sent, conversation }, turn_id);
  return run === "moved" || decided === undefined ? run : { ...run, began: decided.seq };
}

/** Why no approval is pending: it was already decided, it expired, or it never existed. */
function notPending(
  { conversation, decisions }: SentDecision,
  entries: readonly Entry.Info[],
): Fault {
  const ids = decisions.map(({ approval_id }) => approval_id);
  const asked = entries.find(
    ({ body }) => body.kind === "asked" && body.approvals.some(({ id }) => ids.includes(id)),
  );
  const position = parseRecordId(ids[0] ?? "");
  if (asked === undefined) {
    return position?.conversation_id === conversation.id && position.seq < (entries[0]?.seq ?? 0)
      ? expired()
      : notFound();
  }
  const decided = entries.some(
    ({ body }) =>
      body.kind === "decided" &&
      body.decisions.some(({ approval_id }) => ids.includes(approval_id)),
  );
  return decided ? alreadyDecided() : expired();
}

/** Throws unless each pending approval of the step has exactly one decision, in time. */
function assertComplete(
  sent: SentDecision,
  { approvals }: Entry.ApprovalRequested,
  now: number,
  entries: readonly Entry.Info[],
): void {
  const waiting = new Set(approvals.map(({ id }) => id));
  const decided = sent.decisions.map(({ approval_id }) => approval_id);
  const others = sent.decisions.filter(({ approval_id }) => !waiting.has(approval_id));
  if (others.length > 0) throw notPending({ ...sent, decisions: others }, entries);
  if (new Set(decided).size !== decided.length || decided.length !== waiting.size) {
    const missing = [...waiting].filter((id) => !decided.includes(id));
    throw new Fault(
      "invalid",
      "approvals_incomplete",
      `Decide on every call of the step at once, each once. Still open: ${missing.join(", ") || "none"}.`,
    );
  }
  if (approvals.some(({ expires_at }) => Date.parse(expires_at) <= now)) throw expired();
}

/** The decision with its changed arguments parsed. */
async function withParsedInput(
  { parseInput }: SentDecision,
  { approvals, calls }: Entry.ApprovalRequested,
  decision: Entry.Decision,
): Promise<Entry.Decision> {
  const { input, approval_id } = decision;
  const approval = approvals.find(({ id }) => id === approval_id);
  const call = calls.find(({ id }) => id === approval?.call_id);
  if (input === undefined || call === undefined) return decision;
  const { input: _, ...asShown } = decision;
  if (!decision.approved) return asShown;
  return { ...decision, input: await parseInput(call.name, input) };
}

/**
 * The tools that the advisor allowed for the rest of the conversation, including those allowed
 * before.
 */
function allowedTools(
  { allowed_tools }: Conversation.Info,
  { approvals, calls }: Entry.ApprovalRequested,
  decisions: readonly Entry.Decision[],
): { allowed_tools?: string[] } {
  const ids = new Set(
    decisions.flatMap(({ approved, scope, approval_id }) =>
      approved && scope === "conversation" ? approval_id : [],
    ),
  );
  const allowed = approvals
    .filter(({ id }) => ids.has(id))
    .flatMap(({ call_id }) => calls.find(({ id }) => id === call_id)?.name ?? []);
  return allowed.length === 0
    ? {}
    : { allowed_tools: [...new Set([...allowed_tools, ...allowed])] };
}

const alreadyDecided = (): Fault =>
  new Fault("conflict", "already_decided", "This was already decided. Reload to see the decision.");

const expired = (): Fault =>
  new Fault(
    "conflict",
    "expired",
    "This can no longer be approved: it has expired, or the conversation has continued. Ask for it again.",
  );
