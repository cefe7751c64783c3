import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Security from "@advisor/domain/security";
import type * as Source from "@advisor/domain/source";
import type * as Task from "@advisor/domain/task";

/** A value with where it came from; the tool passes the source on. */
export interface Sourced<Value> {
  value: Value;
  source: Omit<Source.Info, "source_id">;
}

/**
 * Everything a tool may ask of the world. A tool names the keys it needs and gets no others; on AWS
 * the same keys decide what its Lambda may reach. `household`, `documents` and `tasks` belong to the
 * household of the session: no argument can point them at another one.
 */
export interface Ports {
  household: { snapshot(): Promise<Household.Snapshot> };
  documents: { list(): Promise<Document.Info[]> };
  tasks: {
    create(
      draft: Pick<Task.Info, "title" | "due" | "priority" | "assignee" | "related">,
    ): Promise<Task.Info>;
  };
  quotes: {
    get(
      symbol: string,
    ): Promise<Sourced<{ security: Security.Info; quote: Security.Quote }> | undefined>;
  };
  funds: {
    get(symbol: string): Promise<Sourced<Security.Fund> | undefined>;
    /** The funds among the symbols, by symbol; others are left out. */
    many(symbols: string[]): Promise<ReadonlyMap<string, Security.Fund>>;
  };
  /** Tickers close to what was typed, best first. */
  symbols: { suggest(text: string): Promise<Sourced<string[]>> };
  calendar: { today(): Day };
}
