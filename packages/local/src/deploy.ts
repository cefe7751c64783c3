import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { usageFault } from "@advisor/terminal/exit-code";
import { isPermanent, stageNameProblem, stageOf } from "../../../stacks/stage.ts";
import { runCommand } from "./command.ts";
import { runMain } from "./run-main.ts";

const usage = `npm run deploy -- --stage NAME [--empty] [options of sst deploy]
Deploys a stage with SST, then loads a development stage with the simulated market data and the fictional
households. --empty skips the loading. The permanent stages (production, staging) are never loaded.
Exit codes: 0 deployed, 1 a setting is wrong, 64 usage, otherwise that of the step that failed.`;

const main = (): Promise<number> => runCommand(usage, options, deploy);

interface DeployOptions {
  stage: string;
  empty: boolean;
}

/** Options that are not ours are those of `sst deploy`. */
function options(): DeployOptions {
  const { values } = parseArgs({
    options: { stage: { type: "string" }, empty: { type: "boolean" } },
    strict: false,
  });
  const { stage, empty } = values;
  if (typeof stage !== "string") throw usageFault("stage", "Name the stage: --stage NAME.");
  const problem = stageNameProblem(stage);
  if (problem !== undefined) throw usageFault("stage", `The stage name "${stage}" ${problem}.`);
  return { stage, empty: empty === true };
}

async function deploy({ stage, empty }: DeployOptions): Promise<number> {
  // SST would find a wrong setting only after it has installed its own tools.
  stageOf(stage, process.env);
  const own = process.argv.slice(2).filter((argument) => argument !== "--empty");
  const deployed = run("sst", ["deploy", ...own]);
  if (deployed !== 0 || empty || isPermanent(stage)) return deployed;
  const seed = fileURLToPath(new URL("./seed.ts", import.meta.url));
  return run(process.execPath, [seed, "--stage", stage, "--households"]);
}

function run(command: string, args: readonly string[]): number {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error !== undefined) throw error;
  return status ?? 1;
}

runMain(main);
