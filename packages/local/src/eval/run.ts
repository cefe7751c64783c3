import { advisors } from "@advisor/sample-data/advisors";
import type { AdvisorAccess } from "./advisor-access.ts";
import { askAnswers } from "./ask-answers.ts";
import { askCopilot } from "./ask-copilot.ts";
import { countCodeLines } from "./code-size.ts";
import { type Door, doors } from "./door.ts";
import { judgeReply } from "./judge.ts";
import { checkTopic, type Options } from "./options.ts";
import type { Question } from "./question.ts";
import type { Reply } from "./reply.ts";
import { makeReport, type Result } from "./report.ts";
import { reportText } from "./report-text.ts";
import { openTarget, type Target } from "./target.ts";

interface Turn {
  question: Question;
  door: Door;
}

/** Asks the selected questions and prints a report. Returns the exit code. */
export async function evaluate(
  chosen: Options,
  questions: readonly Question[],
  print: (text: string) => void,
): Promise<number> {
  checkTopic(chosen, new Set(questions.map(({ topic }) => topic)));
  const turns = doors.flatMap((door) =>
    questions
      .filter((question) => isChosen(chosen, door, question))
      .map((question) => ({ question, door })),
  );
  const target = await openTarget(chosen);
  try {
    const results = await askAll(target, turns);
    const made = makeReport(results, turns.length - results.length);
    const size = countCodeLines();
    print(chosen.json ? `${JSON.stringify({ ...made, size }, null, 2)}\n` : reportText(made, size));
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

/** Asks one question after the other, so that the times are those of a single advisor. */
async function askAll(target: Target, turns: readonly Turn[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { question, door } of turns) {
    const token = await target.token(advisorOf(question));
    if (token === undefined) continue;
    const asking = { base: target.base, fetch: target.fetch, token };
    const reply = await ask(asking, question, door).catch(failedReply);
    results.push({ question, door, reply, ...judgeReply(question, reply) });
  }
  return results;
}

const ask = (asking: AdvisorAccess, question: Question, door: Door): Promise<Reply> =>
  door === "answers" ? askAnswers(asking, question) : askCopilot(asking, question);

/** An unreachable server fails the question, not the whole run. */
const failedReply = (error: unknown): Reply => ({
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
