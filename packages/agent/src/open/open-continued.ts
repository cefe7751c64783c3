import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { continuesFrom } from "@advisor/domain/record/continue-answer";
import { turnsOf } from "../record/history.ts";
import { admitOrReplay, crashRepairs, retryIfConversationChanged } from "./open-turn.ts";
import type { OpenedTurn, OpeningDeps, Request } from "./opening.ts";
import { inProgress, recentEntries, startedTurn } from "./opening-steps.ts";
import { findSameRequest } from "./same-request.ts";

export interface ContinueRequest extends Request {
  advisor_id: string;
}

/**
 * Continues the conversation's last answer, which was cut off at its length limit. Faults:
 * nothing_to_continue (409), and those of `openTurn`.
 */
export const openContinued = (sender: OpeningDeps, request: ContinueRequest): Promise<OpenedTurn> =>
  retryIfConversationChanged(sender, request, (conversation) =>
    tryOpen(sender, { ...request, conversation }),
  );

async function tryOpen(
  sender: OpeningDeps,
  request: ContinueRequest,
): Promise<OpenedTurn | "moved"> {
  const { conversation, key, advisor_id } = request;
  const found = key === undefined ? undefined : await sender.journal.findRequest(key);
  if (found !== undefined) return findSameRequest(sender, request, found);
  if (Conversation.isLeased(conversation, sender.liveness)) throw inProgress("turn_in_progress");
  const entries = await recentEntries(sender, conversation);
  const head = entries.at(-1) ?? Entry.emptyHead;
  const [death] = await crashRepairs(sender, conversation.id, entries);
  if (death !== undefined) {
    await sender.journal.closeAbandonedTurn({ conversation, head, body: death });
    return "moved";
  }
  const turn = turnsOf(entries).at(-1) ?? [];
  const user = turn[0]?.body;
  const from = continuesFrom(turn);
  if (user?.kind !== "user" || from === undefined) throw nothingToContinue();
  const admitted = await admitOrReplay(sender, request);
  if ("before" in admitted) return admitted.before;
  const { turn_id } = user;
  const begun = await sender.journal.begin({
    conversation,
    head,
    turn_id,
    bodies: [
      from === "text"
        ? { kind: "continued", turn_id, by: advisor_id }
        : { kind: "resumed", turn_id },
    ],
    key,
    opening: {},
    ...admitted,
  });
  if (begun.kind === "known") return findSameRequest(sender, request, begun.request);
  if (begun.kind !== "begun") return "moved";
  return startedTurn(conversation, begun, { user, entries, first: false });
}

const nothingToContinue = (): Fault =>
  new Fault(
    "conflict",
    "nothing_to_continue",
    "The last answer was not cut off, so there is nothing to continue. Ask again instead.",
  );
