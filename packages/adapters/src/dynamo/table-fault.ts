import { Fault } from "@advisor/domain/fault";
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";

const pausesMs = [20, 60, 180];
/** A store that keeps silent is given up, with all attempts together, while its caller still waits. */
const allMs = 3_000;

/**
 * Runs one call of the store. What passes by itself (a rival transaction on the same item) is tried
 * again; a condition that did not hold is the caller's to read; the rest is `storage_unavailable`.
 */
export async function busy<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = AbortSignal.timeout(allMs);
  const call = () => send(late);
  for (const pause of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!passing(error)) throw named(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return call().catch((error: unknown) => {
    throw named(error);
  });
}

const reasons = (error: unknown): string[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map((reason) => reason.Code ?? "None")
    : [];

const refused = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  reasons(error).includes("ConditionalCheckFailed");

const passing = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  (!refused(error) &&
    reasons(error).some((code) =>
      ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"].includes(code),
    ));

/** A condition that did not hold and a malformed request (a bug of ours) keep their own names. */
function named(cause: unknown): unknown {
  if (refused(cause) || (cause instanceof Error && cause.name === "ValidationException")) {
    return cause;
  }
  return new Fault(
    "busy",
    "storage_unavailable",
    "The store did not answer. What was acknowledged is safe; try again in a moment.",
    { cause },
  );
}
