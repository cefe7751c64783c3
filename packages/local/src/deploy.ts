import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isPermanent } from "../../../stacks/stage.ts";
import { helpIfAsked } from "./help.ts";
import { runMain } from "./run-main.ts";

const usage = `npm run deploy -- --stage NAME [--empty] [options of sst deploy]
Deploys a stage with SST, and loads a development stage with the simulated market data and the fictional
households, unless --empty says not to. The stages that people rely on (production, staging) are never
loaded. Exit codes: 0 deployed, 64 usage, else that of the step that failed.`;

async function main(): Promise<number> {
  helpIfAsked(usage);
  const options = {
    stage: { type: "string" },
    empty: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ options, strict: false });
  const { stage, empty } = values;
  if (typeof stage !== "string") {
    process.stderr.write(`${usage}\n`);
    return 64;
  }
  const own = process.argv.slice(2).filter((argument) => argument !== "--empty");
  const deployed = run("sst", ["deploy", ...own]);
  if (deployed !== 0 || empty === true || isPermanent(stage)) return deployed;
  const seed = fileURLToPath(new URL("./seed.ts", import.meta.url));
  return run(process.execPath, [seed, "--stage", stage, "--households"]);
}

function run(command: string, args: readonly string[]): number {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error !== undefined) throw error;
  return status ?? 1;
}

runMain(main);
