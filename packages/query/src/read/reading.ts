import type { Ask, Query } from "../schema/query.ts";

/** How one question of a message was understood. */
export interface Reading {
  text: string;
  ask: Ask;
  canonical: string;
  /** Unexplained words. If there are any, `ask` is a clarifying question. */
  unexplained: string[];
  alternatives: Ask[];
  /** What an explained term names in the book; the next question of the message may be about it. */
  topic?: Query;
  /** True for a short, self-contained, correctly spelled question, which the rules alone can be trusted with. */
  sure: boolean;
}
