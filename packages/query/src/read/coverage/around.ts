import type { Span } from "../span.ts";
import type { Token } from "../tokens.ts";

/** The words of a span, and what stands around it. */
export interface Around {
  words: readonly Token[];
  /** The next span that has a meaning. */
  next: Span["meaning"] | undefined;
  /** True where nothing with a meaning stands before it. */
  first: boolean;
  /** True if the clause changes the question before. */
  followsUp: boolean;
}
