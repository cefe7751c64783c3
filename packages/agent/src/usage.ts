import type { Usage } from "@advisor/protocol/part";

/** Adds what is known; null only when nothing is. */
export const addUsage = (a: Usage, b: Usage): Usage =>
  a === null || b === null
    ? (a ?? b)
    : {
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
      };
