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

/** An append that happens once, however often it is tried. */
export type Appended =
  | { kind: "written"; entries: Entry.Info[]; state: Run.State }
  /** The key was used before: these entries are there in its place. */
  | { kind: "known"; entries: Entry.Info[] };

export interface Append {
  run_id: string;
  /** The place of the entries among what belongs together; whoever writes a place first has it. */
  key: string;
  /** The entries, decided on the run as it is when they are written. Throws to write nothing. */
  make(state: Run.State): Entry.Body[];
}

/** The records of runs, with what is made from them: cells, counters, costs, approvals. */
export interface Store {
  /** Stores a new run without entries; false when the id is taken. */
  create(plan: Run.Plan, state: Run.State): Promise<boolean>;
  get(runId: string): Promise<Run.Info | undefined>;
  /** The advisor's runs, newest first. */
  list(given: {
    advisorId: string;
    cursor: string | undefined;
    limit: number;
  }): Promise<Page<Run.Card>>;
  /** Where the runs of a list stand, in its order. */
  states(runIds: readonly string[]): Promise<(Run.State | undefined)[]>;
  append(append: Append): Promise<Appended>;
  /** Entries after `seq`, in order. */
  after(runId: string, seq: number, limit: number): Promise<Entry.Info[]>;
  /** The entries of one attempt at a cell, in order. */
  attempt(runId: string, cell: AttemptRef): Promise<Entry.Info[]>;
  /** Cells in the order given; undefined for one that was never begun. */
  cells(runId: string, refs: readonly CellRef[]): Promise<(Cell.Info | undefined)[]>;
  /** Cells that were begun, of one criterion or of all, page by page. */
  cellPage(
    runId: string,
    given: { criterion: string | undefined; cursor: string | undefined; limit: number },
  ): Promise<Page<Cell.Info>>;
  keepPages(runId: string, pages: readonly StoredPage.Info[]): Promise<void>;
  /** Stored pages in the order of their hashes; those that are not there are left out. */
  pages(runId: string, hashes: readonly string[]): Promise<StoredPage.Info[]>;
  /** Calls that a person was asked about, the oldest first. */
  approvals(runId: string): Promise<Approval.Info[]>;
  approval(runId: string, id: string): Promise<Approval.Info | undefined>;
  /** Keeps where the workflow that waits is told. */
  awaits(runId: string, id: string, callbackId: string): Promise<void>;
}

/** The place of the nth entry of an attempt. */
export const placeOf = ({ criterion, company, attempt }: AttemptRef, nth: number): string =>
  `${attemptPlace({ criterion, company, attempt })}${String(nth).padStart(4, "0")}`;

export const attemptPlace = ({ criterion, company, attempt }: AttemptRef): string =>
  `cell#${criterion}#${company}#${attempt}#`;
