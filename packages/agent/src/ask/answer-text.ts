/** The answer to one question, before it is checked. */
export interface AnswerText {
  text: string;
  /** A table in Markdown; empty when there is none. */
  table: string;
  sources: readonly string[];
  /** The data in which every figure of the text must appear. */
  evidence: readonly unknown[];
  tools: readonly ToolTrace[];
  /** How complete the answer is: 1, or less where a figure is not known. */
  certainty: number;
  /** The question to ask back; null for an answer. */
  question: string | null;
  failed: boolean;
}

export interface ToolTrace {
  tool: string;
  source_id: string | null;
  ms: number;
  error: string | null;
}

/** An answer in words, without a figure. */
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

/** Removes the brackets from anything in data or in a question that looks like a citation. */
export const withoutCitationMarks = (text: string): string =>
  text.replace(/\[(?=(?:tool|doc|web):)/g, "(");
