/** One letter a source of the brokerage tools, as `cites` names them. */
export const sources = {
  A: { source_id: "tool:activity:v1", tool: "get_activity" },
  P: { source_id: "tool:positions:v1", tool: "get_positions" },
  L: { source_id: "tool:positions_list:v1", tool: "get_positions_list" },
  R: { source_id: "tool:performance:v1", tool: "get_performance" },
  Q: { source_id: "tool:quotes:v1", tool: "get_quotes" },
  F: { source_id: "tool:facts:v1", tool: "get_facts" },
  T: { source_id: "tool:transfers:v1", tool: "get_transfers" },
  S: { source_id: "tool:account_summary:v1", tool: "get_account_summary" },
} as const;

export type Letter = keyof typeof sources;

interface Common {
  id: string;
  /** D1 to D12; null asks about none. */
  household: string | null;
  /** Who asks, when it is not the household's own advisor. */
  advisor?: string;
  question: string;
  /** Figures that must stand in the answer: "$193.12", "1.1 %", or a bare number of units. */
  figures: readonly string[];
  /** Texts that must stand in the answer, in any case. */
  words: readonly string[];
  /** Texts that must not. */
  lacks: readonly string[];
}

/** A question to the answers door. */
export interface BrokerageQuestion extends Common {
  door: "answers";
  /** Asked before in the same session, oldest first. */
  after: readonly string[];
  /** The account beside the message. */
  account?: string;
  /** What each part asks for, in order of mention. */
  intents: readonly string[];
  /** What the parts' parameters hold, one record a part; null must be absent. */
  params: readonly Readonly<Record<string, unknown>>[];
  /** Exactly the sources cited, one letter each. */
  cites: readonly Letter[];
  /** Exactly the tools needed, one letter each, once for every part that needs them. */
  needs: readonly Letter[];
  /** Figures that may stand beside `figures`; any other one is a wrong number. */
  may: readonly string[];
  /** The code of the refusal, where the door must not answer at all. */
  fault?: string;
}

/** A question to the copilot; any model that is fit for the product should pass. */
export interface CopilotQuestion extends Common {
  door: "copilot";
  /** One tool of each group is called. */
  calls: readonly (readonly string[])[];
  /** Tools that must not be called. */
  never: readonly string[];
}

export type Golden = BrokerageQuestion | CopilotQuestion;

/** What a row says beside its question; the rest follows from its table. */
export type Expected = Partial<Omit<BrokerageQuestion, "id" | "door" | "question" | "cites">> & {
  /** One letter a source. */
  cites?: string;
};

export type Row = readonly [question: string, expected?: Expected];

/** A table of questions about one thing. Ids count the rows: new ones go to the end. */
export function table(topic: string, usual: Expected, rows: readonly Row[]): BrokerageQuestion[] {
  return rows.map(([question, expected = {}], index) => {
    const { cites: letters = "", ...said } = { ...usual, ...expected };
    const cites = lettersOf(letters);
    return {
      id: `${topic}-${String(index + 1).padStart(2, "0")}`,
      door: "answers",
      household: "D11",
      after: [],
      intents: [topic],
      params: [],
      needs: cites,
      figures: [],
      words: [],
      may: [],
      lacks: [],
      ...said,
      question,
      cites,
    };
  });
}

const isLetter = (letter: string): letter is Letter => letter in sources;

const lettersOf = (letters: string): Letter[] => [...letters].filter(isLetter);
