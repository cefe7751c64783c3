/** A question with its expected answer, from one line of `test/questions/<half>/<topic>.tsv`. */
export interface Question {
  /** The half, topic and line: "development/trades:12". */
  name: string;
  half: string;
  topic: string;
  /** D1 to D12; null for a question without a household. */
  household: string | null;
  /** The messages of one conversation, oldest first; the answer to the last one is judged. */
  messages: readonly string[];
  /** Figures, dates or words that must be in the answer, or `nothing`, `asks back`, `refuses`. */
  expected: readonly string[];
  /** Figures or words that must not be in the answer. */
  forbidden: readonly string[];
  /** Copilot only: one tool of each group must be called. */
  calls: readonly (readonly string[])[];
  /** Copilot only: tools that must not be called. */
  never: readonly string[];
  /** True when the question is only asked of the copilot. */
  copilotOnly: boolean;
}

/** Parses the lines of one file; throws on a malformed line. */
export const parseQuestions = (half: string, topic: string, text: string): Question[] =>
  text
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : question(half, topic, line, index + 1)));

function question(half: string, topic: string, line: string, number: number): Question {
  const name = `${half}/${topic}:${number}`;
  const cells = line.split("\t");
  const [household = "", asked = "", expected = "", forbidden = "", tools] = cells;
  const isWhole = /^(?:D\d+|-)$/.test(household) && asked !== "" && expected + (tools ?? "") !== "";
  if (!isWhole || cells.length > 5) throw new Error(`${name} is no question: ${line}`);
  const groups = items(tools ?? "");
  return {
    name,
    half,
    topic,
    household: household === "-" ? null : household,
    messages: asked.split(" >> "),
    expected: items(expected),
    forbidden: items(forbidden),
    calls: groups.filter((one) => !one.startsWith("!")).map((one) => one.split("|")),
    never: groups.filter((one) => one.startsWith("!")).map((one) => one.slice(1)),
    copilotOnly: tools !== undefined,
  };
}

const items = (cell: string): string[] => cell.split(";").flatMap((one) => one.trim() || []);
