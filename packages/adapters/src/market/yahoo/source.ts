import { Fault } from "@advisor/domain/fault";

export const yahooSource = (as_of: string) => ({
  as_of,
  provider: "yahoo",
  delay: "delayed" as const,
  simulated: false,
});

/**
 * Undefined when the value is unknown or long out of date, so that one of many does not fail the
 * rest.
 */
export const undefinedIfStale = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof Fault && unanswerable.includes(error.code)) return undefined;
    throw error;
  });

const unanswerable = ["not_found", "stale"];
