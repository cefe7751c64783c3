import { Fault } from "@advisor/domain/fault";

/** The value, or why there is none: `timeout`, a Fault's code, or `failed`. */
export type TimedResult<Value> = { value: Value } | { failed: string };

/** Waits at most `milliseconds`. Rejects only if `signal` aborts. */
export async function withDeadline<Value>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<TimedResult<Value>> {
  const deadline = new AbortController();
  const either = AbortSignal.any([signal, deadline.signal]);
  const timer = setTimeout(() => deadline.abort(), milliseconds);
  try {
    signal.throwIfAborted();
    return { value: await Promise.race([work(either), aborted(either)]) };
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.signal.aborted) return { failed: "timeout" };
    return { failed: error instanceof Fault ? error.code : "failed" };
  } finally {
    clearTimeout(timer);
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
