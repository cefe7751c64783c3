import { plausibleTokenCount, type Usage, usageWith } from "@advisor/domain/model/usage";

/** Token counts as a server states them; any field may hold anything. */
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
 * The usage, or null when it is implausible: a count that is not a number, or a part larger than
 * its whole. An implausible count is never billed.
 */
export function plausibleUsage(stated: VendorUsage): Usage {
  const own = plausibleTokenCount(stated.input);
  const output_tokens = plausibleTokenCount(stated.output);
  const read = optional(stated.cacheRead);
  const write = optional(stated.cacheWrite);
  const total = plausibleTokenCount(stated.total ?? undefined);
  if (own === undefined || output_tokens === undefined) return null;
  if (read === undefined || write === undefined) return null;
  const input_tokens = stated.inputHoldsCached ? own : own + read + write;
  const absurd =
    plausibleTokenCount(input_tokens) === undefined ||
    read + write > input_tokens ||
    (isStated(stated.total) && (total === undefined || total < own + output_tokens));
  return absurd
    ? null
    : usageWith({
        input_tokens,
        output_tokens,
        cache_read_tokens: read,
        cache_write_tokens: write,
      });
}

const isStated = (value: unknown): boolean => value !== undefined && value !== null;

const optional = (value: unknown): number | undefined =>
  isStated(value) ? plausibleTokenCount(value) : 0;
