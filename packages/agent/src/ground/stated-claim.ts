import type { Claim } from "./claims.ts";
import type { Mention } from "./evidence/label.ts";
import type { Measure } from "./measures.ts";

/** A claim with what is said around it. Its own words are those beside it up to the nearest breaks. */
export interface StatedClaim {
  claim: Claim;
  /** What its own words name. */
  own: readonly Mention[];
  /** Of each kind that they do not name: what its sentence or its heading names. */
  carried: readonly Mention[];
  heading: readonly Mention[];
  /** What the header of its table column names. */
  column: readonly Mention[];
  /** All of these. */
  about: readonly Mention[];
  /** Everything that the question or the answer names anywhere. */
  topic: ReadonlySet<string>;
  /** Everything that its sentence names. */
  sentence: readonly Mention[];
  /** Everything that the sentence before it names. */
  earlier: readonly Mention[];
  /** The whole sentence, and where it begins. */
  said: string;
  offset: number;
  /** True in a table column or list line with a measure of its own, where nothing is calculated. */
  isListed: boolean;
  /** Its own words before it, with those of the figure that it continues ("$5 and $6"), and after it. */
  lead: string;
  after: string;
  /** The words before it that state its measure and direction. */
  spoken: string;
  measure: Measure | null;
  direction: "up" | "down" | null;
  /** The end of the previous figure and the start of the next one, within the sentence. */
  from: number;
  to: number;
  /** The next figure of a range such as "40 to 50 %". */
  rangeTo: Claim | undefined;
}
