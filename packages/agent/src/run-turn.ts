import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { Part, Usage } from "@advisor/protocol/part";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import type { Door } from "./door.ts";
import { messagesOf, newestTurns, turnsOf } from "./history.ts";
import type { Model } from "./model.ts";
import { type Opened, stepsOf } from "./open-turn.ts";
import { turn } from "./turn.ts";
import { addUsage } from "./usage.ts";

/** About 100,000 tokens of history: the newest whole turns that fit are sent. */
const historyCharacters = 400_000;

/** A door's turn over what `openTurn` stored. */
export function runTurn(given: {
  opened: Extract<Opened, { kind: "run" }>;
  door: Door;
  model: Model;
  tools: readonly Tool[];
  run: RunTool;
  signal: AbortSignal;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
}): AsyncGenerator<Part> {
  const { opened, door, ...rest } = given;
  const { user, writer, entries } = opened;
  const turns = turnsOf(entries);
  const own = turns.at(-1) ?? [];
  return turn({
    ...rest,
    writer,
    conversation_id: writer.conversation_id,
    turn_id: user.turn_id,
    user_message_id: user.message_id,
    message_id: user.reply_id,
    system: door.system,
    turns: newestTurns(turns, historyCharacters).map((one) => messagesOf(one)),
    done: stepsOf(own),
    usage: own.reduce<Usage>(
      (total, { body }) => (body.kind === "step" ? addUsage(total, body.usage) : total),
      null,
    ),
    bounds: door.bounds,
    choice: door.choice(user.text),
  });
}
