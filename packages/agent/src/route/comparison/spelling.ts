import { editDistance } from "@advisor/domain/text/edit-distance";
import { withSep } from "../account-words.ts";
import { withFirstNames } from "../full-name.ts";
import type { Item } from "../item.ts";
import type { Surroundings } from "../routed.ts";
import { ordinaryWords } from "../vocabulary.ts";
import { words } from "../words.ts";

/** The words of a message as those that compare are looked for in them. */
export const spelled = (
  text: string,
  { accounts, household }: Pick<Surroundings, "accounts" | "household">,
): Item[] => withSep(withSpelling(withFirstNames(words(text), household.members)), accounts);

/** The words that compare, mistyped by a letter: "biger", "differnce", "larger then". */
export const withSpelling = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const isThan = item.said === "then" && adjective.test(items[at - 1]?.said ?? "");
    return { ...item, said: isThan ? "than" : spelt(item.said) };
  });

const adjective = /^(?:\w+er|more|less|worth)$/;

function spelt(said: string): string {
  if (!/^[a-z]{4,}$/.test(said) || ordinaryWords.has(said) || comparing.includes(said)) return said;
  return comparing.find((word) => word[0] === said[0] && editDistance(said, word, 1) <= 1) ?? said;
}

const comparing =
  "which bigger larger smaller higher lower greater richer fewer difference compare compared between versus against cheaper ahead worth value".split(
    " ",
  );
