/**
 * What a workflow is written against. Names are unique and stay as they are: a run that goes on after
 * a crash finds its results by them. Arguments and results are small JSON.
 */
export interface Steps {
  /** Does the work and keeps its result: at least once, and never again once it is kept. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Waits without a process. */
  sleep(name: string, seconds: number): Promise<void>;
}
