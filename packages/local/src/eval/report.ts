import type { Door } from "./door.ts";
import type { Verdict } from "./judge.ts";
import type { Question } from "./question.ts";
import type { Reply } from "./reply.ts";

/** One question at one door, with its reply and the verdict. */
export interface Result extends Verdict {
  question: Question;
  door: Door;
  reply: Reply;
}

/** The counts for one set, or one half, at one door. */
export interface Line {
  set: string;
  door: Door;
  asked: number;
  right: number;
  asked_back: number;
  wrong: number;
  median_ms: number;
}

export interface Report {
  sets: Line[];
  halves: Line[];
  /** Questions with wrong answers, by name. */
  wrong: { name: string; door: Door; question: string; faults: string[]; reply: string }[];
  /** The number of questions that no available token may ask. */
  skipped: number;
  /** The number of questions without a reply. */
  failed: number;
}

export function makeReport(results: readonly Result[], skipped: number): Report {
  return {
    sets: linesBy(results, ({ half, topic }) => `${half}/${topic}`),
    halves: linesBy(results, ({ half }) => half),
    wrong: results
      .filter(({ outcome }) => outcome === "wrong")
      .map(({ question, door, faults, reply }) => ({
        name: question.name,
        door,
        question: `${question.household ?? "no household"}: ${question.messages.join(" >> ")}`,
        faults,
        reply: reply.text,
      })),
    skipped,
    failed: results.filter(({ reply }) => reply.failure !== null).length,
  };
}

function linesBy(results: readonly Result[], set: (question: Question) => string): Line[] {
  const groups = Map.groupBy(results, ({ question, door }) => `${door} ${set(question)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : line(set(first.question), first.door, group);
  });
}

function line(set: string, door: Door, results: readonly Result[]): Line {
  const count = (outcome: Result["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  const times = results.map(({ reply }) => reply.ms).toSorted((a, b) => a - b);
  return {
    set,
    door,
    asked: results.length,
    right: count("right"),
    asked_back: count("asked back"),
    wrong: count("wrong"),
    median_ms: times[Math.ceil(times.length / 2) - 1] ?? 0,
  };
}
