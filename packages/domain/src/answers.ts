import type { Section } from "./brokerage/dataset.ts";
import type * as Household from "./household.ts";

/** What an answer begins with, read together. */
export interface Opening {
  household: Household.Info | undefined;
  summary: Section<"account_summary"> | undefined;
  /** What the session was last about, as it was remembered. */
  remembered: unknown;
}

export interface SessionRef {
  advisor_id: string;
  session_id: string;
}

export interface Store {
  open(householdId: string, session: SessionRef | undefined): Promise<Opening>;
  remember(session: SessionRef, what: unknown): Promise<void>;
  /** Keeps how an answer came about, for thirty days, for the advisor who asked. */
  keepTrace(advisorId: string, id: string, trace: unknown): Promise<void>;
  trace(id: string): Promise<{ advisor_id: string; trace: unknown } | undefined>;
}
