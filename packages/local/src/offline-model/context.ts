import { Day } from "@advisor/domain/day";

/** What the agent tells about the conversation, and the advisor's own words. */
export interface Asked {
  /** Null when the request does not say. */
  today: Day | null;
  household: { name: string; id: string } | null;
  /** Words of the household's and its members' names, lower case. */
  names: string[];
  question: string;
}

/** Reads the context block at the start of a user message; the first line of each kind counts. */
export function asked(message: string): Asked {
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
    names: nameWords(`${household?.[1] ?? ""} ${value(lines, "members")}`),
    question: message.slice(block?.[0].length ?? 0).trim(),
  };
}

function value(lines: string[], key: string): string {
  const line = lines.find((one) => one.startsWith(`${key}:`));
  return line === undefined ? "" : line.slice(key.length + 1).trim();
}

const nameWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !generic.has(word));

const generic = new Set(
  "family household trust trusts foundation primary spouse dependent trustee beneficiary born the age and".split(
    " ",
  ),
);
