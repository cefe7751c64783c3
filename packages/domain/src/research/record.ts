import type { Page } from "../page.ts";
import type * as Approval from "./approval.ts";
import type * as Cell from "./cell.ts";
import type * as Entry from "./entry.ts";
import type * as Run from "./run.ts";
import type * as StoredPage from "./stored-page.ts";

export interface CellRef {
  criterion: string;
  company: string;
}

export interface AttemptRef extends CellRef {
  attempt: number;
}

/** The result of an append that happens only once, however often it is tried. */
export type AppendResult =
  | { kind: "written"; entries: Entry.Info[]; state: Run.State }
  /** The key was used before, and these entries are stored under it. */
  | { kind: "known"; entries: Entry.Info[] };

export interface AppendRequest {
  run_id: string;
  /** The position among the entries of one attempt or run; the first writer of a position wins. */
  key: string;
  /** Makes the entries from the run's state at the time of writing. Throws to write nothing. */
  make(state: Run.State): Entry.Body[];
}

/** The records of runs and the data derived from them: cells, counters, costs, approvals. */
export interface Store {
  /** Stores a new run without entries; false when the id is taken. */
  create(plan: Run.Plan, state: Run.State): Promise<boolean>;
  get(runId: string): Promise<Run.Info | undefined>;
  /** The advisor's runs, newest first. */
  list(request: {
    advisorId: string;
    cursor: string | undefined;
    limit: number;
  }): Promise<Page<Run.Card>>;
  /** The states of the runs, in the order given. */
  states(runIds: readonly string[]): Promise<(Run.State | undefined)[]>;
  append(append: AppendRequest): Promise<AppendResult>;
  /** Entries after `seq`, in order. */
  after(runId: string, seq: number, limit: number): Promise<Entry.Info[]>;
  /** The entries of one attempt at a cell, in order. */
  attempt(runId: string, cell: AttemptRef): Promise<Entry.Info[]>;
  /** Cells in the order given; undefined for one that was never begun. */
  cells(runId: string, refs: readonly CellRef[]): Promise<(Cell.Info | undefined)[]>;
  /** Cells that were started, of one criterion or of all, page by page. */
  cellPage(
    runId: string,
    request: { criterion: string | undefined; cursor: string | undefined; limit: number },
  ): Promise<Page<Cell.Info>>;
  keepPages(runId: string, pages: readonly StoredPage.Info[]): Promise<void>;
  /** Stored pages in the order of their hashes; missing ones are left out. */
  pages(runId: string, hashes: readonly string[]): Promise<StoredPage.Info[]>;
  /** Calls that needed a person's approval, oldest first. */
  approvals(runId: string): Promise<Approval.Info[]>;
  approval(runId: string, id: string): Promise<Approval.Info | undefined>;
  /** Stores the callback of the workflow that waits. */
  storeCallback(runId: string, id: string, callbackId: string): Promise<void>;
}

/** The key of the nth entry of an attempt. */
export const entryKey = ({ criterion, company, attempt }: AttemptRef, nth: number): string =>
  `${attemptKey({ criterion, company, attempt })}${String(nth).padStart(4, "0")}`;

export const attemptKey = ({ criterion, company, attempt }: AttemptRef): string =>
  `cell#${criterion}#${company}#${attempt}#`;
