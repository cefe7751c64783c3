import type { WorkflowEvent } from "./workflow-event.ts";

/**
 * The durable operations that workflows are written against. Names are unique among their siblings,
 * printable ASCII, and must not change: a run that continues after a crash finds its results by
 * name. Arguments and results are small JSON: at most 256 KB each, and 3,000 operations per run.
 */
export interface Steps {
  /** Runs the work and stores its result: at least once, and never again after it was stored. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Waits without a running process. */
  sleep(name: string, seconds: number): Promise<void>;
  /**
   * Runs the work on every item, at most `concurrency` at a time, each with its own steps, and
   * returns the results in the order of the items. A failed item does not stop the others; the
   * first failure is thrown when all are done.
   */
  map<Item, Result>(
    name: string,
    items: readonly Item[],
    concurrency: number,
    work: (item: Item, steps: Steps, index: number) => Promise<Result>,
  ): Promise<Result[]>;
  /**
   * Starts another workflow of this function as a separate run, in the same version of the code,
   * and waits for its result.
   */
  child<Result>(name: string, event: WorkflowEvent): Promise<Result>;
  /**
   * Waits, without a running process, for an answer from outside. `ask` receives the id to answer
   * to, once or more often. The answer is unvalidated JSON; undefined when none came in time.
   */
  approval(
    name: string,
    seconds: number,
    ask: (callback_id: string) => Promise<void>,
  ): Promise<unknown>;
}
