export interface SessionRef {
  advisor_id: string;
  session_id: string;
}

export interface Store {
  /** What the session was last about, as it was stored. */
  remembered(session: SessionRef): Promise<unknown>;
  remember(session: SessionRef, what: unknown): Promise<void>;
  /** Keeps how an answer came about, for thirty days, for the advisor who asked. */
  keepTrace(advisorId: string, id: string, trace: unknown): Promise<void>;
  trace(id: string): Promise<{ advisor_id: string; trace: unknown } | undefined>;
}
