import { golden } from "@advisor/scripts/golden/golden";
import { heldOut } from "@advisor/scripts/held-out/held-out";
import { evaluate } from "./run.ts";

/** `npm run eval`: the golden questions against any configured model. */
process.exitCode = await evaluate(process.argv.slice(2), [...golden, ...heldOut], (text) => {
  process.stdout.write(text);
});
