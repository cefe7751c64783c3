import { Fault } from "@advisor/domain/fault";
import type { Clock } from "@advisor/domain/world";

export const now = Date.parse("2026-11-20T21:00:00Z");

/** A clock that only waiting advances. */
export function world(start = now) {
  let time = start;
  const waits: number[] = [];
  const clock: Clock = { now: () => time, today: () => "2026-11-20" };
  const wait = async (milliseconds: number, signal: AbortSignal) => {
    signal.throwIfAborted();
    waits.push(milliseconds);
    time += milliseconds;
  };
  return { clock, wait, waits, pass: (milliseconds: number) => (time += milliseconds) };
}

/** The Fault that a promise rejects with, as a caller sees it. */
export async function fault(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Fault)) throw error ?? new Error("It did not fail.");
  return { kind: error.kind, code: error.code, message: error.message, extra: error.extra };
}
