/** The reply to a question, from either door. */
export interface Reply {
  text: string;
  /** Why the question was not answered; null when it was. */
  unanswered: "asks back" | "refuses" | null;
  /** Why there was no reply at all. */
  failure: string | null;
  /** The tools called, with repetitions. */
  tools: string[];
  ms: number;
}
