import { helpIfAsked } from "../help.ts";
import { usage } from "./options.ts";
import { allQuestions } from "./questions.ts";
import { evaluate } from "./run.ts";

helpIfAsked(usage);
/** `npm run eval`: the questions on file, at both doors, on any configured model. */
process.exitCode = await evaluate(process.argv.slice(2), allQuestions(), (text) => {
  process.stdout.write(text);
});
