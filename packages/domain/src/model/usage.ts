import * as z from "zod";

/** Beyond this it is no count of tokens, not even of a whole turn. */
const Tokens = z.int().min(0).max(1_000_000_000);

/** Tokens of one model step or of a whole turn; null when nothing is known of them. */
export const Usage = z
  .object({
    /** All of the prompt, whether or not it came out of the cache or went into it. */
    input_tokens: Tokens,
    output_tokens: Tokens,
    /** The part of the prompt that the vendor's cache held; absent where it held nothing. */
    cache_read_tokens: Tokens.optional(),
    /** The part of the prompt that was put into the cache. */
    cache_write_tokens: Tokens.optional(),
    /** True where the model did not say, and the tokens are counted from the text. */
    estimated: z.boolean().optional(),
  })
  .nullable();
export type Usage = z.infer<typeof Usage>;

/** More than any prompt or answer has: what a server says beyond it is not believed. */
const mostTokens = 10_000_000;

/** A count of tokens as a server states it; undefined for anything that is none. */
export const tokenCount = (stated: unknown): number | undefined =>
  typeof stated === "number" && Number.isInteger(stated) && stated >= 0 && stated <= mostTokens
    ? stated
    : undefined;

/** Usage without the fields that say nothing. */
export const usageWith = (given: {
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens?: number | undefined;
  cache_write_tokens?: number | undefined;
  estimated?: boolean | undefined;
}): NonNullable<Usage> => ({
  input_tokens: given.input_tokens,
  output_tokens: given.output_tokens,
  ...(given.cache_read_tokens ? { cache_read_tokens: given.cache_read_tokens } : {}),
  ...(given.cache_write_tokens ? { cache_write_tokens: given.cache_write_tokens } : {}),
  ...(given.estimated ? { estimated: true } : {}),
});

/** Adds what is known; null only when nothing is. An estimate in it makes the whole one. */
export const addUsage = (a: Usage, b: Usage): Usage =>
  a === null || b === null ? (a ?? b) : combined(a, b, 1);

/** What a whole has beyond one of its parts; whether that is an estimate is the caller's to say. */
export const usageBeyond = (
  whole: NonNullable<Usage>,
  part: NonNullable<Usage>,
): NonNullable<Usage> =>
  combined({ ...whole, estimated: false }, { ...part, estimated: false }, -1);

const combined = (a: NonNullable<Usage>, b: NonNullable<Usage>, sign: 1 | -1): NonNullable<Usage> =>
  usageWith({
    input_tokens: a.input_tokens + sign * b.input_tokens,
    output_tokens: a.output_tokens + sign * b.output_tokens,
    cache_read_tokens: (a.cache_read_tokens ?? 0) + sign * (b.cache_read_tokens ?? 0),
    cache_write_tokens: (a.cache_write_tokens ?? 0) + sign * (b.cache_write_tokens ?? 0),
    estimated: a.estimated === true || b.estimated === true,
  });

export const charactersPerToken = 4;

/** About how many tokens a text has. */
export const tokensIn = (characters: number): number => Math.ceil(characters / charactersPerToken);

/** Of a step whose model did not say what it used. */
export const estimatedUsage = (given: { asked: number; said: number }): NonNullable<Usage> =>
  usageWith({
    input_tokens: tokensIn(given.asked),
    output_tokens: tokensIn(given.said),
    estimated: true,
  });
