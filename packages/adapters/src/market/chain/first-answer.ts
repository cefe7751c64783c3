import { Fault } from "@advisor/domain/fault";
import type { FailedProvider, Sourced } from "@advisor/tools/sourced";

/** A provider and the port it serves. */
export interface ProviderPort<Port> {
  provider: string;
  port: Port;
}

interface ChainRequest<Port, Value> {
  links: readonly ProviderPort<Port>[];
  ask: (port: Port) => Promise<Value>;
  /** True for a value that means "not found". */
  missing: (value: Value) => boolean;
  signal?: AbortSignal | undefined;
}

interface ChainAnswer<Value> {
  value: Value;
  failed: FailedProvider[];
}

/**
 * Asks the providers in order until one has an answer. If all of them find nothing, returns the last
 * one's "not found". If any failed otherwise, throws a Fault that lists each provider's reason and
 * message.
 */
export async function firstAnswer<Port, Value>(
  request: ChainRequest<Port, Value>,
): Promise<ChainAnswer<Value | undefined>> {
  const failed: FailedProvider[] = [];
  const refusals: string[] = [];
  let nothing: ChainAnswer<Value | undefined> = { value: undefined, failed };
  for (const { provider, port } of request.links) {
    request.signal?.throwIfAborted();
    const reply = await request.ask(port).then(known(request.missing), faulty(request.signal));
    if ("value" in reply && reply.reason === undefined) return { value: reply.value, failed };
    if ("value" in reply) nothing = { value: reply.value, failed: [...failed] };
    const { reason = "not_found" } = reply;
    failed.push({ provider, reason });
    refusals.push(
      "message" in reply ? `${provider} (${reason}: ${reply.message})` : `${provider} (${reason})`,
    );
  }
  if (failed.every(({ reason }) => reason === "not_found")) return nothing;
  throw new Fault(
    "upstream",
    "providers_failed",
    `No provider could answer: ${refusals.join(", ")}.`,
    {
      extra: { failed },
    },
  );
}

type ProviderReply<Value> =
  | { value: Value; reason?: "not_found" }
  | { reason: FailedProvider["reason"]; message: string };

const known =
  <Value>(missing: (value: Value) => boolean) =>
  (value: Value): ProviderReply<Value> =>
    missing(value) ? { value, reason: "not_found" } : { value };

const faulty =
  (signal: AbortSignal | undefined) =>
  (error: unknown): { reason: FailedProvider["reason"]; message: string } => {
    signal?.throwIfAborted();
    const reason = error instanceof Fault ? reasonOf(error) : undefined;
    if (reason === undefined || !(error instanceof Error)) throw error;
    return { reason, message: error.message.replace(/\.$/, "") };
  };

const reasons: readonly FailedProvider["reason"][] = [
  "no_key",
  "rate_limited",
  "not_found",
  "stale",
  "upstream",
];

/** Undefined for a Fault that is not the provider's failure, such as an invalid request. */
const reasonOf = ({ code, retryable }: Fault): FailedProvider["reason"] | undefined =>
  reasons.find((reason) => reason === code) ?? (retryable ? "upstream" : undefined);

/** Adds the providers that failed before this answer, if any. */
export const withFailedProviders = <Value>(
  answer: Sourced<Value>,
  failed: FailedProvider[],
): Sourced<Value> => (failed.length === 0 ? answer : { ...answer, failed });
