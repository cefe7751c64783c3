import type { WorkflowEvent } from "./workflow-event.ts";

/**
 * What a workflow is written against. Names are unique among their neighbors, printable ASCII, and stay as
 * they are: a run that goes on after a crash finds its results by them. Arguments and results are small
 * JSON: 256 KB for one of them, and 3,000 operations for a whole run.
 */
export interface Steps {
  /** Does the work and keeps its result: at least once, and never again once it is kept. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Waits without a process. */
  sleep(name: string, seconds: number): Promise<void>;
  /**
   * Works on every item, so many at a time, each with steps of its own, and answers in the order of the
   * items. An item that fails does not end the others; when all are done the first failure is thrown.
   */
  map<Item, Result>(
    name: string,
    items: readonly Item[],
    concurrency: number,
    work: (item: Item, steps: Steps, index: number) => Promise<Result>,
  ): Promise<Result[]>;
  /** Has another workflow of this function run on its own, in this version of the code, and waits for its result. */
  child<Result>(name: string, event: WorkflowEvent): Promise<Result>;
  /**
   * Waits so long, without a process, for an answer from outside. `ask` is told the id to answer under, once
   * or more often. What was answered is JSON that nobody has checked yet; undefined when nobody did.
   */
  approval(
    name: string,
    seconds: number,
    ask: (callback_id: string) => Promise<void>,
  ): Promise<unknown>;
}
