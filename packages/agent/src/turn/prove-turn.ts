import * as Entry from "@advisor/domain/entry";
import { answerText } from "@advisor/domain/record/continue-answer";
import type * as Grounding from "@advisor/domain/record/grounding";
import { groundTurnClaims } from "../ground/turn.ts";
import { contextNotesOf, turnsOf } from "../record/history.ts";
import { promptTurns } from "./run-turn.ts";

/**
 * What each figure of a turn's answer was matched to, worked out again from the record: from the same
 * words, results and context that it was checked against. The verdict on record holds: what it found
 * unmatched stays so. Null without a checked answer. `entries` end with the turn, and begin with the
 * earlier ones that were sent with it.
 */
export function proveTurn(
  entries: readonly Entry.Info[],
  turnId: string,
): Grounding.Claim[] | null {
  const end = entries.findLastIndex((entry) => Entry.turnIdOf(entry) === turnId);
  const known = entries.slice(0, end + 1);
  const own = turnsOf(known).at(-1) ?? [];
  const [user, answer] = [own[0]?.body, own.at(-1)?.body];
  if (user?.kind !== "user" || answer?.kind !== "answer") return null;
  const { grounding } = answer;
  if (grounding === undefined) return null;
  const context = contextNotesOf(own).map(({ text }) => text);
  const messages = promptTurns(known, own, user.model_id).flat();
  return groundTurnClaims(messages, context, answerText(own)).map(({ text, ...claim }) => {
    if (grounding.unmatched.includes(text)) return { says: claim.says, by: "none" };
    return claim.by === "none" ? { says: claim.says, by: "lost" } : claim;
  });
}
