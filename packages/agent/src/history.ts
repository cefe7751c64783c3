import * as Entry from "@advisor/domain/entry";
import type { CallResult, Message } from "./model.ts";

/** The record as the model is sent it, oldest first, starting with a user message. */
export function messagesOf(entries: readonly Entry.Info[]): Message[] {
  return turnsOf(entries).flatMap(turnMessages);
}

/** The entries grouped by turn; notes belong to none, and a turn cut off at its beginning is left out. */
export function turnsOf(entries: readonly Entry.Info[]): Entry.Info[][] {
  const turns = new Map<string, Entry.Info[]>();
  for (const entry of entries) {
    const turn = Entry.turnOf(entry);
    if (turn === null) continue;
    if (entry.body.kind === "user") turns.set(turn, [entry]);
    else turns.get(turn)?.push(entry);
  }
  return [...turns.values()];
}

/** The newest whole turns within `budget` characters; always the last one. */
export function newestTurns(turns: Entry.Info[][], budget: number): Entry.Info[][] {
  const kept: Entry.Info[][] = [];
  let left = budget;
  for (const turn of turns.toReversed()) {
    left -= JSON.stringify(turnMessages(turn)).length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(turn);
  }
  return kept;
}

function turnMessages(turn: Entry.Info[]): Message[] {
  const end = turn.findLast((entry) => Entry.closes(entry) || entry.body.kind === "resumed");
  return turn.flatMap((entry): Message[] => {
    const { body } = entry;
    switch (body.kind) {
      case "user":
        return [{ role: "user", text: `${body.context}\n\n${body.text}` }];
      case "step":
        return [
          { role: "assistant", text: body.text, calls: body.calls },
          { role: "tools", results: body.results.map(seen) },
        ];
      case "answer":
        return [{ role: "assistant", text: body.text, calls: [] }];
      case "stopped":
        return entry === end ? [{ role: "assistant", text: stoppedText(body), calls: [] }] : [];
      default:
        return [];
    }
  });
}

/** The whole result stays in the record; the model is sent what it saw of it. */
export const seen = ({ call_id, status, shown }: Entry.Step["results"][number]): CallResult => ({
  call_id,
  status,
  shown,
});

const stoppedText = ({ text, code }: Entry.Stopped): string =>
  `${text}\n\n(This answer was not finished: ${code}.)`.trimStart();

/**
 * What every model's message format demands: user first, roles in turn, every call with exactly one
 * result, nothing blank. Throws on a violation, which would be a bug of ours.
 */
export function assertGrammar(messages: readonly Message[]): void {
  /** The calls that wait for results; undefined when it is the assistant's turn to speak. */
  let asked: string[] | undefined = [];
  for (const [index, message] of messages.entries()) {
    const fault = violation(message, asked);
    if (fault !== undefined) throw new Error(`message ${index}: ${fault}`);
    asked = message.role === "assistant" ? message.calls.map((call) => call.id) : undefined;
  }
  if (messages.at(-1)?.role === "assistant") throw new Error("the last message is the assistant's");
}

function violation(message: Message, asked: string[] | undefined): string | undefined {
  if ((message.role === "assistant") !== (asked === undefined)) return "speaks out of turn";
  if (message.role === "tools") {
    const answered = message.results.map((result) => result.call_id).join();
    return asked?.length && answered === asked.join()
      ? undefined
      : "results do not match the calls";
  }
  if (message.role === "user" && asked?.length !== 0) return "calls without results";
  const calls = message.role === "assistant" ? message.calls.length : 0;
  return message.text.trim() === "" && calls === 0 ? "blank" : undefined;
}
