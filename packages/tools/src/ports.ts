import type { Fact, Section, SectionName } from "@advisor/domain/brokerage/dataset";
import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Note from "@advisor/domain/note";
import type { Info as History } from "@advisor/domain/portfolio/household-history";
import type * as Task from "@advisor/domain/task";
import type { StoredRecords } from "@advisor/query/book/facts";
import type { MarketPorts } from "./market-ports.ts";
import type { Sourced } from "./sourced.ts";

/**
 * All outside data a tool can use. A tool declares the keys it needs and gets no others; on AWS,
 * the same keys determine its Lambda's permissions. `household`, `documents`, `tasks`,
 * `task_changes`, `notes`, `brokerage` and `records` are bound to the session's household, and
 * `book` to its advisor. No argument can change that.
 */
export interface Ports extends MarketPorts {
  household: { snapshot(): Promise<Household.Snapshot> };
  documents: {
    list(): Promise<Document.Info[]>;
    /** All documents, notes and tasks. */
    searchable(): Promise<Document.Searchable[]>;
  };
  tasks: {
    create(
      draft: Pick<Task.Info, "title" | "due" | "priority" | "assignee" | "related">,
    ): Promise<Task.Info>;
  };
  /** Undefined if the household has no such task. */
  task_changes: { change(id: string, change: Task.Change): Promise<Task.Info | undefined> };
  notes: { add(draft: Pick<Note.Info, "text" | "meeting">): Promise<Note.Info> };
  /** The brokerage statements of the session's household. */
  brokerage: { section<Name extends SectionName>(name: Name): Promise<Sourced<Section<Name>>> };
  /** All of the household's records, read together. */
  records: { read(): Promise<StoredRecords> };
  /** The household's most recent snapshot on or before a day. */
  past: { before(day: Day): Promise<History | undefined> };
  /** The records of all the advisor's households, in order of name, as they are read. */
  book: { households(wanted: { papers: boolean }): AsyncIterable<BookEntry> };
  facts: { all(): Promise<Sourced<Fact[]>> };
  calendar: { today(): Day };
}

export interface BookEntry {
  /** The household's name. */
  name: string;
  /** Undefined if the household cannot be read. */
  filed: StoredRecords | undefined;
}
