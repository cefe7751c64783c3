/** An answer that asks for clarification, split into question and choices. */
export interface AskedBack {
  /** The answer before the choices, as Markdown. */
  question: string;
  /** The possible meanings, as questions that can be sent unchanged. */
  choices: string[];
}

const mostChoices = 8;
const mostCharacters = 200;

/** "Which account? - Joint brokerage - Roth IRA": a question followed by nothing but a list. */
const listed = /^(?<question>[\s\S]*\?)\s*\n(?<list>(?:\s*[-*] [^\n]+(?:\n|$))+)\s*$/;
/** "Do you mean this? "Cash by account."" */
const quoted = /^(?<question>[\s\S]*\?) ["“](?<choice>[^"“”\n]+)["”]\s*$/;

/** Undefined if the answer offers no choices. */
export function askedBack(text: string): AskedBack | undefined {
  const list = listed.exec(text)?.groups;
  const found = list ?? quoted.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { question = "", choice = "" } = found;
  const choices = list === undefined ? [choice] : itemsOf(list.list ?? "");
  const short = choices.every(({ length }) => length <= mostCharacters);
  return short && choices.length <= mostChoices ? { question, choices } : undefined;
}

/** Without Markdown, because a choice is sent as plain text. */
const itemsOf = (list: string): string[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map((line) =>
      line
        .replace(/^[-*] /, "")
        .replaceAll(/\*\*|`/g, "")
        .trim(),
    );

/** "I did not understand "nest", a number, "egg".": the words of the question, each in quotes. */
const misunderstood =
  /I did not understand ((?:"[^"\n]+"|a number)(?:, (?:"[^"\n]+"|a number))*)\./g;

/** The words of a question that its answer says it did not understand. */
export const unknownWords = (answer: string): string[] =>
  [...answer.matchAll(misunderstood)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"\n]+)"/g)].map(([, word = ""]) => word),
  );
