import { kindOf } from "../evidence/mentions.ts";
import type { MaskedSentence, SetClaim } from "./clause.ts";

const name = "([\\ue000-\\uf8ff]+)";
const identity = new RegExp(
  `${name}(?:,| (?:is|was|serves as|acts as),?) (?:(?:the|its|their|now|also|${name}(?:['’]s?)?) )*${name}`,
  "g",
);

/** "Jordan Carrow is Apple's CFO": the person and the office are those of one row. */
export function officeClaims({ masked, said, start, mentionOf }: MaskedSentence): SetClaim[] {
  return [...masked.matchAll(identity)].flatMap((found) => {
    const [words, first = "", , second = ""] = found;
    const [person, office] = [first, second].map((letters) => mentionOf(letters.charAt(0)));
    if (person === undefined || office === undefined) return [];
    if (kindOf(person) !== "person" || kindOf(office) !== "person") return [];
    const from = found.index + first.length;
    return {
      at: start + from,
      text: said
        .slice(from, found.index + words.length)
        .replace(/^,/, "")
        .trim(),
      isTrue: person.labels.some(({ name }) => office.labels.some((one) => one.name === name)),
    };
  });
}
