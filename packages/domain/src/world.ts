import type { Day } from "./day.ts";

/** Milliseconds since 1970. The clock is a port so that tests can control it. */
export interface Clock {
  now(): number;
  /** The advisor's current day. */
  today(): Day;
}

/** Makes ids such as `con_01K...`: unique, and ordered by the time they were made. */
export type NewId = (
  prefix:
    | "con"
    | "turn"
    | "run"
    | "tpl"
    | "apr"
    | "msg"
    | "call"
    | "task"
    | "note"
    | "evt"
    | "req"
    | "gen",
) => string;

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Waits; rejects with the signal's reason when it aborts first. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/**
 * The reason for aborting a wait or a call that has ended as it should. Made once: an abort without a
 * reason makes an error with a stack each time.
 */
export const workEnded = new Error("The work has ended.");
