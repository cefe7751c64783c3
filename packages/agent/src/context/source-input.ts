import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Security from "@advisor/domain/security";
import type * as Task from "@advisor/domain/task";

/** The household reads available to context sources, shared with the turn's tools. */
export interface ContextPorts {
  household(): Promise<Household.Info>;
  snapshot(): Promise<Household.Snapshot>;
  /** The funds among these symbols, by symbol; other symbols are omitted. */
  funds(symbols: string[]): Promise<ReadonlyMap<string, Security.Fund>>;
  tasks(): Promise<Task.Info[]>;
  documents(): Promise<Document.Info[]>;
}

/** The input of each source. */
export interface SourceInput {
  ports: ContextPorts;
  today: Day;
}
