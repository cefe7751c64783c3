import { makeUsage, plausibleTokenCount, type Usage } from "@advisor/domain/model/usage";

/** Token counts as a server reports them; any field may hold anything. */
interface VendorUsage {
  input: unknown;
  output: unknown;
  cacheRead: unknown;
  cacheWrite: unknown;
  total: unknown;
  /** Whether `input` includes the cached tokens. */
  inputHoldsCached: boolean;
}

/**
 * The usage, or null if it is implausible: a count that is not a number, or a part larger than the
 * total. An implausible count is never billed.
 */
export function plausibleUsage(stated: VendorUsage): Usage {
  const { inputHoldsCached } = stated;
  const own = plausibleTokenCount(stated.input);
  const said = plausibleTokenCount(stated.output);
  const read = optional(stated.cacheRead);
  const write = optional(stated.cacheWrite);
  if (own === undefined || said === undefined) return null;
  if (read === undefined || write === undefined) return null;
  const total = isStated(stated.total) ? plausibleTokenCount(stated.total) : own + said;
  const input_tokens = inputHoldsCached ? own : own + read + write;
  if (total === undefined || total < own + said || !isPrompt(input_tokens, read + write)) {
    return null;
  }
  // Some servers count reasoning only in the total.
  const output_tokens = inputHoldsCached ? total - own : said;
  if (output_tokens - said > mostThinking) return null;
  return makeUsage({
    input_tokens,
    output_tokens,
    cache_read_tokens: read,
    cache_write_tokens: write,
  });
}

/** More reasoning tokens than any model may use. */
const mostThinking = 500_000;

/** A prompt is never empty; servers that do not count tokens report 0. */
const isPrompt = (tokens: number, cached: number): boolean =>
  tokens > 0 && plausibleTokenCount(tokens) !== undefined && cached <= tokens;

const isStated = (value: unknown): boolean => value !== undefined && value !== null;

const optional = (value: unknown): number | undefined =>
  isStated(value) ? plausibleTokenCount(value) : 0;
