/** An answer that asks which reading was meant, apart from the readings it offers. */
export interface AskedBack {
  /** The answer up to the choices, as markdown. */
  question: string;
  /** What can be meant, in words that can be asked as they are. */
  choices: string[];
}

const mostChoices = 8;
const mostCharacters = 200;

/** "Which account? - Joint brokerage - Roth IRA": a question with a list behind it, and nothing more. */
const listed = /^(?<question>[\s\S]*\?)\s*\n(?<list>(?:\s*[-*] [^\n]+(?:\n|$))+)\s*$/;
/** "Do you mean this? "Cash by account."" */
const quoted = /^(?<question>[\s\S]*\?) ["“](?<choice>[^"“”\n]+)["”]\s*$/;

/** Undefined for an answer that offers no choice. */
export function askedBack(text: string): AskedBack | undefined {
  const list = listed.exec(text)?.groups;
  const found = list ?? quoted.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { question = "", choice = "" } = found;
  const choices = list === undefined ? [choice] : itemsOf(list.list ?? "");
  const short = choices.every(({ length }) => length <= mostCharacters);
  return short && choices.length <= mostChoices ? { question, choices } : undefined;
}

/** Without the marks of markdown: a choice is asked as plain words. */
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
