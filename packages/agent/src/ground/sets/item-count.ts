import type { Claim } from "../claims.ts";
import type { Label } from "../evidence/label.ts";

/** True for a count such as "4 positions" or "3 more". */
export const isItemCount = ({ digits, unit, at, text: whole }: Claim, text: string): boolean =>
  unit === "any" &&
  /^\d{1,4}$/.test(digits) &&
  /^ (?:more|(?:[a-z-]+ ){0,2}(?:[a-z-]+|[A-Z]+)s\b)/.test(text.slice(at + whole.length));

/** The kind of what is counted: "cash and 2 classes" counts classes, of which cash is not the whole. */
export const countedKind = (after: string): Label["kind"] | undefined =>
  countedKinds.find(([nouns]) => nouns.test(after))?.[1];
const countedKinds: readonly [RegExp, Label["kind"]][] = [
  [/^ (?:[a-z-]+ )?accounts\b/, "account"],
  [/^ (?:[a-z-]+ )?(?:classes|sectors)\b/, "class"],
];
