import { kindOf } from "../evidence/mentions.ts";
import { wholeNumber } from "../number-words.ts";
import type { MaskedSentence, SetClaim } from "../sets/clause.ts";
import { countPattern } from "../sets/quantifiers.ts";

/** What names of each kind are counted as. */
const nouns = {
  security: "funds?|ETFs?|stocks?|positions?|holdings?|securities",
  account: "(?:[a-z]+ )?accounts?|(?:[a-z]+ )?IRAs?|trusts?",
  class: "(?:asset )?classes",
  other: "households|clients|families|members|people",
};

const item = "\\**[\\ue000-\\uf8ff]+\\**";
const list = `${item}(?:, ${item})*,? and ${item}`;

const counted = Object.entries(nouns).map(
  ([kind, words]) =>
    [
      kind,
      new RegExp(
        `(?<!\\b(?:of|from|than|least|most|about)(?: (?:the|these|those|its|their|his|her|your|our|all))? )\\b(${countPattern})(?: of (?:the|its|their|his|her|your) (?:${countPattern}))? (?:[a-z-]+ ){0,2}?(?:${words})\\**(?::\\**|,| –| —| \\()(?: |(?<=\\())(${list})(?=[.;)]|$|\\n)`,
        "gi",
      ),
    ] as const,
);

/** "All four funds (VOO, VTTSX, VTI and BND)": whether a count is that of the names listed behind it. */
export const enumeratedClaims = ({ masked, said, start, mentionOf }: MaskedSentence): SetClaim[] =>
  counted.flatMap(([kind, pattern]) =>
    [...masked.matchAll(pattern)].flatMap((found) => {
      const [words, count = "", names = ""] = found;
      const listed = [...new Set(names.replace(/[^\ue000-\uf8ff]/g, ""))].map(mentionOf);
      const isAlike = listed.every((one) => one !== undefined && kindOf(one) === kind);
      const end = found.index + words.length;
      if (!isAlike || listed.length === wholeNumber(count)) return [];
      const [from, to] = [found.index, end - names.length];
      const text = said.slice(from, to).replace(/[^\p{L}\d]+$/u, "");
      return [{ at: start + from, text, isTrue: false }];
    }),
  );
