import { Fault } from "@advisor/domain/fault";
import { AwsError } from "../aws/sdk-call.ts";
import { random } from "../world.ts";
import type { Attributes } from "./attributes.ts";

/** On average; two rivals that wait equally long would meet again. */
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
    const ms = pause * (0.5 + random());
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return call().catch((error: unknown) => {
    throw named(error);
  });
}

/** A condition that did not hold: its place among the writes of a call, and the item that was found. */
export interface Broken {
  index: number;
  found: Attributes | undefined;
}

interface Reason {
  Code?: string;
  Item?: Attributes;
}

const isNamed = (error: unknown, name: string): error is AwsError =>
  error instanceof AwsError && error.name === name;

const reasonsOf = (error: unknown): Reason[] =>
  isNamed(error, "TransactionCanceledException")
    ? ((error.said.CancellationReasons ?? []) as Reason[])
    : [];

/** The conditions that did not hold; none where the call failed for another reason. */
export function broken(error: unknown): Broken[] {
  if (isNamed(error, "ConditionalCheckFailedException")) {
    return [{ index: 0, found: error.said.Item as Attributes | undefined }];
  }
  return reasonsOf(error).flatMap(({ Code, Item }, index) =>
    Code === "ConditionalCheckFailed" ? [{ index, found: Item }] : [],
  );
}

const refused = (error: unknown): boolean => broken(error).length > 0;

const passing = (error: unknown): boolean =>
  isNamed(error, "TransactionConflictException") ||
  (!refused(error) &&
    reasonsOf(error).some(({ Code = "None" }) =>
      ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"].includes(Code),
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
