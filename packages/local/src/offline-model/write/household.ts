import { plainLine } from "../format/text.ts";

/** The subject of a sentence, with the words that agree with it. */
export interface Subject {
  text: string;
  is: string;
  its: string;
  holds: string;
}

/** The name of a household for use in a sentence. */
export function householdSubject(name: string): Subject {
  const clean = plainLine(name);
  const named = /\b(?:family|trusts?|foundation|household|investor)$/i.test(clean);
  const text = named ? `the ${clean}` : clean;
  return /trusts$/i.test(clean)
    ? { text, is: "are", its: "their", holds: "hold" }
    : { text, is: "is", its: "its", holds: "holds" };
}

/** What sentences call one of several policies, below a heading that names it. */
export const policySubject: Subject = {
  text: "this part of the household",
  is: "is",
  its: "its",
  holds: "holds",
};
