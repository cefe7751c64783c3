import { plain } from "../format.ts";

/** Whom a sentence is about, and the words that agree with it. */
export interface Subject {
  text: string;
  is: string;
  its: string;
  holds: string;
}

/** A household's name inside a sentence. */
export function household(name: string): Subject {
  const clean = plain(name);
  const named = /\b(?:family|trusts?|foundation|household|investor)$/i.test(clean);
  const text = named ? `the ${clean}` : clean;
  return /trusts$/i.test(clean)
    ? { text, is: "are", its: "their", holds: "hold" }
    : { text, is: "is", its: "its", holds: "holds" };
}

/** One of several policies of a household, under a heading that names it. */
export const underPolicy: Subject = {
  text: "this part of the household",
  is: "is",
  its: "its",
  holds: "holds",
};
