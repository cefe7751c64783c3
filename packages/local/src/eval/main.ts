import { allQuestions } from "./questions.ts";
import { evaluate } from "./run.ts";

/** `npm run eval`: asks the questions on file at both doors, with any configured model. */
process.exitCode = await evaluate(process.argv.slice(2), allQuestions(), (text) => {
  process.stdout.write(text);
});
