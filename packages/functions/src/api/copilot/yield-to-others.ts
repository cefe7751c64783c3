import { setImmediate as nextIteration } from "node:timers/promises";

let last: Promise<void> = Promise.resolve();

/**
 * Lets the process first handle what has arrived. Those who wait here at the same time go on one by
 * one, each in its own iteration of the event loop, so that no other stream waits for all of their
 * work.
 */
export function yieldToOthers(): Promise<void> {
  last = last.then(() => nextIteration());
  return last;
}
