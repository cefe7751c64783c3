/** What is said to one question, before it is checked. */
export interface AnswerText {
  text: string;
  /** In Markdown; empty for none. */
  table: string;
  sources: readonly string[];
  /** What its figures must stand in. */
  evidence: readonly unknown[];
  tools: readonly ToolTrace[];
  /** How far the words are an answer: 1, or less where a figure is not known. */
  certainty: number;
  /** What has to be asked back; null for an answer. */
  question: string | null;
  failed: boolean;
}

export interface ToolTrace {
  tool: string;
  source_id: string | null;
  ms: number;
  error: string | null;
}

/** Words without a figure. */
export const plainAnswer = (text: string, rest: Partial<AnswerText> = {}): AnswerText => ({
  text,
  table: "",
  sources: [],
  evidence: [],
  tools: [],
  certainty: 1,
  question: null,
  failed: false,
  ...rest,
});

export const couldNotRetrieve = "I could not retrieve the data needed to answer.";
