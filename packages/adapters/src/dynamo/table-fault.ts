import { Fault } from "@advisor/domain/fault";
import { AwsError } from "../aws/sdk-call.ts";
import { random } from "../world.ts";
import type { Attributes } from "./attributes.ts";

/** Averages; each pause is randomized so that two conflicting writers do not collide again. */
const pausesMs = [20, 60, 180];
/** Limit for all attempts together: gives up on an unresponsive store before the caller times out. */
const totalTimeoutMs = 3_000;

/**
 * Runs one DynamoDB call. Retries transient failures (a conflicting transaction on the same item);
 * rethrows a failed condition for the caller to handle; throws `storage_unavailable` for the rest.
 */
export async function withStoreRetries<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = AbortSignal.timeout(totalTimeoutMs);
  const call = () => send(late);
  for (const pause of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error)) throw toFault(error);
    }
    const ms = pause * (0.5 + random());
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return call().catch((error: unknown) => {
    throw toFault(error);
  });
}

/** A failed condition: the index of its write within the call, and the existing item. */
export interface FailedCondition {
  index: number;
  found: Attributes | undefined;
}

interface Reason {
  Code?: string;
  Item?: Attributes;
}

const hasErrorName = (error: unknown, name: string): error is AwsError =>
  error instanceof AwsError && error.name === name;

const cancellationReasons = (error: unknown): Reason[] =>
  hasErrorName(error, "TransactionCanceledException")
    ? ((error.body.CancellationReasons ?? []) as Reason[])
    : [];

/** The failed conditions; empty when the call failed for another reason. */
export function failedConditions(error: unknown): FailedCondition[] {
  if (hasErrorName(error, "ConditionalCheckFailedException")) {
    return [{ index: 0, found: error.body.Item as Attributes | undefined }];
  }
  return cancellationReasons(error).flatMap(({ Code, Item }, index) =>
    Code === "ConditionalCheckFailed" ? [{ index, found: Item }] : [],
  );
}

const isConditionFailure = (error: unknown): boolean => failedConditions(error).length > 0;

const isTransient = (error: unknown): boolean =>
  hasErrorName(error, "TransactionConflictException") ||
  (!isConditionFailure(error) &&
    cancellationReasons(error).some(({ Code = "None" }) =>
      ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"].includes(Code),
    ));

/** Errors that the caller of a call handles, or `withStoreRetries`: the SDK does not retry them. */
export const isHandled = (error: unknown): boolean =>
  isConditionFailure(error) || isTransient(error);

/** Leaves failed conditions and malformed requests (our bugs) as they are. */
function toFault(cause: unknown): unknown {
  if (
    isConditionFailure(cause) ||
    (cause instanceof Error && cause.name === "ValidationException")
  ) {
    return cause;
  }
  return new Fault(
    "busy",
    "storage_unavailable",
    "The store did not answer. What was acknowledged is safe; try again in a moment.",
    { cause },
  );
}
