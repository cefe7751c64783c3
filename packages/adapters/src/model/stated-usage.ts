import { tokenCount, type Usage, usageWith } from "@advisor/domain/model/usage";

/** What a server says that a step used; anything may stand in any of them. */
interface VendorUsage {
  input: unknown;
  output: unknown;
  cacheRead: unknown;
  cacheWrite: unknown;
  total: unknown;
  /** Whether `input` counts the cached tokens too. */
  inputHoldsCached: boolean;
}

/**
 * The usage, or null where it cannot be believed: a count that is no count, a part that is more than
 * its whole. What is not believed is never booked.
 */
export function statedUsage(stated: VendorUsage): Usage {
  const own = tokenCount(stated.input);
  const output_tokens = tokenCount(stated.output);
  const read = optional(stated.cacheRead);
  const write = optional(stated.cacheWrite);
  const total = tokenCount(stated.total ?? undefined);
  if (own === undefined || output_tokens === undefined) return null;
  if (read === undefined || write === undefined) return null;
  const input_tokens = stated.inputHoldsCached ? own : own + read + write;
  const absurd =
    tokenCount(input_tokens) === undefined ||
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

const optional = (value: unknown): number | undefined => (isStated(value) ? tokenCount(value) : 0);
