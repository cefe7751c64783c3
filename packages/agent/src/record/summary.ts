import * as Entry from "@advisor/domain/entry";
import { promptCharacters, turnsOf } from "./history.ts";

/** A record with more turns or characters than this is summarized, except for its newest turns. */
const manyTurns = 24;
const manyCharacters = 240_000;
const keptTurns = 10;
const keptCharacters = 100_000;

const summaryCharacters = 8_000;
const questionCharacters = 160;
const answerCharacters = 280;

type Summarized = Extract<Entry.Body, { kind: "summarized" }>;

/** The newest summary in these entries. */
export const summaryOf = (entries: readonly Entry.Info[]): Summarized | undefined => {
  const body = entries.findLast((entry) => entry.body.kind === "summarized")?.body;
  return body?.kind === "summarized" ? body : undefined;
};

/** The turns after the newest summary. */
export function unsummarized(entries: readonly Entry.Info[]): Entry.Info[][] {
  const through = summaryOf(entries)?.through ?? 0;
  return turnsOf(entries).filter((turn) => (turn[0]?.seq ?? 0) > through);
}

/**
 * A new summary once the turns since the last one are too long to send. It covers all complete
 * turns but the newest. It only quotes the record, so it cannot introduce new facts.
 */
export function summarize(entries: readonly Entry.Info[]): Summarized | undefined {
  const turns = unsummarized(entries);
  const size = turns.reduce((sum, turn) => sum + promptCharacters(turn), 0);
  if (turns.length <= manyTurns && size <= manyCharacters) return undefined;
  const older = turns.slice(0, turns.length - keptCount(turns));
  const through = older.at(-1)?.at(-1)?.seq;
  if (through === undefined) return undefined;
  const before = summaryOf(entries)?.text.split("\n") ?? [];
  const lines = [...before, ...older.map(line)];
  return { kind: "summarized", through, text: newest(lines).join("\n") };
}

/** How many of the newest turns to keep; at least the last one. */
function keptCount(turns: Entry.Info[][]): number {
  let left = keptCharacters;
  let kept = 0;
  for (const turn of turns.toReversed()) {
    left -= promptCharacters(turn);
    if (kept > 0 && (left < 0 || kept >= keptTurns)) break;
    kept += 1;
  }
  return kept;
}

function line(turn: Entry.Info[]): string {
  const [first] = turn;
  const question = first?.body.kind === "user" ? first.body.text : "";
  const tools = turn.flatMap(({ body }) =>
    body.kind === "step" ? body.calls.map(({ name }) => name) : [],
  );
  const looked = tools.length === 0 ? "" : `; looked up with ${[...new Set(tools)].join(", ")}`;
  const asked = `${(first?.at ?? "").slice(0, 10)}: asked "${short(question, questionCharacters)}"`;
  return `${asked}${looked}; ${outcome(turn.findLast(Entry.endsTurn)?.body)}`;
}

/** Omits an answer with unverified figures. */
function outcome(end: Entry.Body | undefined): string {
  if (end?.kind === "stopped") return `not finished (${end.code})`;
  if (end?.kind !== "answer") return "no answer";
  if (end.grounding?.valid === false) return "answered with figures that were not verified";
  return `answered "${short(end.text, answerCharacters)}"`;
}

/** One line of text, without characters that could close its quotes or a context block. */
function short(text: string, characters: number): string {
  const plain = text
    .replace(/["\u201c\u201d]/g, "'")
    .replace(/[<>\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= characters ? plain : `${cutText(plain, characters)}...`;
}

/** Cuts text without splitting a surrogate pair. */
const cutText = (text: string, characters: number): string =>
  text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, "");

const leftOut = /^\((\d+) earlier questions are left out\)$/;

/** The newest lines that fit, and the number of omitted ones. */
function newest(lines: string[]): string[] {
  let out = 0;
  let rest = lines.filter((one) => {
    const count = leftOut.exec(one)?.[1];
    out += Number(count ?? 0);
    return count === undefined && one !== "";
  });
  while (counted(out, rest).join("\n").length > summaryCharacters && rest.length > 1) {
    rest = rest.slice(1);
    out += 1;
  }
  return counted(out, rest);
}

const counted = (out: number, lines: string[]): string[] =>
  out === 0 ? lines : [`(${out} earlier questions are left out)`, ...lines];

/** The context block with the summary of earlier turns. */
export const earlierTurns = (text: string): string =>
  `<earlier_context>\nEarlier in this conversation, shortened; look figures up again before using them.\n${text}\n</earlier_context>`;
