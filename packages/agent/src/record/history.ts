import * as Entry from "@advisor/domain/entry";
import { abandonedResults, decisionsOn } from "@advisor/domain/record/abandoned";
import { isContinued } from "@advisor/domain/record/continue-answer";
import { parseRecordId } from "@advisor/domain/record/record-id";
import type { CallResult, Message } from "../model/model.ts";
import { withoutBlocks } from "../prompt/without-blocks.ts";

/** The record as model messages, oldest first, starting with a user message. */
export function messagesOf(entries: readonly Entry.Info[]): Message[] {
  return turnsOf(entries).flatMap(turnMessages);
}

/**
 * The messages of a finished turn, without reasoning. The answer is missing only if its entry is
 * unreadable; a question never stands alone.
 */
export function pastMessages(turn: Entry.Info[]): Message[] {
  const messages = messagesOf(turn).map(withoutThinking);
  const isWhole = messages.length === 0 || messages.at(-1)?.role === "assistant";
  return isWhole ? messages : [...messages, lostAnswer];
}

const withoutThinking = (message: Message): Message =>
  message.role === "assistant"
    ? { role: message.role, text: message.text, calls: message.calls }
    : message;

/** A note for the model, placed after this many messages of the turn. */
export interface ContextNote {
  after: number;
  text: string;
  /** Sent with one step only. */
  once?: boolean;
}

/**
 * The notes of the current turn. They are not repeated in later turns, because their figures age.
 */
export const contextNotesOf = (turn: readonly Entry.Info[]): ContextNote[] =>
  turn.flatMap(({ body }, at) => {
    if (!("told" in body) || body.told === undefined) return [];
    return [{ after: messagesOf(turn.slice(0, at)).length, text: body.told }];
  });

/**
 * Groups entries by turn. Omits notes, turns without their first entry, and turns that a later one
 * replaced.
 */
export function turnsOf(entries: readonly Entry.Info[]): Entry.Info[][] {
  const turns = new Map<string, Entry.Info[]>();
  for (const entry of entries) {
    const turn = Entry.turnIdOf(entry);
    if (turn === null) continue;
    if (entry.body.kind === "user") turns.set(turn, [entry]);
    else turns.get(turn)?.push(entry);
  }
  return [...turns.values()].reduce(withoutReplaced, []);
}

/** A replacement turn drops the turn it replaces and all later ones. */
function withoutReplaced(kept: Entry.Info[][], turn: Entry.Info[]): Entry.Info[][] {
  const body = turn[0]?.body;
  const replaced = body?.kind === "user" ? body.replaces : undefined;
  const from = replaced === undefined ? undefined : parseRecordId(replaced)?.seq;
  const at = kept.findIndex(([first]) => from !== undefined && (first?.seq ?? 0) >= from);
  if (at >= 0) kept.length = at;
  kept.push(turn);
  return kept;
}

/** The entries of one turn, including notes between them. */
export function turnEntriesOf(entries: readonly Entry.Info[], turnId: string): Entry.Info[] {
  const first = entries.findIndex((entry) => Entry.turnIdOf(entry) === turnId);
  return entries.slice(Math.max(first, 0)).filter((entry) => {
    const turn = Entry.turnIdOf(entry);
    return turn === null || turn === turnId;
  });
}

/** The newest complete turns within `budget` characters; always at least the last one. */
export function newestTurns(turns: Entry.Info[][], budget: number): Entry.Info[][] {
  const kept: Entry.Info[][] = [];
  let left = budget;
  for (const turn of turns.toReversed()) {
    left -= promptCharacters(turn);
    if (left < 0 && kept.length > 0) break;
    kept.unshift(turn);
  }
  return kept;
}

/** The number of characters a turn adds to a prompt. */
export const promptCharacters = (turn: Entry.Info[]): number =>
  JSON.stringify(turnMessages(turn)).length;

/** The step whose calls wait for approval, or were approved and have not run. */
export function pendingStep(turn: readonly Entry.Info[]): Entry.ApprovalRequested | undefined {
  const last = turn.findLast(({ body }) => body.kind === "asked" || body.kind === "step")?.body;
  return last?.kind === "asked" ? last : undefined;
}

/** The same for current and finished turns, so that the prompt stays cached. */
function turnMessages(turn: Entry.Info[]): Message[] {
  const endAt = turn.findLastIndex(
    (entry) => Entry.endsTurn(entry) || entry.body.kind === "resumed",
  );
  const end = turn[endAt]?.body;
  const open = end?.kind === "stopped" ? pendingStep(turn.slice(0, endAt)) : undefined;
  const messages = turn.flatMap(({ body }, at): Message[] => {
    if (body.kind === "asked" && body === open) {
      return stepMessages(body, abandonedResults(body, decisionsOn(turn, body)));
    }
    if (body.kind === "continued") return [{ role: "user", text: goOn(turn.slice(0, at)) }];
    if (body.kind !== "stopped") return bodyMessages(body);
    if (isContinued(turn, at)) return [{ role: "assistant", text: body.text, calls: [] }];
    return body === end ? bodyMessages(body) : [];
  });
  return withResultNumbers(messages);
}

/**
 * Numbers a turn's successful results for the model, which may refer to their figures: `r1` is the
 * first. Results that have a number keep it.
 */
export function withResultNumbers(turn: readonly Message[]): Message[] {
  let count = 0;
  const numbered = (result: CallResult): CallResult => {
    if (result.status !== "success") return result;
    count += 1;
    return { ...result, shown: { ref: `r${count}`, ...result.shown } };
  };
  return turn.map((message) =>
    message.role === "tools" ? { ...message, results: message.results.map(numbered) } : message,
  );
}

function goOn(before: readonly Entry.Info[]): string {
  const stopped = before.findLast(Entry.endsTurn)?.body.kind === "stopped";
  const why = stopped ? "interrupted" : "cut off at its length limit";
  return `Your answer was ${why}. Go on exactly where it stopped: repeat nothing, and begin nothing anew.`;
}

const lostAnswer: Message = {
  role: "assistant",
  text: "(This answer cannot be read from the record.)",
  calls: [],
};

function bodyMessages(body: Entry.Body): Message[] {
  switch (body.kind) {
    case "user":
      return [{ role: "user", text: `${body.context}\n\n${withoutBlocks(body.text)}` }];
    case "step":
      return stepMessages(body, body.results);
    case "answer":
      return [{ role: "assistant", text: body.text, calls: [] }];
    case "stopped":
      return [{ role: "assistant", text: stoppedText(body), calls: [] }];
    default:
      return [];
  }
}

/** A step's calls and results as model messages. */
export const stepMessages = (
  { text, calls, thinking }: Pick<Entry.Step, "text" | "calls" | "thinking">,
  results: readonly Entry.Result[],
): Message[] => [
  { role: "assistant", text, calls, ...(thinking === undefined ? {} : { thinking }) },
  { role: "tools", results: results.map(seen) },
];

/** The record has the whole result; the model gets only what it saw originally. */
const seen = ({ call_id, status, shown }: Entry.Result): CallResult => ({
  call_id,
  status,
  shown,
});

const stoppedText = ({ text, code }: Entry.Stopped): string =>
  `${text}\n\n(This answer was not finished: ${code}.)`.trimStart();

/**
 * Checks the rules of all model APIs: user first, alternating roles, one result per call, nothing
 * blank. A violation is a bug and throws.
 */
export function assertGrammar(messages: readonly Message[]): void {
  /** Calls without results so far; undefined if the assistant is next. */
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
