import type { Day } from "@advisor/domain/day";
import { fillers } from "@advisor/query/lexicon/fillers";
import { type Clause, optionalField } from "./clause.ts";
import type { ToolCall } from "./converse.ts";
import { readCount } from "./read/amounts.ts";
import { readDueDate } from "./read/due-date.ts";
import { readMoney } from "./read/money.ts";
import { isFund, subjectSymbols } from "./read/symbols.ts";
import { containsPhrase, words } from "./read/words.ts";

type Input = Record<string, unknown>;

export const comparisonInput = (clause: string): Input => {
  const arrives = depositWords.some((word) => containsPhrase(words(clause), word));
  const deposit = arrives ? readMoney(clause.replace(standing, "")) : null;
  return deposit === null ? {} : { deposit_usd: deposit };
};

/** "Where did the 30,000 reserve come from": an amount of the policy, and none that arrives. */
const standing =
  /\d[\d,.]*k? (?:dollars? )?(?:cash )?(?:reserve|floor|minimum|cushion|buffer|limit)\b/gi;

export function fundInputs(clause: string, about: string): Input[] {
  const found = subjectSymbols(clause, about);
  const known = found.filter(isFund);
  const count = readCount(clause) ?? 0;
  return (known.length > 0 ? known : found.slice(0, 1)).map((symbol) => ({
    symbol,
    ...(count > 0 ? { limit: count } : {}),
  }));
}

/** The two funds of a comparison; empty when the clause names fewer. */
export function fundPair(clause: string, about: string): Input[] {
  const [first, second] = subjectSymbols(clause, about).filter(isFund);
  return first === undefined || second === undefined ? [] : [{ first, second }];
}

export function searchInput(clause: string): Input {
  const spoken = words(clause);
  const type = documentTypes.find(([phrase]) => containsPhrase(spoken, phrase))?.[1];
  const kept = contentWords(clause).filter((word) => !(type === "note" && ofNotes.has(word)));
  const fallback = type === "note" ? ["note"] : spoken;
  const query = (kept.length > 0 ? kept : fallback).join(" ").slice(0, 400);
  return { query, ...optionalField("type", type) };
}

/** Words that ask for notes and stand in none. */
const ofNotes: ReadonlySet<string> = new Set(
  "note notes call his her their newest latest last read summarize summarise summary list".split(
    " ",
  ),
);

/** The topic in the advisor's words, without the wording of the question. */
export function factsCalls({ text }: Clause): ToolCall[] {
  const topic = text
    .replace(
      /^\W*(?:(?:please|can you|could you)\s+)*(?:what(?:'s|s| is| are| does| do)?|define|explain(?: to me)?|tell me about|teach me about|how (?:do|does))\s+(?:(?:a|an|the|the term|the word)\s+)?/i,
      "",
    )
    .replace(/[\s?!.]+$/, "")
    .replace(/\s+(?:means?|works?|work like)$/i, "");
  return [{ name: "get_facts", input: { topic: (topic === "" ? text : topic).slice(0, 200) } }];
}

/** `fallback` is the title when the words give none; undefined when there is neither. */
export function taskInput(
  clause: string,
  today: Day | null,
  fallback: string | undefined,
): Input | undefined {
  const when = today === null ? undefined : readDueDate(clause, today);
  const who = /\bassign(?:ed)?(?: it)? to ([\p{L}][\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)/iu.exec(clause);
  const priority = priorities.find(({ pattern }) => pattern.test(clause));
  const leftOut = [when?.phrase, who?.[0], priority?.pattern.exec(clause)?.[0]];
  const title = titleOf(clause, leftOut) ?? fallback;
  if (title === undefined) return undefined;
  return {
    title,
    ...optionalField("due", when?.day),
    ...optionalField("priority", priority?.priority),
    ...optionalField("assignee", who?.[1]),
  };
}

const depositWords =
  "deposit|deposits|deposited|depositing|contribute|contributes|contributed|contribution|add|adds|added|bring|brings|invest|invests|inherit|inherits|receive|receives|wire|put|puts|new money|arrives|comes".split(
    "|",
  );

const documentTypes: readonly (readonly [string, string])[] = [
  ["tax letter", "tax_letter"],
  ...["my note", "my notes", "call note", "call notes", "note on", "notes on"].map(
    (phrase) => [phrase, "note"] as const,
  ),
  ["meeting note", "meeting_note"],
  ["meeting notes", "meeting_note"],
  ["last meeting", "meeting_note"],
  ["estate plan", "estate"],
];

/** The words of a question that say what it is about. */
export const contentWords = (question: string): string[] => [
  ...new Set(words(question).filter((word) => word.length > 1 && !emptyWords.has(word))),
];

/** Words of a question that say nothing about its subject. */
const questionStopWords: ReadonlySet<string> = new Set(
  "a about according all an and any are as at be by can could define did do does document documents explain file files find for from had has have how i in is it its look me mention mentioned mentions much my of on or our paperwork per please regarding said say says search show tell teach that the their them there they this to up us was we were what when where which who why will with would you your about's give anything something".split(
    " ",
  ),
);

const emptyWords: ReadonlySet<string> = new Set([
  ...questionStopWords,
  ...fillers.map(({ phrase }) => phrase),
  ..."if but because should they're back again before after other another amount size out each every".split(
    " ",
  ),
]);

const priorities: readonly { priority: string; pattern: RegExp }[] = [
  {
    priority: "high",
    pattern:
      /\b(?:(?:with |at |as )?(?:a )?high(?:est)?[- ]priority|priority:? high|urgent(?:ly)?|asap)\b/i,
  },
  {
    priority: "low",
    pattern: /\b(?:(?:with |at |as )?(?:a )?low[- ]priority|priority:? low|no rush)\b/i,
  },
  { priority: "normal", pattern: /\b(?:with |at |as )?(?:a )?(?:normal|medium)[- ]priority\b/i },
];

const opening =
  /^.*?\b(?:tasks?|todo|to-do|to do|reminder|follow-up(?: task)?|remind (?:me|us))\b(?: (?:for (?:me|us)|called|named|titled))?[\s:,–-]*(?:to |that |about |for )?/i;

function titleOf(clause: string, leftOut: (string | undefined)[]): string | undefined {
  const quoted = /["“]([^"”]+)["”]/.exec(clause)?.[1]?.trim();
  if (quoted !== undefined) return quoted;
  let title = clause;
  for (const phrase of leftOut) if (phrase !== undefined) title = title.replace(phrase, " ");
  title = title.replace(opening, "").replace(/\s+/g, " ");
  title = title
    .replace(/^[\s,.:;-]+|[\s,.;:!?-]+$/g, "")
    .replace(/[ ,]+(?:and|with|by|on|for)$/i, "");
  title = title.replace(/^(?:to|that|about|for) /i, "");
  if (/^(?:this|that|it|do it|that one|so|please|me)?$/i.test(title)) return undefined;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`.slice(0, 200);
}
