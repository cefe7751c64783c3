import { golden } from "@advisor/scripts/golden/golden";
import { evaluate } from "./run.ts";

/** `npm run eval`: the golden questions against any configured model. */
process.exitCode = await evaluate(process.argv.slice(2), golden, (text) => {
  process.stdout.write(text);
});
