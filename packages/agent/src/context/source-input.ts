import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Security from "@advisor/domain/security";
import type * as Task from "@advisor/domain/task";

/** What the context sources read of the session's household. Reads are shared with the tools of the turn. */
export interface ContextPorts {
  household(): Promise<Household.Info>;
  snapshot(): Promise<Household.Snapshot>;
  /** The funds among the symbols, by symbol; others are left out. */
  funds(symbols: string[]): Promise<ReadonlyMap<string, Security.Fund>>;
  tasks(): Promise<Task.Info[]>;
  documents(): Promise<Document.Info[]>;
}

/** What a source is loaded with. */
export interface SourceInput {
  ports: ContextPorts;
  today: Day;
}
