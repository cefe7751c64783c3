/** What came of a question, at either door. */
export interface Reply {
  text: string;
  /** Why it was not answered, where it was not. */
  unanswered: "asks back" | "refuses" | null;
  /** Why no reply came at all. */
  failure: string | null;
  /** Tools called, with repetition. */
  tools: string[];
  ms: number;
}
