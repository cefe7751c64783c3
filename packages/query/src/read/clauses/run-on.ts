import type { Token } from "../tokens.ts";

/** Words that begin a question in the middle of a message without punctuation, with what must follow them. */
const openings: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  how: new Set(["much", "many"]),
  when: new Set(["was", "is", "did", "do", "does", "are"]),
  what: new Set(["is", "are", "was", "did", "do"]),
};

/** Words that introduce a question and belong to it: "tell me" in "tell me how much". */
const leadIns: ReadonlySet<string> = new Set(
  "know tell me see check say and or but so of for in at to by about than is are was has have had holds hold with without counting including excluding from , : ;".split(
    " ",
  ),
);

/** Where a second question begins: "how much cash is in the joint account when was the last deposit". */
export const runOnsIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ form }, at) => {
    const follows = openings[form]?.has(tokens[at + 1]?.form ?? "") === true;
    return at > 2 && follows && !leadIns.has(tokens[at - 1]?.form ?? "") ? [at] : [];
  });
