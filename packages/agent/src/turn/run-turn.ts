import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { contextWindow } from "@advisor/domain/model/context-window";
import { charactersPerToken } from "@advisor/domain/model/usage";
import { answerText } from "@advisor/domain/record/continue-answer";
import { totalOf } from "@advisor/domain/record/turn-total";
import type { Part } from "@advisor/protocol/part";
import type { Door } from "../door.ts";
import type { Message } from "../model/model.ts";
import { stepsOf } from "../open/open-turn.ts";
import type { StartedTurn } from "../open/opening.ts";
import {
  contextNotesOf,
  messagesOf,
  newestTurns,
  pastMessages,
  turnsOf,
} from "../record/history.ts";
import { earlierTurns, summaryOf, unsummarized } from "../record/summary.ts";
import { pendingOf } from "./pending-approval.ts";
import { runLoop } from "./run-loop.ts";
import type { Spending } from "./spending.ts";
import type { CallDeps } from "./tool-outcome.ts";
import type { StoredTurn, Turn, TurnIds } from "./turn.ts";

/** At most about 100,000 tokens of history: the newest complete turns that fit. */
const mostHistory = 400_000;

/** Half of a small context window; the rest is for instructions, tools, context and the answer. */
function historyCharacters(modelId: string): number {
  const window = contextWindow(modelId);
  return window === undefined
    ? mostHistory
    : Math.min(mostHistory, (window / 2) * charactersPerToken);
}

/** Runs a door's turn that `openTurn` or `openDecision` started. */
export function runTurn(
  input: Pick<Turn, "model" | "contextProvider" | "panel" | "world"> & {
    opened: StartedTurn;
    door: Door;
    tools: CallDeps["tools"];
    spending: Spending;
  },
): AsyncGenerator<Part> {
  const { opened, door, model, contextProvider, panel, world } = input;
  const { user, writer, entries, conversation } = opened;
  const own = turnsOf(entries).at(-1) ?? [];
  return runLoop({
    ids: idsOf(opened),
    model,
    prompt: {
      system: door.system,
      turns: promptTurns(entries, own, model.id),
      choice: own.length > 1 ? "auto" : door.choice(user.text),
    },
    bounds: door.bounds,
    tools: { ...input.tools, allowed: new Set(conversation.allowed_tools) },
    contextProvider,
    panel,
    writer,
    stored: storedOf(own),
    money: { spending: input.spending, spentBefore: spentBefore(conversation, own) },
    world,
  });
}

const idsOf = ({ conversation, user, entries }: StartedTurn): TurnIds => ({
  conversation_id: conversation.id,
  turn_id: user.turn_id,
  user_message_id: user.message_id,
  message_id: user.reply_id,
  opening: entries.at(-1)?.seq ?? 0,
});

const storedOf = (own: Entry.Info[]): StoredTurn => ({
  steps: stepsOf(own),
  total: totalOf(own),
  context: contextNotesOf(own),
  answered: answerText(own),
  pending: pendingOf(own),
});

/**
 * The conversation's spending before this turn. If the turn was paused, its share was already
 * added, and is subtracted.
 */
function spentBefore({ spent }: Conversation.Info, own: Entry.Info[]): Conversation.Spent {
  const rested = own.findLastIndex(Entry.endsOrPausesTurn);
  const { usage, micro_usd } = totalOf(own.slice(0, rested + 1));
  return {
    micro_usd: Math.max(0, spent.micro_usd - (micro_usd ?? 0)),
    input_tokens: Math.max(0, spent.input_tokens - (usage?.input_tokens ?? 0)),
    output_tokens: Math.max(0, spent.output_tokens - (usage?.output_tokens ?? 0)),
  };
}

/** A summary of the oldest turns, the newest complete turns, and the current turn. */
export function promptTurns(
  entries: Entry.Info[],
  own: Entry.Info[],
  modelId: string,
): Message[][] {
  const messages = newestTurns(unsummarized(entries), historyCharacters(modelId)).map((one) =>
    one[0] === own[0] ? messagesOf(one) : pastMessages(one),
  );
  const summary = summaryOf(entries);
  const first = messages[0]?.[0];
  if (summary !== undefined && first?.role === "user") {
    first.text = `${earlierTurns(summary.text)}\n\n${first.text}`;
  }
  return messages;
}
