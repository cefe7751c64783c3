import { Fault, type Kind } from "@advisor/domain/fault";
import type { FailedProvider } from "@advisor/tools/sourced";

/** Why a provider could not answer; also the code of the Fault. */
export type FailureReason = FailedProvider["reason"];

const kinds: Readonly<Record<FailureReason, Kind>> = {
  no_key: "denied",
  rate_limited: "limit",
  not_found: "missing",
  stale: "upstream",
  upstream: "upstream",
};

/** The message must never quote a URL, a header or a body: any of them may contain a key. */
export const providerFault = (reason: FailureReason, provider: string, message: string): Fault =>
  new Fault(kinds[reason], reason, `${provider} ${message}`, { extra: { provider } });

/** Seconds until a retry makes sense; null when the provider does not say. */
export const rateLimitedFault = (provider: string, retry_after: number | null): Fault =>
  new Fault(
    "limit",
    "rate_limited",
    retry_after === null
      ? `${provider} takes no more requests for now.`
      : `${provider} takes no more requests for the next ${retry_after} s.`,
    { extra: { provider, retry_after } },
  );

const sentences: Readonly<Record<Exclude<FailureReason, "rate_limited">, string>> = {
  no_key: "refused the key, or the key does not cover this data.",
  not_found: "knows of no such thing.",
  stale: "has only data that is too old.",
  upstream: "answered with an error.",
};

export const refusalFault = (reason: FailureReason, provider: string): Fault =>
  reason === "rate_limited"
    ? rateLimitedFault(provider, null)
    : providerFault(reason, provider, sentences[reason]);
