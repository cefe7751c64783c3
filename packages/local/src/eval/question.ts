/** A question with what its answer must say, one line of `test/questions/<half>/<topic>.tsv`. */
export interface Question {
  /** Its half, topic and line: "development/trades:12". */
  name: string;
  half: string;
  topic: string;
  /** D1 to D12; null asks about none. */
  household: string | null;
  /** Of one conversation, oldest first; the answer to the last one is judged. */
  messages: readonly string[];
  /** Figures, days or words that must stand in the answer, or `nothing`, `asks back`, `refuses`. */
  expected: readonly string[];
  /** Figures or words that must not. */
  forbidden: readonly string[];
  /** Only for the copilot: one tool of each group is called. */
  calls: readonly (readonly string[])[];
  /** Only for the copilot: tools that are not called. */
  never: readonly string[];
  /** Asked of the copilot alone. */
  copilotOnly: boolean;
}

/** The lines of one file. A line that is no question is a mistake of the file, and crashes. */
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
