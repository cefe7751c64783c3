import type { Fact, Section, SectionName } from "@advisor/domain/brokerage/dataset";
import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Note from "@advisor/domain/note";
import type { Info as History } from "@advisor/domain/portfolio/household-history";
import type * as Task from "@advisor/domain/task";
import type { Filed } from "@advisor/query/book/facts";
import type { MarketPorts } from "./market-ports.ts";
import type { Sourced } from "./sourced.ts";

/**
 * Everything a tool may ask of the world. A tool names the keys it needs and gets no others; on AWS
 * the same keys decide what its Lambda may reach. `household`, `documents`, `tasks`, `task_changes`, `notes`,
 * `brokerage` and `records` belong to the household of the session, `book` to its advisor: no argument can point them at another one.
 */
export interface Ports extends MarketPorts {
  household: { snapshot(): Promise<Household.Snapshot> };
  documents: {
    list(): Promise<Document.Info[]>;
    /** With the notes and tasks. */
    searchable(): Promise<Document.Paper[]>;
  };
  tasks: {
    create(
      draft: Pick<Task.Info, "title" | "due" | "priority" | "assignee" | "related">,
    ): Promise<Task.Info>;
  };
  /** Undefined when the household has no such task. */
  task_changes: { change(id: string, change: Task.Change): Promise<Task.Info | undefined> };
  notes: { add(draft: Pick<Note.Info, "text" | "meeting">): Promise<Note.Info> };
  /** The brokerage statements of the session's household. */
  brokerage: { section<Name extends SectionName>(name: Name): Promise<Sourced<Section<Name>>> };
  /** Everything on file of the session's household, read together. */
  records: { read(): Promise<Filed> };
  /** How the session's household stood: the newest that is kept of a day or of one before it. */
  past: { before(day: Day): Promise<History | undefined> };
  /** Everything on file of all households of the session's advisor, by name, as it is read. */
  book: { households(wanted: { papers: boolean }): AsyncIterable<BookEntry> };
  facts: { all(): Promise<Sourced<Fact[]>> };
  calendar: { today(): Day };
}

export interface BookEntry {
  /** Of the household. */
  name: string;
  /** Undefined for a household that cannot be read. */
  filed: Filed | undefined;
}
