import { runCommand } from "../command.ts";
import { runMain } from "../run-main.ts";
import { parseOptions, usage } from "./options.ts";
import { allQuestions } from "./questions.ts";
import { evaluate } from "./run.ts";

const print = (text: string): void => {
  process.stdout.write(text);
};

/** `npm run eval`: asks the stored questions at both doors, with any configured model. */
runMain(() =>
  runCommand(
    usage,
    () => parseOptions(process.argv.slice(2)),
    (chosen) => evaluate(chosen, allQuestions(), print),
  ),
);
