import { Day } from "@advisor/domain/day";
import { type ContextRows, contextRows } from "./from-context/rows.ts";

/** The advisor's own words, with what the context block says about the conversation. */
export interface AdvisorMessage {
  /** Null when the request does not contain it. */
  today: Day | null;
  household: { name: string; id: string } | null;
  /** Words of the household's, its members' and its accounts' names, in lower case. */
  names: string[];
  /** True for the trading door, which has instruments of the Indian exchanges and no household data. */
  trading: boolean;
  /** The previous question, if the context block contains it. */
  earlier: string | null;
  /** The contents of the context block. */
  rows: ContextRows;
  question: string;
}

/** Parses the context block at the start of a user message; the first line of each kind counts. */
export function parseAdvisorMessage(sent: string): AdvisorMessage {
  const message = sent.replace(/^\s*<earlier_context>[\s\S]*?<\/earlier_context>/, "");
  const block = /^\s*<context>([\s\S]*?)<\/context>/.exec(message);
  const lines = (block?.[1] ?? "").split("\n").map((line) => line.trim());
  const household = /^(.*\S)\s*\((hh_[a-z0-9]+)\)/.exec(value(lines, "household"));
  const today = Day.safeParse(value(lines, "today"));
  return {
    today: today.success ? today.data : null,
    household:
      household?.[1] === undefined || household[2] === undefined
        ? null
        : { name: household[1], id: household[2] },
    names: nameWords(
      `${household?.[1] ?? ""} ${value(lines, "members")} ${value(lines, "accounts")}`,
    ),
    trading: value(lines, "mode") === "trading",
    earlier: earlier(lines),
    rows: contextRows(block?.[1] ?? ""),
    question: message.slice(block?.[0].length ?? 0).trim(),
  };
}

function value(lines: string[], key: string): string {
  const line = lines.find((one) => one.startsWith(`${key}:`));
  return line === undefined ? "" : line.slice(key.length + 1).trim();
}

function earlier(lines: string[]): string | null {
  const after = lines.slice(lines.indexOf("earlier:") + 1);
  if (after.length === lines.length) return null;
  return (
    after
      .findLast((line) => line.startsWith("user:"))
      ?.slice("user:".length)
      .trim() ?? null
  );
}

const nameWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !genericNameWords.has(word));

/** Words in names of any household. */
export const genericNameWords: ReadonlySet<string> = new Set(
  "family household trust trusts foundation primary spouse dependent trustee beneficiary born the age and".split(
    " ",
  ),
);
