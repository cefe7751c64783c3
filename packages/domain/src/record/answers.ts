export interface SessionRef {
  advisor_id: string;
  session_id: string;
}

export interface Store {
  /** What the session asked before, as stored. */
  earlierAsks(session: SessionRef): Promise<unknown>;
  remember(session: SessionRef, what: unknown): Promise<void>;
  /** Stores how an answer was made for thirty days, readable by the advisor who asked. */
  storeTrace(advisorId: string, id: string, trace: unknown): Promise<void>;
  trace(id: string): Promise<{ advisor_id: string; trace: unknown } | undefined>;
}
