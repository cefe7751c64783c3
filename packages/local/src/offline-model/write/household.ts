import { plain } from "../format.ts";

/** A household's name inside a sentence, and the words that agree with it. */
export function household(name: string): { text: string; is: string; its: string; holds: string } {
  const clean = plain(name);
  const text = /\b(?:family|trusts?|foundation|household|investor)$/i.test(clean)
    ? `the ${clean}`
    : clean;
  return /trusts$/i.test(clean)
    ? { text, is: "are", its: "their", holds: "hold" }
    : { text, is: "is", its: "its", holds: "holds" };
}
