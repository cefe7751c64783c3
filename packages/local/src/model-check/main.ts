import type { Log } from "@advisor/adapters/log";
import { priceOf } from "@advisor/domain/spend";
import { openModel, openSpendingFor } from "@advisor/functions/runtime";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { stripControlCharacters } from "@advisor/terminal/terminal-safe";
import { runCommand } from "../command.ts";
import { startEmulators } from "../emulators.ts";
import { runMain } from "../run-main.ts";
import { setDefaults } from "../settings.ts";
import { checkModel } from "./checks.ts";
import { isUsable, reportText } from "./report.ts";

const usage = `npm run model:check [-- --model ID]
Sends the configured model the kinds of requests that the copilot sends. Reports what works, and what to do
about what does not. Exit codes: 0 usable, 1 not usable, 64 usage.`;

const main = (): Promise<number> =>
  runCommand(usage, () => parseArguments({ options: { model: { type: "string" } } }).values, check);

async function check(asked: { model?: string | undefined }): Promise<number> {
  if (asked.model !== undefined) process.env.MODEL_ID = asked.model;
  setDefaults();
  await startEmulators(["model"], 0);
  const learned: string[] = [];
  const model = openModel({ log: capabilityLog(learned) });
  const price = priceOf(model.id, openSpendingFor(model).prices);
  const rows = await checkModel(model, price);
  process.stdout.write(stripControlCharacters(reportText(model.id, rows, learned)));
  return isUsable(rows) ? 0 : 1;
}

/** Collects the features that the model turns out not to support. */
const capabilityLog = (learned: string[]): Log => ({
  info: (message, { capability, value }) => {
    if (message === "model_capability_learned") learned.push(`${capability}=${value}`);
  },
  error: () => undefined,
});

runMain(main);
