import { parseArgs } from "node:util";
import type { Log } from "@advisor/adapters/log";
import { priceOf } from "@advisor/domain/spend";
import { openModel, openSpendingFor } from "@advisor/functions/runtime";
import { stripControlCharacters } from "@advisor/terminal/plain";
import { helpIfAsked } from "../help.ts";
import { startParts } from "../parts.ts";
import { runMain } from "../run-main.ts";
import { setDefaults } from "../settings.ts";
import { checkModel } from "./checks.ts";
import { isUsable, reportText } from "./report.ts";

const usage = `npm run model:check [-- --model ID]
Tries the configured model with requests as the copilot makes them, and says what works and what to do
about what does not. Exit codes: 0 usable, 1 not usable, 64 usage.`;

async function main(): Promise<number> {
  helpIfAsked(usage);
  try {
    const { values } = parseArgs({ options: { model: { type: "string" } } });
    if (values.model !== undefined) process.env.MODEL_ID = values.model;
  } catch {
    process.stderr.write(`${usage}\n`);
    return 64;
  }
  setDefaults();
  await startParts(["model"], 0);
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

runMain(main, (error) => `failed: ${String(error)}`);
