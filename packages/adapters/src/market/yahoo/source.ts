import { Fault } from "@advisor/domain/fault";

export const delayed = (as_of: string) => ({
  as_of,
  provider: "yahoo",
  delay: "delayed" as const,
  simulated: false,
});

/** Undefined for what is not known, so that one of many does not fail the rest. */
export const known = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof Fault && error.code === "not_found") return undefined;
    throw error;
  });
