import { type BrokerageQuestion, type Letter, sources } from "./question.ts";

/**
 * Questions as lines: household | question | intents CITES/NEEDS | what holds. An earlier question of the
 * session stands before ">>". What holds, parted by ";": a figure or words that must stand there, "!" before
 * what must not, "~" before a figure that may.
 */
export function lines(topic: string, text: string): BrokerageQuestion[] {
  return text
    .trim()
    .split("\n")
    .map((line, index) => question(`${topic}-${String(index + 1).padStart(3, "0")}`, line));
}

function question(id: string, line: string): BrokerageQuestion {
  const [household = "", messages = "", asked = "", holds = ""] = line.split(" | ");
  const [intents = "", letters = ""] = asked.trim().split(" ");
  const [cites = "", needs = cites] = letters.split("/");
  const after = messages.trim().split(" >> ");
  const said = holds.split(";").flatMap((one) => one.trim() || []);
  return {
    id,
    door: "answers",
    household: household.trim(),
    question: after.pop() ?? "",
    after,
    intents: intents.split("+"),
    params: [],
    cites: lettersOf(cites),
    needs: lettersOf(needs),
    figures: said.filter(isFigure),
    words: said.filter((one) => !(isFigure(one) || /^[!~]/.test(one))),
    may: marked("~", said),
    lacks: marked("!", said),
  };
}

const isFigure = (text: string): boolean => /^-?\$[\d,.]+$|^-?[\d.]+ %$|^-?[\d,.]+$/.test(text);

const marked = (mark: string, said: readonly string[]): string[] =>
  said.filter((one) => one.startsWith(mark)).map((one) => one.slice(1));

const isLetter = (letter: string): letter is Letter => letter in sources;
const lettersOf = (letters: string): Letter[] => [...letters].filter(isLetter);
