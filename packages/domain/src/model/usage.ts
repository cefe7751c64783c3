import * as z from "zod";

/** A larger number is not a plausible token count, not even for a whole turn. */
const Tokens = z.int().min(0).max(1_000_000_000);

/** Tokens of one model step or of a whole turn; null when unknown. */
export const Usage = z
  .object({
    /** The whole prompt, including tokens read from or written to the cache. */
    input_tokens: Tokens,
    output_tokens: Tokens,
    /** Prompt tokens read from the vendor's cache; absent when there were none. */
    cache_read_tokens: Tokens.optional(),
    /** Prompt tokens written to the cache. */
    cache_write_tokens: Tokens.optional(),
    /** True when the model did not state its usage and the tokens were estimated from the text. */
    estimated: z.boolean().optional(),
  })
  .nullable();
export type Usage = z.infer<typeof Usage>;

/** More than any prompt or answer has; a server's larger count is rejected. */
const mostTokens = 10_000_000;

/** A token count that a server states; undefined when it is not a plausible count. */
export const plausibleTokenCount = (stated: unknown): number | undefined =>
  typeof stated === "number" && Number.isInteger(stated) && stated >= 0 && stated <= mostTokens
    ? stated
    : undefined;

/** Usage without its empty fields. */
export const makeUsage = (counts: {
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens?: number | undefined;
  cache_write_tokens?: number | undefined;
  estimated?: boolean | undefined;
}): NonNullable<Usage> => ({
  input_tokens: counts.input_tokens,
  output_tokens: counts.output_tokens,
  ...(counts.cache_read_tokens ? { cache_read_tokens: counts.cache_read_tokens } : {}),
  ...(counts.cache_write_tokens ? { cache_write_tokens: counts.cache_write_tokens } : {}),
  ...(counts.estimated ? { estimated: true } : {}),
});

/** Adds what is known; null only when nothing is. The sum is an estimate when a part is. */
export const addUsage = (a: Usage, b: Usage): Usage =>
  a === null || b === null ? (a ?? b) : combined(a, b, 1);

/** The usage of a whole minus one of its parts; the caller says whether that is an estimate. */
export const subtractUsage = (
  whole: NonNullable<Usage>,
  part: NonNullable<Usage>,
): NonNullable<Usage> =>
  combined({ ...whole, estimated: false }, { ...part, estimated: false }, -1);

const combined = (a: NonNullable<Usage>, b: NonNullable<Usage>, sign: 1 | -1): NonNullable<Usage> =>
  makeUsage({
    input_tokens: a.input_tokens + sign * b.input_tokens,
    output_tokens: a.output_tokens + sign * b.output_tokens,
    cache_read_tokens: (a.cache_read_tokens ?? 0) + sign * (b.cache_read_tokens ?? 0),
    cache_write_tokens: (a.cache_write_tokens ?? 0) + sign * (b.cache_write_tokens ?? 0),
    estimated: a.estimated === true || b.estimated === true,
  });

export const charactersPerToken = 4;

/** Estimates the number of tokens in a text of this many characters. */
export const estimateTokens = (characters: number): number =>
  Math.ceil(characters / charactersPerToken);

/** The estimated usage of a step whose model did not state it. */
export const estimateUsage = (characters: { asked: number; said: number }): NonNullable<Usage> =>
  makeUsage({
    input_tokens: estimateTokens(characters.asked),
    output_tokens: estimateTokens(characters.said),
    estimated: true,
  });
