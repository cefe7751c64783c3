import type { Golden } from "@advisor/scripts/golden/question";
import { advisors } from "@advisor/scripts/sample/advisors";
import { askAnswers } from "./ask-answers.ts";
import { askCopilot } from "./ask-copilot.ts";
import type { Asking } from "./asking.ts";
import { judgeAnswer, judgeTurn } from "./judge.ts";
import { options, usage } from "./options.ts";
import { type Result, report } from "./report.ts";
import { said } from "./say.ts";
import { openTarget, type Target } from "./target.ts";

/** Asks the questions that the arguments choose and prints how it went. Gives the exit code. */
export async function evaluate(
  args: readonly string[],
  questions: readonly Golden[],
  print: (text: string) => void,
): Promise<number> {
  const chosen = options(args);
  if (chosen === undefined) {
    print(`${usage}\n`);
    return 64;
  }
  const wanted = questions.filter(
    ({ id, door }) => id.startsWith(chosen.only) && (chosen.door === "all" || chosen.door === door),
  );
  const target = await openTarget(chosen);
  try {
    const results = await askAll(target, wanted);
    const made = report(results, chosen["min-pass"], wanted.length - results.length);
    print(chosen.json ? `${JSON.stringify(made, null, 2)}\n` : said(made));
    return made.holds ? 0 : 1;
  } finally {
    await target.close();
  }
}

/** One after the other, so that the times are those of one advisor. */
async function askAll(target: Target, questions: readonly Golden[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const question of questions) {
    const token = await target.token(advisorOf(question));
    if (token === undefined) continue;
    const asking = { base: target.base, fetch: target.fetch, token };
    results.push(await askOne(asking, question).catch((error) => failed(question, error)));
  }
  return results;
}

async function askOne(asking: Asking, question: Golden): Promise<Result> {
  if (question.door === "answers") {
    const told = await askAnswers(asking, question);
    return { question, text: told.text, ms: told.ms, ...judgeAnswer(question, told) };
  }
  const told = await askCopilot(asking, question);
  return { question, text: told.text, ms: told.ms, ...judgeTurn(question, told) };
}

/** A server that cannot be reached fails the question and not the whole run. */
const failed = (question: Golden, error: unknown): Result => ({
  question,
  text: "",
  ms: 0,
  faults: [`failed: ${String(error)}`],
  wrong: [],
  minimal: false,
  grounded: false,
});

function advisorOf({ advisor, household }: Golden): string {
  const id = `hh_${household?.toLowerCase()}`;
  const own = advisors.find(({ households }) => households.includes(id)) ?? advisors[0];
  return advisor ?? own?.advisor_id ?? "";
}
