import type * as z from "zod";
import { providerFault } from "../http/provider-fault.ts";

/** A record in which the provider may have left required fields empty. */
export type WithNulls<Noun> = { [Key in keyof Noun]: Noun[Key] | null };

/**
 * Keeps the rows that have every required field. When every row lacks one, the provider has changed
 * its format: that is a failure, not an empty answer.
 */
export function keepCompleteRows<Noun>(
  provider: string,
  noun: z.ZodType<Noun>,
  candidates: readonly WithNulls<Noun>[],
): Noun[] {
  const nouns = candidates.flatMap((candidate) => {
    const parsed = noun.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
  if (candidates.length > 0 && nouns.length === 0)
    throw providerFault("upstream", provider, "answered in another shape than is due.");
  return nouns;
}
