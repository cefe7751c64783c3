import type * as z from "zod";
import { providerFault } from "../http/provider-fault.ts";

/** A noun of which a provider may not have told everything that must be known. */
export type Candidate<Noun> = { [Key in keyof Noun]: Noun[Key] | null };

/**
 * The candidates of which all is known that must be. A row that lacks something is left out; when
 * every row does, the provider has changed its shape, and that is a failure and no empty answer.
 */
export function completeRows<Noun>(
  provider: string,
  noun: z.ZodType<Noun>,
  candidates: readonly Candidate<Noun>[],
): Noun[] {
  const nouns = candidates.flatMap((candidate) => {
    const parsed = noun.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
  if (candidates.length > 0 && nouns.length === 0)
    throw providerFault("upstream", provider, "answered in another shape than is due.");
  return nouns;
}
