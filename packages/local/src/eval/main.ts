import { helpIfAsked } from "../help.ts";
import { usage } from "./options.ts";
import { allQuestions } from "./questions.ts";
import { evaluate } from "./run.ts";

helpIfAsked(usage);
/** `npm run eval`: asks the stored questions at both doors, with any configured model. */
process.exitCode = await evaluate(process.argv.slice(2), allQuestions(), (text) => {
  process.stdout.write(text);
});
