import { advisors } from "@advisor/sample-data/advisors";
import { askAnswers } from "./ask-answers.ts";
import { askCopilot } from "./ask-copilot.ts";
import type { Asking } from "./asking.ts";
import { type Door, doors } from "./door.ts";
import { judge } from "./judge.ts";
import { type Options, options, usage } from "./options.ts";
import type { Question } from "./question.ts";
import type { Reply } from "./reply.ts";
import { type Result, report } from "./report.ts";
import { said } from "./say.ts";
import { sizeOfReader } from "./size.ts";
import { openTarget, type Target } from "./target.ts";

interface Turn {
  question: Question;
  door: Door;
}

/** Asks the questions that the arguments choose and prints how it went. Gives the exit code. */
export async function evaluate(
  args: readonly string[],
  questions: readonly Question[],
  print: (text: string) => void,
): Promise<number> {
  const chosen = options(args);
  if (chosen === undefined) {
    print(`${usage}\n`);
    return 64;
  }
  const turns = doors.flatMap((door) =>
    questions
      .filter((question) => isChosen(chosen, door, question))
      .map((question) => ({ question, door })),
  );
  const target = await openTarget(chosen);
  try {
    const results = await askAll(target, turns);
    const made = report(results, turns.length - results.length);
    const size = sizeOfReader();
    print(chosen.json ? `${JSON.stringify({ ...made, size }, null, 2)}\n` : said(made, size));
    return made.failed === 0 && results.length > 0 ? 0 : 1;
  } finally {
    await target.close();
  }
}

const isChosen = (chosen: Options, door: Door, question: Question): boolean =>
  (chosen.door === "all" || chosen.door === door) &&
  (chosen.half ?? question.half) === question.half &&
  (chosen.set ?? question.topic) === question.topic &&
  (door === "copilot" || !question.copilotOnly);

/** One after the other, so that the times are those of one advisor. */
async function askAll(target: Target, turns: readonly Turn[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { question, door } of turns) {
    const token = await target.token(advisorOf(question));
    if (token === undefined) continue;
    const asking = { base: target.base, fetch: target.fetch, token };
    const reply = await ask(asking, question, door).catch(lost);
    results.push({ question, door, reply, ...judge(question, reply) });
  }
  return results;
}

const ask = (asking: Asking, question: Question, door: Door): Promise<Reply> =>
  door === "answers" ? askAnswers(asking, question) : askCopilot(asking, question);

/** A server that cannot be reached fails the question and not the whole run. */
const lost = (error: unknown): Reply => ({
  text: "",
  unanswered: null,
  failure: String(error),
  tools: [],
  ms: 0,
});

function advisorOf({ household }: Question): string {
  const id = `hh_${household?.toLowerCase()}`;
  const own = advisors.find(({ households }) => households.includes(id)) ?? advisors[0];
  return own?.advisor_id ?? "";
}
