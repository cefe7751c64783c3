import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { turnsOf } from "../record/history.ts";
import { admission, whileMoved } from "./open-turn.ts";
import { inProgress, type Opened, type Request, recentEntries, type Sender } from "./opening.ts";
import { known } from "./same-request.ts";

export interface Continuing extends Request {
  advisor_id: string;
}

/**
 * Goes on with the conversation's last answer, which was cut off at its length limit. Faults:
 * nothing_to_continue (409), and those of `openTurn`.
 */
export const openContinued = (sender: Sender, given: Continuing): Promise<Opened> =>
  whileMoved(sender, given, (conversation) => tryOpen(sender, { ...given, conversation }));

async function tryOpen(sender: Sender, given: Continuing): Promise<Opened | "moved"> {
  const { conversation, key, advisor_id } = given;
  const found = key === undefined ? undefined : await sender.journal.known(key);
  if (found !== undefined) return known(sender, given, found);
  if (Conversation.held(conversation, sender.liveness)) throw inProgress("turn_in_progress");
  const entries = await recentEntries(sender, conversation);
  const turn = turnsOf(entries).at(-1) ?? [];
  const user = turn[0]?.body;
  if (user?.kind !== "user" || !isCutOff(turn.at(-1))) throw nothingToContinue();
  const admitted = await admission(sender, given);
  if (admitted !== undefined) return admitted;
  const { turn_id } = user;
  const begun = await sender.journal.begin({
    conversation,
    head: entries.at(-1) ?? Entry.start,
    turn_id,
    bodies: [{ kind: "continued", turn_id, by: advisor_id }],
    key,
    opening: {},
  });
  if (begun.kind === "known") return known(sender, given, begun.request);
  if (begun.kind !== "begun") return "moved";
  return {
    kind: "run",
    conversation,
    writer: begun.writer,
    user,
    entries: [...entries, ...begun.entries],
    first: false,
  };
}

const isCutOff = (last: Entry.Info | undefined): boolean =>
  last?.body.kind === "answer" && last.body.stop_reason === "length";

const nothingToContinue = (): Fault =>
  new Fault(
    "conflict",
    "nothing_to_continue",
    "The last answer was not cut off at its length limit, so there is nothing to go on with.",
  );
